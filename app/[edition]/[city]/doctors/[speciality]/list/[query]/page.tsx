import { CityDoctors, cityDoctorsMetadata } from '@/app/[edition]/[city]/doctors/CityDoctors'

type Props = {
  readonly params: Promise<{ readonly city: string; readonly speciality: string; readonly query: string }>
}

const pathOf = async ({ params }: Props) => {
  const { city, speciality, query } = await params
  return { city, speciality, segment: query }
}

export const generateMetadata = async (props: Props) => cityDoctorsMetadata(await pathOf(props))

export default async function FilteredCityDoctorsPage(props: Props) {
  return <CityDoctors {...await pathOf(props)} />
}
