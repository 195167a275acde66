import { cityHospitals } from '@/app/[edition]/[city]/hospitals/cityHospitals'

export const generateMetadata = cityHospitals.generateMetadata
export default cityHospitals.Page
