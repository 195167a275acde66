import { doctorList } from '@/app/[edition]/doctors/doctorList'

export const generateMetadata = doctorList.generateMetadata
export default doctorList.Page
