import { HospitalList, hospitalListMetadata } from '@/app/hospitalList'

export const generateMetadata = () => hospitalListMetadata()

export default function HospitalsPage() {
  return <HospitalList />
}
