import { notFound } from 'next/navigation'
import { thankYouMetadata, thankYouPage } from '@/app/thankYouPage'
import { THANK_YOU_AFTER } from '@/components/ThankYou/ThankYou'

export const metadata = thankYouMetadata

type Props = { readonly params: Promise<{ readonly after: string }> }

/** After a marketing page; next.config.js leads here by the query that thankYouAddress writes. */
export default async function ThankYouAfterPage({ params }: Props) {
  const { after } = await params
  return thankYouPage(THANK_YOU_AFTER.find((one) => one === after) ?? notFound())
}
