import { ownThankYouPage } from '@/app/(perRequest)/enquiry/sent/[[...after]]/ownThankYouPage'

export const dynamic = 'force-dynamic'

const { metadata, OwnThankYouPage } = ownThankYouPage('en')

export { metadata }
export default OwnThankYouPage
