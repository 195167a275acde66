import 'server-only'
import { listPage } from '@/app/[edition]/_lists/listPage'
import { ALL_PLACES } from '@/components/pages/City/cityListHref'
import { PlacesByDepartment } from '@/components/pages/City/PlacesByDepartment'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insurerPath } from '@/components/pages/Insurance/insurancePage'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { departmentBySlug, insurers } from '@/content/catalogue'
import { hospitalCopy, hospitalListCopy } from '@/content/copy/hospitals'
import { interpolate } from '@/content/copy/interpolate'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { hospitalFacts } from '@/server/catalogue/hospitalFacts'
import { hospitalPage, hospitalPlaces } from '@/server/catalogue/hospitals'
import {
  careFields,
  hospitalChoice,
  hospitalCityField,
  hospitalDepartmentField,
  hospitalEntries,
  hospitalFilters,
} from './hospitalFilters'

const copy = hospitalCopy.list
const path = '/hospitals'

/** The page of all hospitals, or of those that the filters leave. */
export const hospitalList = listPage({
  list: 'hospitals',
  async read(_params, query) {
    const [places, facts] = await Promise.all([hospitalPlaces(), hospitalFacts({})])
    const found = await hospitalPage(hospitalChoice(query), query)
    const cityIds = new Set(places.map(({ cityId }) => cityId))
    const gaps = { cities: cityIds.size, count: facts.count }
    return {
      page: { pageType: 'hospitals', pageName: copy.pageName, path, tier: DEFAULT_LEAD_TIER, language: 'en' },
      head: { title: copy.metaTitle, description: interpolate(copy.description, gaps) },
      crumbs: [{ name: hospitalListCopy.crumb, path }],
      title: copy.title,
      lead: interpolate(copy.lead, gaps),
      choice: hospitalFilters(query, [
        hospitalCityField(cityIds),
        hospitalDepartmentField(places.map(({ departmentId }) => departmentId)),
        ...careFields(facts.insurers.map(({ slug }) => slug)),
      ]),
      found,
      cards: <HospitalCards hospitals={found.rows} language="en" />,
      entries: hospitalEntries(found.rows),
      below: (
        <PageSections>
          <PageSection id={ALL_PLACES} title={copy.placesTitle} intro={copy.placesIntro}>
            <PlacesByDepartment
              places={places}
              to="hospitals"
              chosen={departmentBySlug(query.filters.department ?? '')}
            />
          </PageSection>
          <PageSection title={copy.insurersTitle} intro={copy.insurersIntro}>
            <PlaceLinks
              links={insurers().map((insurer) => ({ href: insurerPath(insurer), name: insurer.InsurerName }))}
            />
          </PageSection>
        </PageSections>
      ),
    }
  },
})
