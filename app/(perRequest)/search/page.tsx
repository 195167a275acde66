import { searchPage } from '@/app/searchPage'

export const dynamic = 'force-dynamic'

const { metadata, SearchPage } = searchPage('en')

export { metadata }
export default SearchPage
