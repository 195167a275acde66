import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { refundPolicy } from '@/content/policies/refund'

const page = policyPage('Refund', '/refund-policy', refundPolicy)

export const generateMetadata = page.generateMetadata
export default page.Page
