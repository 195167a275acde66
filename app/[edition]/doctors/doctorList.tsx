import 'server-only'
import { listPage } from '@/app/[edition]/_lists/listPage'
import { cityChoices, departmentChoices } from '@/app/[edition]/_lists/listChoices'
import { ALL_PLACES } from '@/components/pages/City/cityListHref'
import { PlacesByDepartment } from '@/components/pages/City/PlacesByDepartment'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { departmentBySpeciality } from '@/content/catalogue'
import { doctorCopy } from '@/content/copy/doctors'
import { interpolate } from '@/content/copy/interpolate'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { doctorLanguages } from '@/server/catalogue/doctorFacts'
import { doctorPage, doctorPlaces } from '@/server/catalogue/doctors'
import { doctorChoice, doctorEntries, doctorFilters, personalFields } from './doctorFilters'

const copy = doctorCopy.list
const path = '/doctors'

/** The page of all doctors, or of those that the filters leave. */
export const doctorList = listPage({
  list: 'doctors',
  async read(_params, query) {
    const [places, languages] = await Promise.all([doctorPlaces(), doctorLanguages({})])
    const found = await doctorPage(doctorChoice(query, languages), query)
    const cityIds = new Set(places.map(({ cityId }) => cityId))
    const departmentIds = places.map(({ departmentId }) => departmentId)
    const gaps = { cities: cityIds.size, count: places.reduce((sum, { count }) => sum + count, 0) }
    const { city, speciality } = doctorCopy.filters
    return {
      page: { pageType: 'doctors', pageName: copy.pageName, path, tier: DEFAULT_LEAD_TIER, language: 'en' },
      head: { title: copy.metaTitle, description: interpolate(copy.description, gaps) },
      crumbs: [{ name: copy.crumb, path }],
      title: copy.title,
      lead: interpolate(copy.lead, gaps),
      choice: doctorFilters(query, [
        { name: 'city', label: city, options: cityChoices(cityIds) },
        { name: 'speciality', label: speciality, options: departmentChoices(departmentIds, 'speciality') },
        ...personalFields(languages),
      ]),
      found,
      cards: <DoctorCards doctors={found.rows} language="en" />,
      entries: doctorEntries(found.rows),
      below: (
        <PageSections>
          <PageSection id={ALL_PLACES} title={copy.placesTitle} intro={copy.placesIntro}>
            <PlacesByDepartment
              places={places}
              to="doctors"
              chosen={departmentBySpeciality(query.filters.speciality ?? '')}
            />
          </PageSection>
        </PageSections>
      ),
    }
  },
})
