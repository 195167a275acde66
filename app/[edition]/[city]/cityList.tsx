import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { editionOf, publicPage } from '@/app/_document/edition'
import { type ListDefinition, type ListView, listPage } from '@/app/[edition]/_lists/listPage'
import {
  type CityGroupCopy,
  type CityListTexts,
  CitySections,
  cityGroups,
} from '@/components/pages/City/CitySections'
import { NearestList } from '@/components/pages/City/PlacesByDepartment'
import { type CityListKind, cityListHref } from '@/components/pages/City/cityListHref'
import { citiesToChoose, cityByAliasSlug, cityBySlug, departmentById } from '@/content/catalogue/catalogue'
import { type City, cityName, nearestTo } from '@/model/catalogue/city'
import { placeTitleWords, placeWords } from '@/content/copy/placeWords'
import { type Language, pathIn } from '@/model/page/language'
import { type Counted, counted } from '@/content/copy/lists'
import { interpolate } from '@/content/copy/interpolate'
import type { Department } from '@/model/catalogue/department'
import type { DepartmentPlace } from '@/model/page/listFacts'
import { type ListQuery, listHref } from '@/model/page/listQuery'
import type { PageType } from '@/model/page/pageTypes'

/** Where a city has no entries of a department: how many other cities the page shows, and how many entries of each. */
const NEAREST_CITIES = 3
export const NEAREST_ENTRIES = 4

type Place = { readonly city: City; readonly department: Department }
type PlaceIds = { readonly cityId: number; readonly departmentId: number }

type KindCopy = {
  readonly crumb: string
  readonly city: CityGroupCopy & { readonly title: string }
  readonly nearest: {
    readonly title: string
    readonly lead: string
    readonly nobody: string
    readonly description: string
    readonly cityTitle: string
    readonly all: Counted
  }
}

/** What there is of a kind in a place, and what is said of it there. */
type PlaceEntries = Pick<ListView, 'choice' | 'found' | 'cards' | 'entries'> & {
  readonly count: number
  /** Of a place that has some. */
  readonly texts: () => CityListTexts
}

/** What a city's list of doctors and one of hospitals do not share. */
type CityListRow = Pick<ListDefinition<never>, 'list'> & {
  readonly kind: CityListKind
  readonly pageType: PageType
  readonly copyIn: (language: Language) => KindCopy
  readonly departmentOf: (params: CityListParams) => Department | undefined
  readonly places: () => Promise<readonly DepartmentPlace[]>
  readonly counterpartPlaces: () => Promise<readonly DepartmentPlace[]>
  readonly read: (place: Place, ids: PlaceIds, query: ListQuery, language: Language) => Promise<PlaceEntries>
  /** Some entries of a place as cards; the last ones say that they are fictional. */
  readonly someCards: (ids: PlaceIds, isLast: boolean, language: Language) => Promise<ReactNode>
}

type CityListParams = {
  readonly edition: string
  readonly city: string
  readonly speciality?: string
  readonly department?: string
  readonly query?: string
}

/** How many neighbouring cities a page leads to. */
const NEIGHBOURS = 6

type NearCity = { readonly city: City; readonly count: number; readonly kilometres: number }

/** The cities nearest to one that have entries of a department, with their number. */
function nearCities(
  city: City,
  { DepartmentId }: Department,
  places: readonly DepartmentPlace[],
): readonly NearCity[] {
  const counts = new Map(
    places.filter(({ departmentId }) => departmentId === DepartmentId).map((one) => [one.cityId, one.count]),
  )
  const items = citiesToChoose().flatMap((one) => {
    const entries = counts.get(one.cityid)
    return entries === undefined ? [] : [{ city: one, count: entries }]
  })
  return nearestTo(city, items, NEIGHBOURS)
}

/** Whether a city has entries of a department, as far as these places say. */
const hasPlace = (
  places: readonly DepartmentPlace[],
  { cityid }: City,
  { DepartmentId }: Department,
): boolean => places.some(({ cityId, departmentId }) => cityId === cityid && departmentId === DepartmentId)

