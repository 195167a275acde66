import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { ALL_PLACES } from '@/components/pages/City/cityListHref'
import { PlacesByDepartment } from '@/components/pages/City/PlacesByDepartment'
import type { PageContext } from '@/model/page/pageContext'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { departmentBySpeciality } from '@/content/catalogue'
import { interpolate } from '@/content/copy/messages/messages'
import { doctorCopy } from '@/content/copy/doctors'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { type ListQuery, plainList, readListSegment } from '@/model/page/listQuery'
import { doctorLanguages } from '@/server/catalogue/doctorFacts'
import { doctorPage, doctorPlaces } from '@/server/catalogue/doctors'
import { taggedBy } from '@/server/documents/cacheTags'
import { doctorChoice, doctorEntries, doctorOrder, personalFields } from './doctorFilters'
import { cityChoices, departmentChoices } from '@/app/[edition]/_lists/listChoices'
import { ListBody } from '@/app/[edition]/_lists/listBody'
import { listHead } from '@/app/[edition]/_lists/listHead'
import { ListShell } from '@/app/[edition]/_lists/listShell'

const LIST = 'doctors'
const PAGE = {
  pageType: 'doctors',
  pageName: doctorCopy.list.pageName,
  path: '/doctors',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
} satisfies PageContext

const queryOf = (segment: string | undefined): ListQuery =>
  segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())

/** What the page and its metadata say: asked once. */
const doctorListData = cache(async (segment: string | undefined) => {
  const query = queryOf(segment)
  const [places, languages] = await Promise.all([doctorPlaces(), doctorLanguages({})])
  const found = await doctorPage(doctorChoice(query, languages), query)
  if (query.page > found.pages) notFound()
  const copy = doctorCopy.filters
  const fields = [
    { name: 'city', label: copy.city, options: cityChoices(places.map(({ cityId }) => cityId)) },
    {
      name: 'speciality',
      label: copy.speciality,
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

/** @param segment what the filters say (model/page/listQuery.ts); undefined for the plain list */
export async function doctorListMetadata(segment?: string) {
  const { query, fields, cities } = await doctorListData(segment)
  const { metaTitle, description } = doctorCopy.list
  return listHead({
    title: metaTitle,
    description: interpolate(description, { cities }),
    path: PAGE.path,
    list: LIST,
    query,
    fields,
    sorts: doctorCopy.sorts,
  })
}

/** The page of all doctors, or of those that the filters leave. */
export async function DoctorList({ segment }: { readonly segment?: string }) {
  taggedBy('doctors', 'cities', 'departments')
  const { query, places, found, fields, count, cities } = await doctorListData(segment)
  const copy = doctorCopy.list
  return (
    <ListShell
      page={PAGE}
      crumbs={[{ name: copy.crumb, path: PAGE.path }]}
      title={copy.title}
      lead={interpolate(copy.lead, { count, cities })}
      entries={doctorEntries(found.rows)}
      below={
        <PageSections>
          <PageSection id={ALL_PLACES} title={copy.placesTitle} intro={copy.placesIntro}>
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
        copy={doctorCopy}
        found={found}
        order={doctorOrder(query)}
      >
        <DoctorCards doctors={found.rows} language="en" />
      </ListBody>
    </ListShell>
  )
}
