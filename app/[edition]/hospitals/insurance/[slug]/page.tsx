import { insuranceList } from '@/app/[edition]/hospitals/hospitalLists'

export const generateMetadata = insuranceList.generateMetadata
export default insuranceList.Page
