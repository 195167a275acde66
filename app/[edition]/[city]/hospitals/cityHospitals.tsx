import 'server-only'
import { NEAREST_ENTRIES, cityList } from '@/app/[edition]/[city]/cityList'
import {
  careFields,
  hospitalChoice,
  hospitalEntries,
  hospitalFilters,
} from '@/app/[edition]/hospitals/hospitalFilters'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { cityHospitalTexts } from '@/components/pages/Hospital/cityHospitalTexts'
import { departmentBySlug } from '@/content/catalogue'
import { hospitalCopy, hospitalListCopy } from '@/content/copy/hospitals'
import { doctorPlaces } from '@/server/catalogue/doctors'
import { hospitalFacts } from '@/server/catalogue/hospitalFacts'
import { hospitalPage, hospitalPlaces, someHospitals } from '@/server/catalogue/hospitals'

/** The hospitals with one department in one city. */
export const cityHospitals = cityList({
  kind: 'hospitals',
  list: 'cityHospitals',
  pageType: 'city-wise hospitals',
  crumb: hospitalListCopy.crumb,
  copy: hospitalCopy,
  departmentOf: ({ department = '' }) => departmentBySlug(department),
  places: () => hospitalPlaces(),
  counterpartPlaces: doctorPlaces,
  async read(place, ids, query) {
    const [facts, found] = await Promise.all([
      hospitalFacts(ids),
      hospitalPage({ ...hospitalChoice(query), ...ids }, query),
    ])
    return {
      count: facts.count,
      found,
      choice: hospitalFilters(query, careFields(facts.insurers.map(({ slug }) => slug))),
      cards: (level) => <HospitalCards hospitals={found.rows} language="en" headingLevel={level} />,
      entries: hospitalEntries(found.rows),
      texts: () => cityHospitalTexts({ ...place, facts }),
    }
  },
  someCards: async (ids, isLast) => (
    <HospitalCards hospitals={await someHospitals(ids, NEAREST_ENTRIES)} language="en" hasNote={isLast} />
  ),
})
