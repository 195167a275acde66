import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CitySections } from '@/components/CityLists/CitySections'
import { NearestList } from '@/components/CityLists/NearestList'
import { type CityGroupWords, cityGroups } from '@/components/CityLists/cityGroups'
import { type CityListKind, cityListHref } from '@/components/CityLists/cityListHref'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { fillGaps } from '@/content/messages/messages'
import { inSentence } from '@/content/words/inWords'
import { type Counted, counted } from '@/content/words/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { NearCity } from './cityLists'
import { ListShell } from './listShell'
import { pageMetadata } from './pageMetadata'

/** How many cities the page names, and how many entries of each. */
const CITIES = 3
export const NEAREST_ENTRIES = 4

export type NearestSubject = {
  readonly city: City
  readonly department: Department
  readonly page: LeadFormPage
}

/** What a kind of list says where a city has no entries of a department. */
export type NearestWords = {
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
  readonly words: NearestWords
  readonly groupWords: CityGroupWords
  /** The entries of one city as cards; the last ones say that they are fictional. */
  readonly cardsOf: (city: City, department: Department, isLast: boolean) => Promise<ReactNode>
}

const gapsOf = ({ city, department }: NearestSubject) => ({
  city: city.cityname,
  specialist: inSentence(department.specialist),
  specialists: inSentence(department.specialistPlural),
  department: inSentence(department.DepartmentName),
})

const titleOf = ({ title }: NearestWords, { city, department }: NearestSubject): string =>
  fillGaps(title, {
    specialists: department.specialistPlural,
    departments: department.DepartmentName,
    city: city.cityname,
  })

/** The page answers no search: it is not for search engines. */
export const nearestMetadata = (words: NearestWords, subject: NearestSubject): Metadata =>
  pageMetadata({
    title: titleOf(words, subject),
    description: fillGaps(words.description, gapsOf(subject)),
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
  const { kind, crumb, words, groupWords, cardsOf, subject, near, hasCounterpart } = props
  const { city, department, page } = subject
  const gaps = gapsOf(subject)
  const nearest = await Promise.all(
    near.slice(0, CITIES).map(async ({ city: other, kilometres, count }, at, cities) => {
      const there = { ...gaps, city: other.cityname, count, km: kilometres }
      return {
        slug: other.slug,
        title: fillGaps(words.cityTitle, there),
        cards: await cardsOf(other, department, at === cities.length - 1),
        all: {
          href: cityListHref(kind, other, department),
          name: fillGaps(counted(words.all, count), there),
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
        { name: titleOf(words, subject), path: page.path },
      ]}
      title={titleOf(words, subject)}
      lead={fillGaps(nearest.length > 0 ? words.lead : words.nobody, gaps)}
      below={
        <CitySections
          city={city}
          department={department}
          faqs={[]}
          groups={cityGroups(kind, groupWords, further)}
        />
      }
    >
      <NearestList cities={nearest} />
    </ListShell>
  )
}
