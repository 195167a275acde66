import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { ALL_PLACES } from '@/components/CityLists/cityListHref'
import { PlacesByDepartment } from '@/components/CityLists/PlacesByDepartment'
import { HospitalCards } from '@/components/HospitalCards/HospitalCards'
import { insurerPath } from '@/components/InsurancePage/insurancePage'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import { departmentBySlug, insurers } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import { hospitalListWords, hospitalWords } from '@/content/words/hospitals'
import { DEFAULT_LEAD_TIER } from '@/model/leadTier'
import { plainList, readListSegment } from '@/model/listQuery'
import { hospitalFacts } from '@/server/catalogue/hospitalFacts'
import { hospitalPage, hospitalPlaces } from '@/server/catalogue/hospitals'
import { taggedBy } from '@/server/documents/cacheTags'
import {
  careFields,
  hospitalChoice,
  hospitalCityField,
  hospitalDepartmentField,
  hospitalEntries,
  hospitalOrder,
} from './hospitalFilters'
import { ListBody } from './listBody'
import { listHead } from './listHead'
import { ListShell } from './listShell'

const LIST = 'hospitals'
const PAGE = {
  pageType: 'hospitals',
  pageName: hospitalWords.list.pageName,
  path: '/hospitals',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
} satisfies LeadFormPage

/** What the page and its metadata say: asked once. */
const hospitalListData = cache(async (segment: string | undefined) => {
  const query = segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())
  const [places, facts] = await Promise.all([hospitalPlaces(), hospitalFacts({})])
  const found = await hospitalPage(hospitalChoice(query), query)
  if (query.page > found.pages) notFound()
  const cityIds = new Set(places.map(({ cityId }) => cityId))
  return {
    query,
    places,
    facts,
    found,
    cities: cityIds.size,
    fields: [
      hospitalCityField(cityIds),
      hospitalDepartmentField(places.map(({ departmentId }) => departmentId)),
      ...careFields(facts.insurers.map(({ slug }) => slug)),
    ],
  }
})

/** @param segment what the filters say (model/listQuery.ts); undefined for the plain list */
export async function hospitalListMetadata(segment?: string) {
  const { query, fields, cities } = await hospitalListData(segment)
  const { metaTitle, description } = hospitalWords.list
  return listHead({
    title: metaTitle,
    description: fillGaps(description, { cities }),
    path: PAGE.path,
    list: LIST,
    query,
    fields,
    sorts: hospitalListWords.sorts,
  })
}

/** The page of all hospitals, or of those that the filters leave. */
export async function HospitalList({ segment }: { readonly segment?: string }) {
  taggedBy('hospitals', 'cities', 'departments', 'insurers')
  const { query, places, facts, found, fields, cities } = await hospitalListData(segment)
  const words = hospitalWords.list
  return (
    <ListShell
      page={PAGE}
      crumbs={[{ name: hospitalListWords.crumb, path: PAGE.path }]}
      title={words.title}
      lead={fillGaps(words.lead, { count: facts.count, cities })}
      entries={hospitalEntries(found.rows)}
      below={
        <PageSections>
          <PageSection id={ALL_PLACES} title={words.placesTitle} intro={words.placesIntro}>
            <PlacesByDepartment
              places={places}
              to="hospitals"
              chosen={departmentBySlug(query.filters.department ?? '')}
            />
          </PageSection>
          <PageSection title={words.insurersTitle} intro={words.insurersIntro}>
            <PlaceLinks
              links={insurers().map((insurer) => ({ href: insurerPath(insurer), name: insurer.InsurerName }))}
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
        words={hospitalListWords}
        found={found}
        order={hospitalOrder(query)}
      >
        <HospitalCards hospitals={found.rows} language="en" />
      </ListBody>
    </ListShell>
  )
}
