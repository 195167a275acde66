import { treatmentMarketingPage } from '@/app/marketingPages'

const { generateMetadata, TreatmentMarketingPage } = treatmentMarketingPage()

export { generateMetadata }
export default TreatmentMarketingPage
