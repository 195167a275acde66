import { comparePage } from '@/app/(perRequest)/compare/comparePage'

export const dynamic = 'force-dynamic'

const { generateMetadata, ComparePage } = comparePage('en')

export { generateMetadata }
export default ComparePage
