import { bookPage } from '@/app/(perRequest)/doctor/[slug]/book/bookPage'

const { generateMetadata, Page } = bookPage('hi')

export { generateMetadata }
export default Page
