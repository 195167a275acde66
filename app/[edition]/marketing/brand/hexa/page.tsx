import { hexaMarketingPage } from '@/app/[edition]/marketing/marketingPages'

const { metadata, HexaMarketingPage } = hexaMarketingPage()

export { metadata }
export default HexaMarketingPage
