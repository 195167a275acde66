import { policyPage } from '@/app/[edition]/privacy/policyPage'
import { editorialPolicy } from '@/content/policies/editorial'

const page = policyPage('Editorial Policy', '/editorial-policy', editorialPolicy)

export const generateMetadata = page.generateMetadata
export default page.Page
