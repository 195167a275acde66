import { DoctorList, doctorListMetadata } from '@/app/[edition]/doctors/DoctorList'

export const generateMetadata = () => doctorListMetadata()

export default function DoctorsPage() {
  return <DoctorList />
}
