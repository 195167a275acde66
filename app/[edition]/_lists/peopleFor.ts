import 'server-only'
import { NOBODY, type People } from '@/components/pages/People/peopleSections'
import { isWomensDepartment } from '@/components/ui/SellingPoints'
import { citiesAmong, firstServedCities } from '@/content/catalogue/catalogue'
import type { City } from '@/model/catalogue/city'
import { type DepartmentPlace, type ShownDoctor, countsBy } from '@/model/page/listFacts'
import { doctorPlaces, someDoctors } from '@/server/catalogue/reads/doctors'
import { hospitalPlaces, someHospitals } from '@/server/catalogue/reads/hospitals'
import { orFallback } from '@/server/catalogue/reads/rowQuery'

/** How many doctors and hospitals a page names before it leads to the lists; of the doctors four are shown, the nearest ones. */
const DOCTORS = 6
const HOSPITALS = 4

type Choice = {
  readonly departmentId: number
  readonly treatmentSlug?: string
  readonly conditionSlug?: string
}

/** The cities among the places of a department, popular ones first. */
const citiesOf = (places: readonly DepartmentPlace[], departmentId: number): readonly City[] =>
  citiesAmong(places.filter((place) => place.departmentId === departmentId).map(({ cityId }) => cityId))

/** The doctors and hospitals beside a page's subject; none while the database is unavailable. */
export const peopleFor = ({ departmentId, treatmentSlug, conditionSlug }: Choice): Promise<People> =>
  orFallback(async () => {
    // The selling points promise women: no page that shows them names a man.
    const gender = isWomensDepartment(departmentId) ? 'female' : undefined
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
      doctorCities: citiesOf(doctorsAt, departmentId),
      hospitalCities: citiesOf(hospitalsAt, departmentId),
    }
  }, NOBODY)

/** A doctor with free places of each of the first cities; none while the database is unavailable. */
export const doctorsToBook = (): Promise<readonly ShownDoctor[]> =>
  orFallback(async () => {
    const cities = firstServedCities().slice(0, DOCTORS)
    const found = await Promise.all(cities.map(({ cityid: cityId }) => someDoctors({ cityId }, 1)))
    return found.flat().filter(({ hasPlaces }) => hasPlaces)
  }, [])

/** How many doctors each department has, by its id; undefined while the database is unavailable. */
export const doctorCounts = (): Promise<ReadonlyMap<number, number> | undefined> =>
  orFallback(async () => countsBy('departmentId', await doctorPlaces()), undefined)
