import { searchPage } from '@/app/searchPage'

export const dynamic = 'force-dynamic'

const { metadata, SearchPage } = searchPage('hi')

export { metadata }
export default SearchPage
