import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'
import { FindPage } from '@/components/pages/Search/FindPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { landingCopy } from '@/content/copy/landing'

const { pageName, title, description, formTitle, formLead } = landingCopy.find

const PAGE = publicPage({ pageType: 'Home', pageName, path: '/find-hospital-doctor-for-surgery' })

/** It shows once more what the home page leads to, so search engines are shown that one only. */
export const metadata = pageMetadata({ title, description, path: PAGE.path, isListed: false })

export default async function FindHospitalOrDoctorPage() {
  const numbers = pageNumbers(PAGE)
  return (
    <PublicPage page={PAGE}>
      <FindPage
        page={PAGE}
        numbers={numbers}
        form={<LeadForm page={PAGE} heading={formTitle} description={formLead} />}
      />
    </PublicPage>
  )
}
