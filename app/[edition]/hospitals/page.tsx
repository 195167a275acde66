import { HospitalList, hospitalListMetadata } from '@/app/[edition]/hospitals/HospitalList'

export const generateMetadata = () => hospitalListMetadata()

export default function HospitalsPage() {
  return <HospitalList />
}
