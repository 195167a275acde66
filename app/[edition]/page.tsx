import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { Metadata } from 'next'
import { pathIn } from '@/model/page/language'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'
import { CostOverview } from '@/components/pages/Cost/CostOverview'
import { Faqs } from '@/components/ui/Faqs'
import {
  CityLinks,
  CommonTreatments,
  DepartmentTiles,
  NewestArticles,
} from '@/components/pages/Home/HomeLists'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { organisationJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { PageHero } from '@/components/ui/PageHero'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { PartnerBanner } from '@/components/pages/Company/PartnerBanner'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { treatmentCopy } from '@/content/copy/treatments'
import { departmentTileCopy, homeCopy, homeListCopy } from '@/content/copy/home'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  return pageMetadata({ ...homeCopy[language].head, path: pathIn(language, '/'), language })
}

export default async function HomePage(props: EditionParams) {
  const language = await languageOf(props)
  const page = publicPage({ pageType: 'Home', pageName: 'Home', path: pathIn(language, '/'), language })
  const home = homeCopy[language]
  const lists = homeListCopy[language]
  const numbers = pageNumbers(page)
  return (
    <PublicPage page={page} things={(_, siteUrl) => [organisationJsonLd(siteUrl)]} faqs={home.faqs}>
      <PageHero form={<LeadForm page={page} />} below={<CostOverview language={language} />}>
        <h1>{home.title}</h1>
        <p className="lead">{home.lead}</p>
        <ActionButtons section="default" page={page} numbers={numbers} isQuiet />
      </PageHero>
      <PageSections>
        <PageSection title={departmentTileCopy[language].title}>
          <DepartmentTiles language={language} />
        </PageSection>
        <PageSection id="treatments" title={lists.treatmentsTitle} intro={home.departmentsLead}>
          <CommonTreatments language={language} />
        </PageSection>
        <PageSection id="how-it-works" title={home.howTitle}>
          <HowItWorks language={language} />
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
    </PublicPage>
  )
}
