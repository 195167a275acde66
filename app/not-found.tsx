import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { TreatmentList } from '@/components/TreatmentList/TreatmentList'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { pageNumbers } from './pageNumbers'

const PAGE = {
  pageType: 'Error',
  pageName: 'Page not found',
  path: '/not-found',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage
const { title, description } = pageWordsFor(PAGE.language).heads.notFound

export const metadata = { title, description }

/** Answered with status 404 wherever nothing is found. */
export default function NotFound() {
  const { notFound } = messagesFor(PAGE.language)
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />}>
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.body}</p>
        <p className="actions">
          <a href="/" className="button">
            {notFound.home}
          </a>
        </p>
      </PageHero>
      <PageSections>
        <PageSection title={notFound.treatments}>
          <TreatmentList language={PAGE.language} />
        </PageSection>
      </PageSections>
    </SiteShell>
  )
}
