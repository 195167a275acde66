import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { DepartmentLinks } from '@/components/TreatmentList/DepartmentLinks'
import { TreatmentList } from '@/components/TreatmentList/TreatmentList'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { config } from '@/server/config'
import { pageMetadata } from '../pageMetadata'
import { pageNumbers } from '../pageNumbers'

const PAGE = {
  pageType: 'Treatment',
  pageName: 'All treatments',
  path: '/treatment',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage
const own = pageWordsFor(PAGE.language)

export const metadata = pageMetadata({ ...own.heads.treatments, path: PAGE.path })

export default function TreatmentsPage() {
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: own.shell.home, path: '/' },
    { name: own.treatments.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />}>
        <h1>{own.treatments.title}</h1>
        <p className="lead">{own.treatments.lead}</p>
        <p>{own.home.departmentsLead}</p>
        <DepartmentLinks language={PAGE.language} />
      </PageHero>
      <PageSections>
        <PageSection title={messagesFor(PAGE.language).home.allTreatments}>
          <TreatmentList language={PAGE.language} />
        </PageSection>
      </PageSections>
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
    </SiteShell>
  )
}
