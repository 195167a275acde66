import 'server-only'
import type { Metadata } from 'next'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { ThankYou, type ThankYouAfter } from '@/components/pages/ThankYou/ThankYou'
import { thankYouCopy } from '@/content/copy/thankYou'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pathIn } from '@/model/page/language'
import { pageNumbers } from '@/content/brand'

export async function thankYouMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const path = pathIn(language, '/thankyou')
  return pageMetadata({ ...thankYouCopy[language].head, path, isListed: false, language })
}

/** Where every stored lead leads to; after a marketing page with its plan, and with the promise of its file; with or without its survey. */
export async function thankYouPage(props: EditionParams, after?: ThankYouAfter, hasSurvey = false) {
  const language = await languageOf(props)
  const path = pathIn(language, '/thankyou')
  const page = publicPage({ pageType: 'thankyou', pageName: 'Thank you', path, language })
  return (
    <PublicPage page={page}>
      <ThankYou page={page} numbers={pageNumbers(page)} after={after} hasSurvey={hasSurvey} />
    </PublicPage>
  )
}
