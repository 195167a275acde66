import { treatmentMarketingPage } from '@/app/[edition]/marketing/marketingPages'

const page = treatmentMarketingPage()

export const generateMetadata = page.generateMetadata
export default page.Page
