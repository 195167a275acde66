import { hexaMarketingPage } from '@/app/marketingPages'
import { PDF_VARIANT } from '@/model/thankYouAddress'

const { metadata, HexaMarketingPage } = hexaMarketingPage(PDF_VARIANT)

export { metadata }
export default HexaMarketingPage
