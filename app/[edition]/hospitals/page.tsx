import { hospitalList } from '@/app/[edition]/hospitals/hospitalLists'

export const generateMetadata = hospitalList.generateMetadata
export default hospitalList.Page
