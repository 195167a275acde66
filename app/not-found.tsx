import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageOpening } from '@/components/PageOpening/PageOpening'
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
  const { notFound, home } = messagesFor(PAGE.language)
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <PageOpening title={notFound.title} lead={notFound.body}>
        <p>
          <a href="/" className="button">
            {notFound.home}
          </a>
        </p>
        <h2>{notFound.treatments}</h2>
        <TreatmentList language={PAGE.language} />
      </PageOpening>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />}>
        <h2>{home.howTitle}</h2>
        <HowItWorks language={PAGE.language} isNarrow />
      </PageHero>
    </SiteShell>
  )
}
