import { doctorList } from '@/app/[edition]/doctors/doctorLists'

export const generateMetadata = doctorList.generateMetadata
export default doctorList.Page
