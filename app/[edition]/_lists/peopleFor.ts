import 'server-only'
import { NOBODY, type People } from '@/components/pages/People/peopleSections'
import { hasSellingPoints } from '@/components/ui/SellingPoints'
import { citiesToChoose } from '@/content/catalogue'
import type { City } from '@/model/catalogue/city'
import { doctorPlaces, someDoctors } from '@/server/catalogue/doctors'
import { hospitalPlaces, someHospitals } from '@/server/catalogue/hospitals'
import { orFallback } from '@/server/catalogue/rowQuery'

/** How many doctors and hospitals a page names before it leads to the lists. */
const DOCTORS = 4
const HOSPITALS = 4

type Choice = {
  readonly departmentId: number
  readonly treatmentSlug?: string
  readonly conditionSlug?: string
}

type Place = { readonly cityId: number; readonly departmentId: number }

/** The cities among the places of a department, popular ones first. */
function citiesAmong(places: readonly Place[], departmentId: number): readonly City[] {
  const ids = new Set(
    places.filter((place) => place.departmentId === departmentId).map(({ cityId }) => cityId),
  )
  return citiesToChoose().filter(({ cityid }) => ids.has(cityid))
}

/** The doctors and hospitals beside a page's subject; none while the database is unavailable. */
export const peopleFor = ({ departmentId, treatmentSlug, conditionSlug }: Choice): Promise<People> =>
  orFallback(async () => {
    // The selling points promise women: no page that shows them names a man.
    const gender = hasSellingPoints(departmentId) ? 'female' : undefined
    const isNarrow = treatmentSlug !== undefined || conditionSlug !== undefined
    const [doctors, doctorsAt, hospitals, hospitalsAt] = await Promise.all([
      someDoctors(
        { treatmentSlug, conditionSlug, departmentId: isNarrow ? undefined : departmentId, gender },
        DOCTORS,
      ),
      doctorPlaces(),
      someHospitals({ treatmentSlug, departmentId }, HOSPITALS),
      hospitalPlaces(),
    ])
    return {
      doctors,
      hospitals,
      doctorCities: citiesAmong(doctorsAt, departmentId),
      hospitalCities: citiesAmong(hospitalsAt, departmentId),
    }
  }, NOBODY)

/** How many doctors each department has, by its id; undefined while the database is unavailable. */
export const doctorCounts = (): Promise<ReadonlyMap<number, number> | undefined> =>
  orFallback(async () => {
    const counts = new Map<number, number>()
    for (const { departmentId, count } of await doctorPlaces())
      counts.set(departmentId, (counts.get(departmentId) ?? 0) + count)
    return counts
  }, undefined)
