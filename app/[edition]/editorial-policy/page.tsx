import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { editorialPolicy } from '@/content/policies/editorial'

const { generateMetadata, PolicyPage } = policyPage({
  pageType: 'Editorial Policy',
  path: '/editorial-policy',
  policies: editorialPolicy,
})

export { generateMetadata }
export default PolicyPage
