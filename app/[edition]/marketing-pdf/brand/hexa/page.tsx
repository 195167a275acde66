import { hexaMarketingPage } from '@/app/[edition]/marketing/marketingPages'
import { PDF_VARIANT } from '@/model/page/pageTypes'

const page = hexaMarketingPage(PDF_VARIANT)

export const metadata = page.metadata
export default page.Page
