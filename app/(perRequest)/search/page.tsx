import { searchPage } from '@/app/(perRequest)/search/SearchPage'

const { metadata, SearchPage } = searchPage('en')

export { metadata }
export default SearchPage
