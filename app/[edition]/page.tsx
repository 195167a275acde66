import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { CostOverview } from '@/components/CostChart/CostOverview'
import { Faqs } from '@/components/Faqs/Faqs'
import {
  CityLinks,
  CommonTreatments,
  DepartmentTiles,
  NewestArticles,
} from '@/components/HomeLists/HomeLists'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { faqJsonLd, organisationJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { PartnerBanner } from '@/components/PartnerBanner/PartnerBanner'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { departmentTileWords, homeWords } from '@/content/words/home'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

const PAGE = { pageType: 'Home', pageName: 'Home', path: '/', tier: 3, language: 'en' } satisfies LeadFormPage
const own = pageWordsFor(PAGE.language)

export const metadata = pageMetadata({ ...own.heads.home, path: PAGE.path })

export default async function HomePage() {
  taggedBy('departments', 'treatments', 'costs', 'articles', 'cities')
  const { home, treatment } = messagesFor(PAGE.language)
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <PageHero
        form={<LeadForm page={PAGE} {...numbers} />}
        below={<CostOverview language={PAGE.language} />}
      >
        <h1>{home.title}</h1>
        <p className="lead">{home.lead}</p>
        <ActionButtons section="default" page={PAGE} numbers={numbers} isQuiet />
      </PageHero>
      <PageSections>
        <PageSection title={departmentTileWords.en.title}>
          <DepartmentTiles />
        </PageSection>
        <PageSection id="treatments" title={homeWords.treatmentsTitle} intro={own.home.departmentsLead}>
          <CommonTreatments />
        </PageSection>
        <PageSection id="how-it-works" title={home.howTitle}>
          <HowItWorks language={PAGE.language} />
        </PageSection>
        <PageSection title={homeWords.articlesTitle}>
          <NewestArticles />
        </PageSection>
        <PageSection title={home.citiesTitle} intro={own.home.citiesLead}>
          <CityLinks />
        </PageSection>
        <PageSection title={treatment.faqs}>
          <Faqs faqs={own.home.faqs} />
        </PageSection>
        <PartnerBanner language={PAGE.language} />
      </PageSections>
      <JsonLd things={[organisationJsonLd(config().siteUrl), faqJsonLd(own.home.faqs)]} />
    </SiteShell>
  )
}
