import { hexaMarketingPage } from '@/app/[edition]/marketing/marketingPages'

const page = hexaMarketingPage()

export const metadata = page.metadata
export default page.Page
