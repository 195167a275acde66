import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { CitySections } from '@/components/pages/City/CitySections'
import { cityGroups } from '@/components/pages/City/cityGroups'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { cityHospitalTexts } from '@/components/pages/Hospital/cityHospitalTexts'
import type { PageContext } from '@/model/page/pageContext'
import { departmentBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/messages/messages'
import { hospitalListCopy, hospitalCopy } from '@/content/copy/hospitals'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { listHref, plainList, readListSegment } from '@/model/page/listQuery'
import { doctorPlaces } from '@/server/catalogue/doctors'
import { hospitalFacts } from '@/server/catalogue/hospitalFacts'
import { hospitalPage, hospitalPlaces } from '@/server/catalogue/hospitals'
import { taggedBy } from '@/server/documents/cacheTags'
import { cityOfPath, hasPlace, nearCities, otherDepartments } from '@/app/[edition]/[city]/cityLists'
import {
  careFields,
  hospitalChoice,
  hospitalEntries,
  hospitalOrder,
} from '@/app/[edition]/hospitals/hospitalFilters'
import { ListBody } from '@/app/[edition]/_lists/listBody'
import { listHead } from '@/app/[edition]/_lists/listHead'
import { ListShell } from '@/app/[edition]/_lists/listShell'
import { NearestHospitals, nearestHospitalsMetadata } from '@/app/[edition]/_lists/nearestHospitals'

const LIST = 'cityHospitals'

/** Parts of the address; `segment` says what the filters leave (model/page/listQuery.ts). */
export type CityHospitalsPath = {
  readonly city: string
  readonly department: string
  readonly segment?: string
}

const pageOf = (city: City, department: Department): PageContext => ({
  pageType: 'city-wise hospitals',
  pageName: interpolate(hospitalCopy.city.title, {
    departments: department.DepartmentName,
    city: city.cityname,
  }),
  path: cityListHref('hospitals', city, department),
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
  department: department.DepartmentName,
  citySlug: city.slug,
})

/** What the page and its metadata say: asked once. */
const cityHospitalsData = cache(async (citySlug: string, slug: string, segment: string | undefined) => {
  const department = departmentBySlug(slug) ?? notFound()
  const query = segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())
  const city = cityOfPath(citySlug, (known) =>
    listHref(cityListHref('hospitals', known, department), LIST, query),
  )
  const base = { cityId: city.cityid, departmentId: department.DepartmentId }
  const [places, facts, found] = await Promise.all([
    hospitalPlaces(),
    hospitalFacts(base),
    hospitalPage({ ...hospitalChoice(query), ...base }, query),
  ])
  if (query.page > found.pages) notFound()
  const fields = careFields(facts.insurers.map((insurer) => insurer.slug))
  return { department, city, query, places, facts, found, page: pageOf(city, department), fields }
})

export async function cityHospitalsMetadata(path: CityHospitalsPath): Promise<Metadata> {
  const data = await cityHospitalsData(path.city, path.department, path.segment)
  const { facts, page, query, fields } = data
  if (facts.count === 0) return nearestHospitalsMetadata(data)
  const { title, description } = cityHospitalTexts(data)
  return listHead({
    title,
    description,
    path: page.path,
    list: LIST,
    query,
    fields,
    sorts: hospitalListCopy.sorts,
  })
}

/** The hospitals with one department in one city; where there is none, those of the nearest cities. */
export async function CityHospitals({ city: citySlug, department: slug, segment }: CityHospitalsPath) {
  taggedBy('hospitals', 'doctors', 'cities', 'departments', 'treatments', 'costs', 'insurers')
  const data = await cityHospitalsData(citySlug, slug, segment)
  const { department, city, query, places, facts, found, page, fields } = data
  const near = nearCities(city, department, places)
  const hasDoctors = hasPlace(await doctorPlaces(), city, department)
  if (facts.count === 0) return <NearestHospitals subject={data} near={near} hasDoctors={hasDoctors} />
  const texts = cityHospitalTexts(data)
  // One hospital is no list to choose from.
  const hasChoice = facts.count > 1 || segment !== undefined
  return (
    <ListShell
      page={page}
      crumbs={[
        { name: hospitalListCopy.crumb, path: '/hospitals' },
        { name: texts.title, path: page.path },
      ]}
      title={texts.title}
      lead={texts.lead}
      facts={<p>{texts.points.join(' ')}</p>}
      entries={hospitalEntries(found.rows)}
      faqs={texts.faqs}
      below={
        <CitySections
          city={city}
          department={department}
          faqs={texts.faqs}
          groups={cityGroups('hospitals', hospitalCopy.city, {
            city,
            department,
            near,
            others: otherDepartments(city, department, places),
            hasCounterpart: hasDoctors,
          })}
        />
      }
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
