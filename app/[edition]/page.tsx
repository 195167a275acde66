import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { Faqs } from '@/components/ui/Faqs'
import {
  CityLinks,
  CommonTreatments,
  CostOverview,
  DepartmentTiles,
  Doors,
  MoreLink,
  NewestArticles,
} from '@/components/pages/Home/HomeLists'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { organisationJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { Scene } from '@/components/ui/Scene'
import { PageHero } from '@/components/ui/PageHero'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { PartnerBanner } from '@/components/pages/Company/PartnerBanner'
import { type EditionParams, editionPage } from '@/app/_document/edition'
import { doctorsToBook } from './_lists/peopleFor'
import { PublicPage } from '@/app/_document/PublicPage'
import { treatmentCopy } from '@/content/copy/treatments'
import { departmentTileCopy, homeCopy, homeListCopy } from '@/content/copy/home'

const PAGE = { pageType: 'Home', pageName: 'Home', path: '/' } as const

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const page = await editionPage(props, PAGE)
  return pageMetadata(page, homeCopy[page.language].head)
}

export default async function HomePage(props: EditionParams) {
  const page = await editionPage(props, PAGE)
  const { language } = page
  const home = homeCopy[language]
  const lists = homeListCopy[language]
  const doctors = await doctorsToBook()
  return (
    <PublicPage page={page} things={(_, siteUrl) => [organisationJsonLd(siteUrl)]} faqs={home.faqs}>
      <PageHero form={<Scene name="home" isOpening />}>
        <h1>{home.title}</h1>
        <p className="lead">{home.lead}</p>
        <SearchForm language={language} hasCities />
        <Doors language={language} />
      </PageHero>
      <PageSections>
        {doctors.length > 0 && (
          <PageSection title={home.doctorsTitle} intro={home.doctorsLead}>
            <DoctorCards doctors={doctors} language={language} isByDistance />
            <MoreLink href="/doctors?sort=soonest" language={language}>
              {home.doctorsAll}
            </MoreLink>
          </PageSection>
        )}
        <CostOverview language={language} />
        <PageSection title={departmentTileCopy[language].title}>
          <DepartmentTiles language={language} />
        </PageSection>
        <PageSection id="treatments" title={lists.treatmentsTitle} intro={home.departmentsLead}>
          <CommonTreatments language={language} />
        </PageSection>
        <PageSection title={lists.articlesTitle}>
          <NewestArticles language={language} />
        </PageSection>
        <PageSection title={home.citiesTitle} intro={home.citiesLead}>
          <CityLinks language={language} />
        </PageSection>
        <PageSection title={treatmentCopy[language].faqs}>
          <Faqs faqs={home.faqs} />
        </PageSection>
        <PartnerBanner language={language} />
      </PageSections>
      <PageHero form={<LeadForm page={page} />} isDeep>
        <h2 id="how-it-works">{home.howTitle}</h2>
        <HowItWorks language={language} isNarrow />
        <ActionButtons section="default" page={page} isQuiet />
      </PageHero>
    </PublicPage>
  )
}
