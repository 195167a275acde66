import { thankYouMetadata, thankYouPage } from '@/app/[edition]/thankyou/ThankYouPage'

export const metadata = thankYouMetadata

export default function ThankYouPage() {
  return thankYouPage()
}
