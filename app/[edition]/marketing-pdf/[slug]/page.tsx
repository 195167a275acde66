import { treatmentMarketingPage } from '@/app/[edition]/marketing/marketingPages'
import { PDF_VARIANT } from '@/model/page/thankYouAddress'

const { generateMetadata, TreatmentMarketingPage } = treatmentMarketingPage(PDF_VARIANT)

export { generateMetadata }
export default TreatmentMarketingPage
