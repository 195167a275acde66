import { ownThankYouPage } from '@/app/(perRequest)/enquiry/sent/[[...after]]/ownThankYouPage'

const { metadata, OwnThankYouPage } = ownThankYouPage('hi')

export { metadata }
export default OwnThankYouPage
