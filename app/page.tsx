import { CostOverview } from '@/components/CostChart/CostOverview'
import { Faqs } from '@/components/Faqs/Faqs'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { faqJsonLd, organisationJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { PartnerBanner } from '@/components/PartnerBanner/PartnerBanner'
import { ServedCities } from '@/components/ServedCities/ServedCities'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { TreatmentList } from '@/components/TreatmentList/TreatmentList'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { config } from '@/server/config'
import { pageMetadata } from './pageMetadata'
import { pageNumbers } from './pageNumbers'

const PAGE = { pageType: 'Home', pageName: 'Home', path: '/', tier: 3, language: 'en' } satisfies LeadFormPage
const own = pageWordsFor(PAGE.language)

export const metadata = pageMetadata({ ...own.heads.home, path: PAGE.path })

export default function HomePage() {
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
      </PageHero>
      <PageSections>
        <PageSection id="treatments" title={home.treatmentsTitle} intro={own.home.departmentsLead}>
          <TreatmentList language={PAGE.language} />
        </PageSection>
        <PageSection id="how-it-works" title={home.howTitle}>
          <HowItWorks language={PAGE.language} />
        </PageSection>
        <PageSection title={home.citiesTitle} intro={own.home.citiesLead}>
          <ServedCities language={PAGE.language} />
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
