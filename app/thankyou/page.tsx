import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { ThankYou } from '@/components/ThankYou/ThankYou'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { pageMetadata } from '../pageMetadata'
import { pageNumbers } from '../pageNumbers'

const PAGE = {
  pageType: 'thankyou',
  pageName: 'Thank you',
  path: '/thankyou',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const metadata = pageMetadata({
  ...pageWordsFor(PAGE.language).heads.thankYou,
  path: PAGE.path,
  isListed: false,
})

export default function ThankYouPage() {
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <ThankYou language={PAGE.language} numbers={numbers} />
    </SiteShell>
  )
}
