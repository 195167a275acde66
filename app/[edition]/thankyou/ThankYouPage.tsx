import 'server-only'
import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { ThankYou, type ThankYouAfter } from '@/components/pages/ThankYou/ThankYou'
import { thankYouCopy } from '@/content/copy/thankYou'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'

const PAGE = publicPage({ pageType: 'thankyou', pageName: 'Thank you', path: '/thankyou' })

export const thankYouMetadata = pageMetadata({
  ...thankYouCopy[PAGE.language].head,
  path: PAGE.path,
  isListed: false,
})

/** Where every stored lead leads to; after a marketing page with its plan, and with the promise of its file; with or without its survey. */
export function thankYouPage(after?: ThankYouAfter, hasSurvey = false) {
  return (
    <PublicPage page={PAGE}>
      <ThankYou page={PAGE} numbers={pageNumbers(PAGE)} after={after} hasSurvey={hasSurvey} />
    </PublicPage>
  )
}
