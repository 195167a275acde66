import { thankYouMetadata, thankYouPage } from '@/app/thankYouPage'

export const metadata = thankYouMetadata

export default function ThankYouPage() {
  return thankYouPage()
}
