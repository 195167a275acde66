import { hospitalList } from '@/app/[edition]/hospitals/hospitalList'

export const generateMetadata = hospitalList.generateMetadata
export default hospitalList.Page
