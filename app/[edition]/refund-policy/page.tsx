import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { refundPolicy } from '@/content/policies/refund'

const { generateMetadata, PolicyPage } = policyPage({
  pageType: 'Refund',
  path: '/refund-policy',
  policies: refundPolicy,
})

export { generateMetadata }
export default PolicyPage
