import { DoctorList, doctorListMetadata } from '@/app/doctorList'

export const generateMetadata = () => doctorListMetadata()

export default function DoctorsPage() {
  return <DoctorList />
}
