import { searchPage } from '@/app/(perRequest)/search/SearchPage'

const { metadata, SearchPage } = searchPage('hi')

export { metadata }
export default SearchPage
