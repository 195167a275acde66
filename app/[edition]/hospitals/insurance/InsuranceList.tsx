import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insurerPage } from '@/components/pages/Insurance/insurancePage'
import { insuranceSections } from '@/components/pages/Insurance/insuranceSections'
import { insuranceTexts } from '@/components/pages/Insurance/insuranceTexts'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { insurerBySlug } from '@/content/catalogue'
import { hospitalListCopy } from '@/content/copy/hospitals'
import { plainList, readListSegment } from '@/model/page/listQuery'
import { hospitalCities } from '@/server/catalogue/hospitalCities'
import { hospitalFacts } from '@/server/catalogue/hospitalFacts'
import { hospitalPage, hospitalPlaces } from '@/server/catalogue/hospitals'
import { taggedBy } from '@/server/documents/cacheTags'
import {
  hospitalChoice,
  hospitalCityField,
  hospitalDepartmentField,
  hospitalEntries,
  hospitalOrder,
} from '@/app/[edition]/hospitals/hospitalFilters'
import { ListBody } from '@/app/[edition]/_lists/listBody'
import { listHead } from '@/app/[edition]/_lists/listHead'
import { ListShell } from '@/app/[edition]/_lists/listShell'

const LIST = 'insurerHospitals'

/** Parts of the address; `segment` says what the filters leave (model/page/listQuery.ts). */
export type InsuranceListPath = { readonly slug: string; readonly segment?: string }

/** What the page and its metadata say: asked once. */
const insuranceListData = cache(async (slug: string, segment: string | undefined) => {
  const insurer = insurerBySlug(slug) ?? notFound()
  const query = segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())
  const own = { insurerSlug: insurer.slug }
  const [facts, cities, places, everywhere] = await Promise.all([
    hospitalFacts(own),
    hospitalCities(own),
    hospitalPlaces(own),
    hospitalFacts({}),
  ])
  const found = await hospitalPage({ ...hospitalChoice(query), ...own }, query)
  if (query.page > found.pages) notFound()
  const departmentIds = places.map((place) => place.departmentId)
  return {
    insurer,
    query,
    found,
    facts,
    cities,
    counts: new Map(everywhere.insurers.map((one) => [one.slug, one.count])),
    fields: [hospitalCityField(cities.map((city) => city.cityId)), hospitalDepartmentField(departmentIds)],
  }
})

export async function insuranceListMetadata({ slug, segment }: InsuranceListPath): Promise<Metadata> {
  const data = await insuranceListData(slug, segment)
  const { title, description } = insuranceTexts(data)
  const { query, fields } = data
  const { path } = insurerPage(data.insurer)
  return listHead({ title, description, path, list: LIST, query, fields, sorts: hospitalListCopy.sorts })
}

/** The hospitals that accept one insurer or scheme, and how it is used. */
export async function InsuranceList({ slug, segment }: InsuranceListPath) {
  taggedBy('hospitals', 'insurers', 'cities', 'departments')
  const data = await insuranceListData(slug, segment)
  const { insurer, query, found, facts, fields } = data
  const page = insurerPage(insurer)
  const texts = insuranceTexts(data)
  // One hospital is no list to choose from.
  const hasChoice = facts.count > 1 || segment !== undefined
  return (
    <ListShell
      page={page}
      crumbs={[
        { name: hospitalListCopy.crumb, path: '/hospitals' },
        { name: insurer.InsurerName, path: page.path },
      ]}
      title={texts.title}
      lead={texts.lead}
      facts={texts.points.length > 0 && <p>{texts.points.join(' ')}</p>}
      entries={hospitalEntries(found.rows)}
      faqs={texts.faqs}
      below={<SectionedArticle sections={insuranceSections({ ...data, faqs: texts.faqs })} page={page} />}
    >
      <ListBody
        path={page.path}
        list={LIST}
        query={query}
        fields={fields}
        copy={hospitalListCopy}
        found={found}
        order={hospitalOrder(query)}
        hasChoice={hasChoice}
      >
        <HospitalCards hospitals={found.rows} language="en" headingLevel={hasChoice ? 3 : 2} />
      </ListBody>
    </ListShell>
  )
}
