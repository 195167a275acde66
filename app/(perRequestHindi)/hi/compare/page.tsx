import { comparePage } from '@/app/(perRequest)/compare/comparePage'

export const dynamic = 'force-dynamic'

const { generateMetadata, ComparePage } = comparePage('hi')

export { generateMetadata }
export default ComparePage
