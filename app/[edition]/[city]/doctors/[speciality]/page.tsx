import { cityDoctors } from '@/app/[edition]/[city]/doctors/cityDoctors'

export const generateMetadata = cityDoctors.generateMetadata
export default cityDoctors.Page
