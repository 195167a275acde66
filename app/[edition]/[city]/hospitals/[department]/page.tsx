import { CityHospitals, cityHospitalsMetadata } from '@/app/[edition]/[city]/hospitals/CityHospitals'

type Props = { readonly params: Promise<{ readonly city: string; readonly department: string }> }

export const generateMetadata = async ({ params }: Props) => cityHospitalsMetadata(await params)

export default async function CityHospitalsPage({ params }: Props) {
  const { city, department } = await params
  return <CityHospitals city={city} department={department} />
}
