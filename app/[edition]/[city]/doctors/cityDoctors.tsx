import 'server-only'
import { NEAREST_ENTRIES, cityList } from '@/app/[edition]/[city]/cityList'
import {
  doctorChoice,
  doctorEntries,
  doctorFilters,
  personalFields,
} from '@/app/[edition]/doctors/doctorFilters'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { cityDoctorTexts } from '@/components/pages/Doctor/cityDoctorTexts'
import { departmentBySpeciality } from '@/content/catalogue'
import { doctorCopy } from '@/content/copy/doctors'
import { doctorFacts } from '@/server/catalogue/doctorFacts'
import { doctorPage, doctorPlaces, someDoctors } from '@/server/catalogue/doctors'
import { hospitalPlaces } from '@/server/catalogue/hospitals'

/** The doctors of one speciality in one city. */
export const cityDoctors = cityList({
  kind: 'doctors',
  list: 'cityDoctors',
  pageType: 'city-wise doctors',
  crumb: doctorCopy.list.crumb,
  copy: doctorCopy,
  departmentOf: ({ speciality = '' }) => departmentBySpeciality(speciality),
  places: doctorPlaces,
  counterpartPlaces: () => hospitalPlaces(),
  async read(place, ids, query) {
    const facts = await doctorFacts(ids)
    const found = await doctorPage({ ...doctorChoice(query, facts.languages), ...ids }, query)
    return {
      count: facts.count,
      found,
      choice: doctorFilters(query, personalFields(facts.languages)),
      cards: (level) => <DoctorCards doctors={found.rows} language="en" headingLevel={level} />,
      entries: doctorEntries(found.rows),
      texts: () => cityDoctorTexts({ ...place, facts }),
    }
  },
  someCards: async (ids, isLast) => (
    <DoctorCards doctors={await someDoctors(ids, NEAREST_ENTRIES)} language="en" hasNote={isLast} />
  ),
})
