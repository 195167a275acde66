import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { cityGroups } from '@/components/pages/City/cityGroups'
import { CitySections } from '@/components/pages/City/CitySections'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { cityDoctorTexts } from '@/components/pages/Doctor/cityDoctorTexts'
import type { PageContext } from '@/model/page/pageContext'
import { departmentBySpeciality } from '@/content/catalogue'
import { interpolate } from '@/content/copy/messages/messages'
import { doctorCopy } from '@/content/copy/doctors'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { listHref, plainList, readListSegment } from '@/model/page/listQuery'
import { doctorFacts } from '@/server/catalogue/doctorFacts'
import { doctorPage, doctorPlaces } from '@/server/catalogue/doctors'
import { hospitalPlaces } from '@/server/catalogue/hospitals'
import { taggedBy } from '@/server/documents/cacheTags'
import { cityOfPath, hasPlace, nearCities, otherDepartments } from '@/app/[edition]/[city]/cityLists'
import {
  doctorChoice,
  doctorEntries,
  doctorOrder,
  personalFields,
} from '@/app/[edition]/doctors/doctorFilters'
import { ListBody } from '@/app/[edition]/_lists/listBody'
import { listHead } from '@/app/[edition]/_lists/listHead'
import { ListShell } from '@/app/[edition]/_lists/listShell'
import { NearestDoctors, nearestDoctorsMetadata } from '@/app/[edition]/_lists/nearestDoctors'

const LIST = 'cityDoctors'

/** Parts of the address; `segment` says what the filters leave (model/page/listQuery.ts). */
export type CityDoctorsPath = {
  readonly city: string
  readonly speciality: string
  readonly segment?: string
}

const pageOf = (city: City, department: Department): PageContext => ({
  pageType: 'city-wise doctors',
  pageName: interpolate(doctorCopy.city.title, {
    specialists: department.specialistPlural,
    city: city.cityname,
  }),
  path: cityListHref('doctors', city, department),
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
  department: department.DepartmentName,
  citySlug: city.slug,
})

/** What the page and its metadata say: asked once. */
const cityDoctorsData = cache(async (citySlug: string, speciality: string, segment: string | undefined) => {
  const department = departmentBySpeciality(speciality) ?? notFound()
  const query = segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())
  const city = cityOfPath(citySlug, (known) =>
    listHref(cityListHref('doctors', known, department), LIST, query),
  )
  const base = { cityId: city.cityid, departmentId: department.DepartmentId }
  const [places, facts] = await Promise.all([doctorPlaces(), doctorFacts(base)])
  const found = await doctorPage({ ...doctorChoice(query, facts.languages), ...base }, query)
  if (query.page > found.pages) notFound()
  const page = pageOf(city, department)
  return { department, city, query, places, facts, found, page, fields: personalFields(facts.languages) }
})

export async function cityDoctorsMetadata({ city, speciality, segment }: CityDoctorsPath): Promise<Metadata> {
  const data = await cityDoctorsData(city, speciality, segment)
  const { facts, page, query, fields } = data
  if (facts.count === 0) return nearestDoctorsMetadata(data)
  const { title, description } = cityDoctorTexts(data)
  return listHead({
    title,
    description,
    path: page.path,
    list: LIST,
    query,
    fields,
    sorts: doctorCopy.sorts,
  })
}

/** The doctors of one speciality in one city; where there is none, those of the nearest cities. */
export async function CityDoctors({ city: citySlug, speciality, segment }: CityDoctorsPath) {
  taggedBy('doctors', 'hospitals', 'cities', 'departments', 'treatments', 'costs')
  const data = await cityDoctorsData(citySlug, speciality, segment)
  const { department, city, query, places, facts, found, page, fields } = data
  const near = nearCities(city, department, places)
  const hasHospitals = hasPlace(await hospitalPlaces(), city, department)
  if (facts.count === 0)
    return <NearestDoctors subject={{ city, department, page }} near={near} hasHospitals={hasHospitals} />
  const texts = cityDoctorTexts(data)
  // One doctor is no list to choose from.
  const hasChoice = facts.count > 1 || segment !== undefined
  return (
    <ListShell
      page={page}
      crumbs={[
        { name: doctorCopy.list.crumb, path: '/doctors' },
        { name: texts.title, path: page.path },
      ]}
      title={texts.title}
      lead={texts.lead}
      facts={<p>{texts.points.join(' ')}</p>}
      entries={doctorEntries(found.rows)}
      faqs={texts.faqs}
      below={
        <CitySections
          city={city}
          department={department}
          faqs={texts.faqs}
          groups={cityGroups('doctors', doctorCopy.city, {
            city,
            department,
            near,
            others: otherDepartments(city, department, places),
            hasCounterpart: hasHospitals,
          })}
        />
      }
    >
      <ListBody
        path={page.path}
        list={LIST}
        query={query}
        fields={fields}
        copy={doctorCopy}
        found={found}
        order={doctorOrder(query)}
        hasChoice={hasChoice}
      >
        <DoctorCards doctors={found.rows} language="en" headingLevel={hasChoice ? 3 : 2} />
      </ListBody>
    </ListShell>
  )
}
