import { treatmentMarketingPage } from '@/app/marketingPages'
import { PDF_VARIANT } from '@/model/thankYouAddress'

const { generateMetadata, TreatmentMarketingPage } = treatmentMarketingPage(PDF_VARIANT)

export { generateMetadata }
export default TreatmentMarketingPage
