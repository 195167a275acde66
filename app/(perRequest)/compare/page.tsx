import { comparePage } from '@/app/(perRequest)/compare/comparePage'

const { generateMetadata, ComparePage } = comparePage('en')

export { generateMetadata }
export default ComparePage
