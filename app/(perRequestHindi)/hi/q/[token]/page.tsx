import { turnPage } from '@/app/(perRequest)/q/[token]/turnPage'

const { metadata, Page } = turnPage('hi')

export { metadata }
export default Page
