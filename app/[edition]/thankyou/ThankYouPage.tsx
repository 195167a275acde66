import 'server-only'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { ThankYou, type ThankYouAfter } from '@/components/pages/ThankYou/ThankYou'
import { thankYouCopy } from '@/content/copy/thankYou'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

const PAGE = {
  pageType: 'thankyou',
  pageName: 'Thank you',
  path: '/thankyou',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const thankYouMetadata = pageMetadata({
  ...thankYouCopy[PAGE.language].head,
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
