import { bookPage } from '@/app/(perRequest)/doctor/[slug]/book/bookPage'

const { generateMetadata, Page } = bookPage('en')

export { generateMetadata }
export default Page
