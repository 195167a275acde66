import { notFound } from 'next/navigation'
import { thankYouMetadata, thankYouPage } from '@/app/[edition]/thankyou/ThankYouPage'
import { THANK_YOU_AFTER } from '@/components/pages/ThankYou/ThankYou'
import { THANK_YOU_SURVEY } from '@/model/page/thankYouAddress'

export const generateMetadata = thankYouMetadata

type Props = { readonly params: Promise<{ readonly edition: string; readonly after: string }> }

/** What the address's query asks for, as model/page/address.ts writes it: `plan`, `pdf`, `survey`, `plan_survey` … */
export default async function ThankYouAfterPage(props: Props) {
  const parts = (await props.params).after.split('_')
  const after = THANK_YOU_AFTER.find((name) => name === parts[0])
  const [survey, ...more] = after ? parts.slice(1) : parts
  const isKnown = more.length === 0 && (survey === undefined || survey === THANK_YOU_SURVEY)
  return isKnown ? thankYouPage(props, after, survey === THANK_YOU_SURVEY) : notFound()
}
