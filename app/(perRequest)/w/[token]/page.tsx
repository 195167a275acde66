import { waitingPage } from '@/app/(perRequest)/w/[token]/waitingPage'

const { metadata, Page } = waitingPage('en')

export { metadata }
export default Page
