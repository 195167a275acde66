import { HospitalList, hospitalListMetadata } from '@/app/[edition]/hospitals/HospitalList'

type Props = { readonly params: Promise<{ readonly query: string }> }

export const generateMetadata = async ({ params }: Props) => hospitalListMetadata((await params).query)

export default async function FilteredHospitalsPage({ params }: Props) {
  return <HospitalList segment={(await params).query} />
}
