import { searchPage } from '@/app/(perRequest)/search/SearchPage'

export const dynamic = 'force-dynamic'

const { metadata, SearchPage } = searchPage('hi')

export { metadata }
export default SearchPage
