import { insuranceList } from '@/app/[edition]/hospitals/insurance/insuranceList'

export const generateMetadata = insuranceList.generateMetadata
export default insuranceList.Page
