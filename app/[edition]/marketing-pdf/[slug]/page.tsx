import { treatmentMarketingPage } from '@/app/[edition]/marketing/marketingPages'
import { PDF_VARIANT } from '@/model/page/pageTypes'

const page = treatmentMarketingPage(PDF_VARIANT)

export const generateMetadata = page.generateMetadata
export default page.Page
