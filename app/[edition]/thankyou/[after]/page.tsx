import { notFound } from 'next/navigation'
import { readThankYouAfter, thankYouMetadata, thankYouPage } from '@/app/[edition]/thankyou/ThankYouPage'

export const generateMetadata = thankYouMetadata

type Props = { readonly params: Promise<{ readonly edition: string; readonly after: string }> }

export default async function ThankYouAfterPage(props: Props) {
  const choices = readThankYouAfter((await props.params).after)
  return choices ? thankYouPage(props, choices) : notFound()
}
