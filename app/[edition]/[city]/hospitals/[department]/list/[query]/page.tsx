import { CityHospitals, cityHospitalsMetadata } from '@/app/[edition]/[city]/hospitals/CityHospitals'

type Props = {
  readonly params: Promise<{ readonly city: string; readonly department: string; readonly query: string }>
}

const pathOf = async ({ params }: Props) => {
  const { city, department, query } = await params
  return { city, department, segment: query }
}

export const generateMetadata = async (props: Props) => cityHospitalsMetadata(await pathOf(props))

export default async function FilteredCityHospitalsPage(props: Props) {
  return <CityHospitals {...await pathOf(props)} />
}
