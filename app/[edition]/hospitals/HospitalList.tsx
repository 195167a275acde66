import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { ALL_PLACES } from '@/components/pages/City/cityListHref'
import { PlacesByDepartment } from '@/components/pages/City/PlacesByDepartment'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insurerPath } from '@/components/pages/Insurance/insurancePage'
import type { PageContext } from '@/model/page/pageContext'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { departmentBySlug, insurers } from '@/content/catalogue'
import { interpolate } from '@/content/copy/messages/messages'
import { hospitalListCopy, hospitalCopy } from '@/content/copy/hospitals'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { plainList, readListSegment } from '@/model/page/listQuery'
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
import { ListBody } from '@/app/[edition]/_lists/listBody'
import { listHead } from '@/app/[edition]/_lists/listHead'
import { ListShell } from '@/app/[edition]/_lists/listShell'

const LIST = 'hospitals'
const PAGE = {
  pageType: 'hospitals',
  pageName: hospitalCopy.list.pageName,
  path: '/hospitals',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
} satisfies PageContext

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

/** @param segment what the filters say (model/page/listQuery.ts); undefined for the plain list */
export async function hospitalListMetadata(segment?: string) {
  const { query, fields, cities } = await hospitalListData(segment)
  const { metaTitle, description } = hospitalCopy.list
  return listHead({
    title: metaTitle,
    description: interpolate(description, { cities }),
    path: PAGE.path,
    list: LIST,
    query,
    fields,
    sorts: hospitalListCopy.sorts,
  })
}

/** The page of all hospitals, or of those that the filters leave. */
export async function HospitalList({ segment }: { readonly segment?: string }) {
  taggedBy('hospitals', 'cities', 'departments', 'insurers')
  const { query, places, facts, found, fields, cities } = await hospitalListData(segment)
  const copy = hospitalCopy.list
  return (
    <ListShell
      page={PAGE}
      crumbs={[{ name: hospitalListCopy.crumb, path: PAGE.path }]}
      title={copy.title}
      lead={interpolate(copy.lead, { count: facts.count, cities })}
      entries={hospitalEntries(found.rows)}
      below={
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
      }
    >
      <ListBody
        path={PAGE.path}
        list={LIST}
        query={query}
        fields={fields}
        copy={hospitalListCopy}
        found={found}
        order={hospitalOrder(query)}
      >
        <HospitalCards hospitals={found.rows} language="en" />
      </ListBody>
    </ListShell>
  )
}
