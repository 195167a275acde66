import { ownThankYouPage } from '@/app/(perRequest)/enquiry/sent/[[...after]]/ownThankYouPage'

const { metadata, OwnThankYouPage } = ownThankYouPage('en')

export { metadata }
export default OwnThankYouPage
