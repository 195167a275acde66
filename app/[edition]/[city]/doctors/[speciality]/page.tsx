import { CityDoctors, cityDoctorsMetadata } from '@/app/[edition]/[city]/doctors/CityDoctors'

type Props = { readonly params: Promise<{ readonly city: string; readonly speciality: string }> }

export const generateMetadata = async ({ params }: Props) => cityDoctorsMetadata(await params)

export default async function CityDoctorsPage({ params }: Props) {
  const { city, speciality } = await params
  return <CityDoctors city={city} speciality={speciality} />
}
