import 'server-only'
import type { Metadata } from 'next'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { THANK_YOU_AFTER, ThankYou, type ThankYouChoices } from '@/components/pages/ThankYou/ThankYou'
import { thankYouCopy } from '@/content/copy/thankYou'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { type Language, pathIn } from '@/model/page/language'
import { THANK_YOU_SURVEY } from '@/model/page/thankYouAddress'

export async function thankYouMetadata(props: EditionParams): Promise<Metadata> {
  const page = thankYouPageContext(await languageOf(props))
  return pageMetadata(page, { ...thankYouCopy[page.language].head, isListed: false })
}

export const thankYouPageContext = (language: Language) =>
  publicPage({
    pageType: 'thankyou',
    pageName: 'Thank you',
    path: pathIn(language, '/thankyou'),
    language,
  })

/**
 * What the address's query asks for, as model/page/address.ts writes it: `plan`, `pdf`, `survey`, `plan_survey` …;
 * undefined for what it never writes.
 */
export function readThankYouAfter(text?: string): ThankYouChoices | undefined {
  if (text === undefined) return {}
  const parts = text.split('_')
  const after = THANK_YOU_AFTER.find((name) => name === parts[0])
  const [survey, ...more] = after ? parts.slice(1) : parts
  const isKnown = more.length === 0 && (survey === undefined || survey === THANK_YOU_SURVEY)
  return isKnown ? { after, hasSurvey: survey === THANK_YOU_SURVEY } : undefined
}

/** What everybody gets at the address that a stored lead leads to; who has sent one gets a page of their own there. */
export async function thankYouPage(props: EditionParams, choices: ThankYouChoices = {}) {
  const page = thankYouPageContext(await languageOf(props))
  return (
    <PublicPage page={page}>
      <ThankYou {...choices} page={page} />
    </PublicPage>
  )
}
