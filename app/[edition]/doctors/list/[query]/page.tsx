import { DoctorList, doctorListMetadata } from '@/app/[edition]/doctors/DoctorList'

type Props = { readonly params: Promise<{ readonly query: string }> }

export const generateMetadata = async ({ params }: Props) => doctorListMetadata((await params).query)

export default async function FilteredDoctorsPage({ params }: Props) {
  return <DoctorList segment={(await params).query} />
}
