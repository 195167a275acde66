import { cityDoctors } from '@/app/[edition]/doctors/doctorLists'

export const generateMetadata = cityDoctors.generateMetadata
export default cityDoctors.Page
