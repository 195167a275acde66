import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { termsPolicy } from '@/content/policies/terms'

const page = policyPage('Terms', '/terms-conditions', termsPolicy)

export const generateMetadata = page.generateMetadata
export default page.Page
