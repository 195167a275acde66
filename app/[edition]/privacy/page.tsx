import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { privacyPolicy } from '@/content/policies/privacy'

const page = policyPage('Privacy', '/privacy', privacyPolicy)

export const generateMetadata = page.generateMetadata
export default page.Page
