import { ownPage } from '@/app/(perRequest)/a/[token]/ownPage'

const { metadata, Page } = ownPage('en')

export { metadata }
export default Page
