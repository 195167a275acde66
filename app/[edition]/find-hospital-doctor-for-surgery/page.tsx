import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { FindPage } from '@/components/pages/Search/FindPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { landingCopy } from '@/content/copy/landing'

const { pageName, title, description, formTitle, formLead } = landingCopy.find

const PAGE = {
  pageType: 'Home',
  pageName,
  path: '/find-hospital-doctor-for-surgery',
  tier: 3,
  language: 'en',
} satisfies PageContext

/** It shows once more what the home page leads to, so search engines are shown that one only. */
export const metadata = pageMetadata({ title, description, path: PAGE.path, isListed: false })

export default async function FindHospitalOrDoctorPage() {
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
