import { hexaMarketingPage } from '@/app/[edition]/marketing/marketingPages'
import { PDF_VARIANT } from '@/model/page/thankYouAddress'

const { metadata, HexaMarketingPage } = hexaMarketingPage(PDF_VARIANT)

export { metadata }
export default HexaMarketingPage