/** The other departments that have entries in a city. */
const otherDepartments = (
  { cityid }: City,
  { DepartmentId }: Department,
  places: readonly DepartmentPlace[],
): readonly Department[] =>
  places
    .filter(({ cityId, departmentId }) => cityId === cityid && departmentId !== DepartmentId)
    .flatMap(({ departmentId }) => departmentById(departmentId) ?? [])

/** The city of an address; an older or second name of it leads to the city's own address (308). */
function cityOfPath(slug: string, pathOf: (city: City) => string): City {
  const city = cityBySlug(slug)
  if (city) return city
  const known = cityByAliasSlug(slug) ?? notFound()
  return permanentRedirect(pathOf(known))
}

const titleOf = (title: string, { city, department }: Place, language: Language): string =>
  interpolate(title, placeTitleWords(city, department, language))

const idsOf = ({ city, department }: Place): PlaceIds => ({
  cityId: city.cityid,
  departmentId: department.DepartmentId,
})

/** For an empty list: entries of the nearest cities. */
async function nearestView(
  { kind, copyIn, someCards }: CityListRow,
  place: Place,
  near: readonly NearCity[],
  language: Language,
) {
  const { city, department } = place
  const { nearest } = copyIn(language)
  const values = placeWords(city, department, language)
  const cities = near.slice(0, NEAREST_CITIES).map(async ({ city: other, kilometres, count }, at, all) => {
    const there = { ...values, city: cityName(other, language), count, km: kilometres }
    return {
      slug: other.slug,
      title: interpolate(nearest.cityTitle, there),
      cards: await someCards(idsOf({ city: other, department }), at === all.length - 1, language),
      all: {
        href: cityListHref(kind, other, department),
        name: interpolate(counted(nearest.all, count), there),
      },
    }
  })
  const nearestList = <NearestList cities={await Promise.all(cities)} language={language} />
  const title = titleOf(nearest.title, place, language)
  return {
    // The page answers no search.
    head: { title, description: interpolate(nearest.description, values), isListed: false },
    title,
    lead: interpolate(near.length > 0 ? nearest.lead : nearest.nobody, values),
    cards: () => nearestList,
    faqs: [],
  }
}

/** The view of a list that has entries. */
function entriesView({ texts, ...entries }: PlaceEntries) {
  const { title, description, lead, points, faqs } = texts()
  return { ...entries, head: { title, description }, title, lead, facts: <p>{points.join(' ')}</p>, faqs }
}

/** A city's list of a department; where it has no entries, those of the nearest cities. */
export const cityList = (row: CityListRow) =>
  listPage<CityListParams>({
    list: row.list,
    async read(params, query) {
      const { kind, copyIn } = row
      const { language } = editionOf(params.edition)
      const copy = copyIn(language)
      const department = row.departmentOf(params) ?? notFound()
      const city = cityOfPath(params.city, (known) =>
        listHref(pathIn(language, cityListHref(kind, known, department)), row.list, query),
      )
      const place = { city, department }
      const [places, counterparts, here] = await Promise.all([
        row.places(),
        row.counterpartPlaces(),
        row.read(place, idsOf(place), query, language),
      ])
      const near = nearCities(city, department, places)
      const isEmpty = here.count === 0
      const view = isEmpty ? await nearestView(row, place, near, language) : entriesView(here)
      const path = pathIn(language, cityListHref(kind, city, department))
      const around = {
        ...place,
        near: isEmpty ? near.slice(NEAREST_CITIES) : near,
        others: isEmpty ? [] : otherDepartments(city, department, places),
        hasCounterpart: hasPlace(counterparts, city, department),
      }
      return {
        ...view,
        page: publicPage({
          pageType: row.pageType,
          // Leads name it in English.
          pageName: titleOf(copyIn('en').city.title, place, 'en'),
          path,
          language,
          tier: city.tier ?? department.tier,
          department: department.DepartmentName,
          citySlug: city.slug,
        }),
        crumbs: [
          { name: copy.crumb, path: pathIn(language, `/${kind}`) },
          { name: view.title, path },
        ],
        found: here.found,
        below: (
          <CitySections
            {...place}
            faqs={view.faqs}
            groups={cityGroups(kind, copy.city, around, language)}
            language={language}
          />
        ),
      }
    },
  })
