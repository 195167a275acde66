import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CitySections } from '@/components/pages/City/CitySections'
import { NearestList } from '@/components/pages/City/NearestList'
import { type CityGroupCopy, cityGroups } from '@/components/pages/City/cityGroups'
import { type CityListKind, cityListHref } from '@/components/pages/City/cityListHref'
import type { PageContext } from '@/model/page/pageContext'
import { interpolate } from '@/content/copy/messages/messages'
import { inSentence } from '@/content/copy/inWords'
import { type Counted, counted } from '@/content/copy/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { NearCity } from '@/app/[edition]/[city]/cityLists'
import { ListShell } from './listShell'
import { pageMetadata } from '@/app/_document/pageMetadata'

/** How many cities the page names, and how many entries of each. */
const CITIES = 3
export const NEAREST_ENTRIES = 4

export type NearestSubject = {
  readonly city: City
  readonly department: Department
  readonly page: PageContext
}

/** What a kind of list says where a city has no entries of a department. */
export type NearestCopy = {
  readonly title: string
  readonly lead: string
  readonly nobody: string
  readonly description: string
  readonly cityTitle: string
  readonly all: Counted
}

type NearestKind = {
  readonly kind: CityListKind
  readonly crumb: string
  readonly copy: NearestCopy
  readonly groupCopy: CityGroupCopy
  /** The entries of one city as cards; the last ones say that they are fictional. */
  readonly cardsOf: (city: City, department: Department, isLast: boolean) => Promise<ReactNode>
}

const gapsOf = ({ city, department }: NearestSubject) => ({
  city: city.cityname,
  specialist: inSentence(department.specialist),
  specialists: inSentence(department.specialistPlural),
  department: inSentence(department.DepartmentName),
})

const titleOf = ({ title }: NearestCopy, { city, department }: NearestSubject): string =>
  interpolate(title, {
    specialists: department.specialistPlural,
    departments: department.DepartmentName,
    city: city.cityname,
  })

/** The page answers no search: it is not for search engines. */
export const nearestMetadata = (copy: NearestCopy, subject: NearestSubject): Metadata =>
  pageMetadata({
    title: titleOf(copy, subject),
    description: interpolate(copy.description, gapsOf(subject)),
    path: subject.page.path,
    isListed: false,
  })

type NearestEntriesProps = NearestKind & {
  readonly subject: NearestSubject
  readonly near: readonly NearCity[]
  /** Whether the city's other list of the department has entries. */
  readonly hasCounterpart: boolean
}

/** For a city without entries of a department: says so, and shows those of the nearest cities. */
export async function NearestEntries(props: NearestEntriesProps) {
  const { kind, crumb, copy, groupCopy, cardsOf, subject, near, hasCounterpart } = props
  const { city, department, page } = subject
  const gaps = gapsOf(subject)
  const nearest = await Promise.all(
    near.slice(0, CITIES).map(async ({ city: other, kilometres, count }, at, cities) => {
      const there = { ...gaps, city: other.cityname, count, km: kilometres }
      return {
        slug: other.slug,
        title: interpolate(copy.cityTitle, there),
        cards: await cardsOf(other, department, at === cities.length - 1),
        all: {
          href: cityListHref(kind, other, department),
          name: interpolate(counted(copy.all, count), there),
        },
      }
    }),
  )
  const further = { city, department, near: near.slice(CITIES), others: [], hasCounterpart }
  return (
    <ListShell
      page={page}
      crumbs={[
        { name: crumb, path: `/${kind}` },
        { name: titleOf(copy, subject), path: page.path },
      ]}
      title={titleOf(copy, subject)}
      lead={interpolate(nearest.length > 0 ? copy.lead : copy.nobody, gaps)}
      below={
        <CitySections
          city={city}
          department={department}
          faqs={[]}
          groups={cityGroups(kind, groupCopy, further)}
        />
      }
    >
      <NearestList cities={nearest} />
    </ListShell>
  )
}
