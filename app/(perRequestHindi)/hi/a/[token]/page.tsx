import { ownPage } from '@/app/(perRequest)/a/[token]/ownPage'

const { metadata, Page } = ownPage('hi')

export { metadata }
export default Page
