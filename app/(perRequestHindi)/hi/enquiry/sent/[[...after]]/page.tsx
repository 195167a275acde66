import { ownThankYouPage } from '@/app/(perRequest)/enquiry/sent/[[...after]]/ownThankYouPage'

export const dynamic = 'force-dynamic'

const { metadata, OwnThankYouPage } = ownThankYouPage('hi')

export { metadata }
export default OwnThankYouPage
