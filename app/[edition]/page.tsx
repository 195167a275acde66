import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
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
import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { treatmentCopy } from '@/content/copy/treatments'
import { departmentTileCopy, homeCopy, homeListCopy } from '@/content/copy/home'

const PAGE = publicPage({ pageType: 'Home', pageName: 'Home', path: '/' })

export const metadata = pageMetadata({ ...homeCopy[PAGE.language].head, path: PAGE.path })

export default async function HomePage() {
  const home = homeCopy[PAGE.language]
  const treatment = treatmentCopy[PAGE.language]
  const numbers = pageNumbers(PAGE)
  return (
    <PublicPage page={PAGE} things={(_, siteUrl) => [organisationJsonLd(siteUrl)]} faqs={home.faqs}>
      <PageHero form={<LeadForm page={PAGE} />} below={<CostOverview language={PAGE.language} />}>
        <h1>{home.title}</h1>
        <p className="lead">{home.lead}</p>
        <ActionButtons section="default" page={PAGE} numbers={numbers} isQuiet />
      </PageHero>
      <PageSections>
        <PageSection title={departmentTileCopy.en.title}>
          <DepartmentTiles />
        </PageSection>
        <PageSection id="treatments" title={homeListCopy.treatmentsTitle} intro={home.departmentsLead}>
          <CommonTreatments />
        </PageSection>
        <PageSection id="how-it-works" title={home.howTitle}>
          <HowItWorks language={PAGE.language} />
        </PageSection>
        <PageSection title={homeListCopy.articlesTitle}>
          <NewestArticles />
        </PageSection>
        <PageSection title={home.citiesTitle} intro={home.citiesLead}>
          <CityLinks />
        </PageSection>
        <PageSection title={treatment.faqs}>
          <Faqs faqs={home.faqs} />
        </PageSection>
        <PartnerBanner language={PAGE.language} />
      </PageSections>
    </PublicPage>
  )
}
