import { waitingPage } from '@/app/(perRequest)/w/[token]/waitingPage'

const { metadata, Page } = waitingPage('hi')

export { metadata }
export default Page
