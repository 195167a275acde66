import { cityHospitals } from '@/app/[edition]/hospitals/hospitalLists'

export const generateMetadata = cityHospitals.generateMetadata
export default cityHospitals.Page
