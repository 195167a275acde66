import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { termsPolicy } from '@/content/policies/terms'

const { generateMetadata, PolicyPage } = policyPage({
  pageType: 'Terms',
  path: '/terms-conditions',
  policies: termsPolicy,
})

export { generateMetadata }
export default PolicyPage
