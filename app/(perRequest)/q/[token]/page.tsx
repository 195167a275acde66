import { turnPage } from '@/app/(perRequest)/q/[token]/turnPage'

const { metadata, Page } = turnPage('en')

export { metadata }
export default Page
