import { treatmentMarketingPage } from '@/app/[edition]/marketing/marketingPages'

const { generateMetadata, TreatmentMarketingPage } = treatmentMarketingPage()

export { generateMetadata }
export default TreatmentMarketingPage
