import 'server-only'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { ThankYou, type ThankYouAfter } from '@/components/ThankYou/ThankYou'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { pageMetadata } from './pageMetadata'
import { pageNumbers } from './pageNumbers'

const PAGE = {
  pageType: 'thankyou',
  pageName: 'Thank you',
  path: '/thankyou',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const thankYouMetadata = pageMetadata({
  ...pageWordsFor(PAGE.language).heads.thankYou,
  path: PAGE.path,
  isListed: false,
})

/** Where every stored lead leads to; after a marketing page with its plan, and with the promise of its file; with or without its survey. */
export function thankYouPage(after?: ThankYouAfter, hasSurvey = false) {
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <ThankYou page={PAGE} numbers={numbers} after={after} hasSurvey={hasSurvey} />
    </SiteShell>
  )
}
