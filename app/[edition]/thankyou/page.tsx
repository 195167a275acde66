import type { EditionParams } from '@/app/_document/edition'
import { thankYouMetadata, thankYouPage } from '@/app/[edition]/thankyou/ThankYouPage'

export const generateMetadata = thankYouMetadata

export default function ThankYouPage(props: EditionParams) {
  return thankYouPage(props)
}
