import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { DoctorCards } from '@/components/DoctorCards/DoctorCards'
import { ALL_PLACES } from '@/components/CityLists/cityListHref'
import { PlacesByDepartment } from '@/components/CityLists/PlacesByDepartment'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { departmentBySpeciality } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import { doctorWords } from '@/content/words/doctors'
import { DEFAULT_LEAD_TIER } from '@/model/leadTier'
import { type ListQuery, plainList, readListSegment } from '@/model/listQuery'
import { doctorLanguages } from '@/server/catalogue/doctorFacts'
import { doctorPage, doctorPlaces } from '@/server/catalogue/doctors'
import { taggedBy } from '@/server/documents/cacheTags'
import { doctorChoice, doctorEntries, doctorOrder, personalFields } from './doctorFilters'
import { cityChoices, departmentChoices } from './listChoices'
import { ListBody } from './listBody'
import { listHead } from './listHead'
import { ListShell } from './listShell'

const LIST = 'doctors'
const PAGE = {
  pageType: 'doctors',
  pageName: doctorWords.list.pageName,
  path: '/doctors',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
} satisfies LeadFormPage

const queryOf = (segment: string | undefined): ListQuery =>
  segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())

/** What the page and its metadata say: asked once. */
const doctorListData = cache(async (segment: string | undefined) => {
  const query = queryOf(segment)
  const [places, languages] = await Promise.all([doctorPlaces(), doctorLanguages({})])
  const found = await doctorPage(doctorChoice(query, languages), query)
  if (query.page > found.pages) notFound()
  const words = doctorWords.filters
  const fields = [
    { name: 'city', label: words.city, options: cityChoices(places.map(({ cityId }) => cityId)) },
    {
      name: 'speciality',
      label: words.speciality,
      options: departmentChoices(
        places.map(({ departmentId }) => departmentId),
        'speciality',
      ),
    },
    ...personalFields(languages),
  ]
  return {
    query,
    places,
    found,
    fields,
    count: places.reduce((sum, { count }) => sum + count, 0),
    cities: new Set(places.map(({ cityId }) => cityId)).size,
  }
})

/** @param segment what the filters say (model/listQuery.ts); undefined for the plain list */
export async function doctorListMetadata(segment?: string) {
  const { query, fields, cities } = await doctorListData(segment)
  const { metaTitle, description } = doctorWords.list
  return listHead({
    title: metaTitle,
    description: fillGaps(description, { cities }),
    path: PAGE.path,
    list: LIST,
    query,
    fields,
    sorts: doctorWords.sorts,
  })
}

/** The page of all doctors, or of those that the filters leave. */
export async function DoctorList({ segment }: { readonly segment?: string }) {
  taggedBy('doctors', 'cities', 'departments')
  const { query, places, found, fields, count, cities } = await doctorListData(segment)
  const words = doctorWords.list
  return (
    <ListShell
      page={PAGE}
      crumbs={[{ name: words.crumb, path: PAGE.path }]}
      title={words.title}
      lead={fillGaps(words.lead, { count, cities })}
      entries={doctorEntries(found.rows)}
      below={
        <PageSections>
          <PageSection id={ALL_PLACES} title={words.placesTitle} intro={words.placesIntro}>
            <PlacesByDepartment
              places={places}
              to="doctors"
              chosen={departmentBySpeciality(query.filters.speciality ?? '')}
            />
          </PageSection>
        </PageSections>
      }
    >
      <ListBody
        path={PAGE.path}
        list={LIST}
        query={query}
        fields={fields}
        words={doctorWords}
        found={found}
        order={doctorOrder(query)}
      >
        <DoctorCards doctors={found.rows} language="en" />
      </ListBody>
    </ListShell>
  )
}
