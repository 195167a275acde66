import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { FindPage } from '@/components/FindPage/FindPage'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { landingWords } from '@/content/words/landing'
import { taggedBy } from '@/server/documents/cacheTags'

const { pageName, title, description, formTitle, formLead } = landingWords.find

const PAGE = {
  pageType: 'Home',
  pageName,
  path: '/find-hospital-doctor-for-surgery',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

/** It shows once more what the home page leads to, so search engines are shown that one only. */
export const metadata = pageMetadata({ title, description, path: PAGE.path, isListed: false })

export default async function FindHospitalOrDoctorPage() {
  taggedBy('departments', 'treatments', 'cities')
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <FindPage
        page={PAGE}
        numbers={numbers}
        form={<LeadForm page={PAGE} heading={formTitle} description={formLead} {...numbers} />}
      />
    </SiteShell>
  )
}
