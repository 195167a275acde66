import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { privacyPolicy } from '@/content/policies/privacy'

const { generateMetadata, PolicyPage } = policyPage({
  pageType: 'Privacy',
  path: '/privacy',
  policies: privacyPolicy,
})

export { generateMetadata }
export default PolicyPage
