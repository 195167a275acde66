import { comparePage } from '@/app/(perRequest)/compare/comparePage'

const { generateMetadata, ComparePage } = comparePage('hi')

export { generateMetadata }
export default ComparePage
