import { hexaMarketingPage } from '@/app/marketingPages'

const { metadata, HexaMarketingPage } = hexaMarketingPage()

export { metadata }
export default HexaMarketingPage
