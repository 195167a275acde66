import 'server-only'
import { cityById, costsOf, departmentById, treatments } from '@/content/catalogue/catalogue'
import { catalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { languagePairOf } from '@/content/catalogue/links/languagePairs'
import { cityCostPath, costPath } from '@/model/catalogue/cost'
import type { Language } from '@/model/page/language'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { KINDS, descriptorOf, isSmall, pagePathsOf } from '@/model/catalogue/kinds'
import type { DepartmentPlace } from '@/model/page/listFacts'
import { ROUTES } from '@/model/page/pageTypes'
import { doctorPlaces } from '@/server/catalogue/reads/doctors'
import { hospitalPlaces } from '@/server/catalogue/reads/hospitals'
import { Conditions, countRows } from '@/server/catalogue/reads/rowQuery'
import { tableOf } from '@/server/catalogue/tableOf'
import { runtime } from '@/server/runtime'

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly path: string
  /** `YYYY-MM-DD`, where it is known. */
  readonly lastModified?: string
  /** The page in both languages, where it exists in both. */
  readonly pair?: { readonly en: string; readonly hi: string }
}

/** Some pages of one kind, in an order that stays. */
export interface SitemapSection {
  readonly count: () => Promise<number>
  readonly entries: (from: number, limit: number) => AsyncIterable<SitemapEntry>
}

/** A section of entries that are in memory. */
export const sectionOf = (
  all: () => readonly SitemapEntry[] | Promise<readonly SitemapEntry[]>,
): SitemapSection => ({
  count: async () => (await all()).length,
  async *entries(from, limit) {
    yield* (await all()).slice(from, from + limit)
  },
})

const BATCH_ROWS = 5000

/** The pages of a kind that may be too many for the memory: read from the database batch by batch, in order of keys. */
export const rowSection = (kind: Kind, language: Language = 'en'): SitemapSection => ({
  count: () => countRows(kind, new Conditions()),
  async *entries(from, limit) {
    const { executeSql } = runtime().database
    let before = ''
    for (let done = 0; done < limit; done += BATCH_ROWS) {
      // Keyset pagination after the first batch.
      const { rows } = await executeSql<{ readonly key: string; readonly day: string }>(
        `select key, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
         from ${tableOf(kind)} where key > $1 order by key limit $2 offset $3`,
        [before, Math.min(BATCH_ROWS, limit - done), done === 0 ? from : 0],
      )
      const last = rows[rows.length - 1]
      if (!last) return
      for (const { key, day } of rows)
        for (const path of pagePathsOf(kind, key).slice(0, 1)) {
          const pair = languagePairOf(path)
          yield { path: pair?.[language] ?? path, lastModified: day, pair }
        }
      before = last.key
    }
  },
})

const FIXED_PATHS = ROUTES.filter(({ route, isListed }) => isListed && !route.includes('{')).map(
  ({ route }) => route,
)

const fixedPages = (): readonly SitemapEntry[] =>
  FIXED_PATHS.map((path) => ({ path, pair: languagePairOf(path) }))

/** The first page of each row of a small kind, as its descriptor says, in each language that it has. */
function memoryPages(kind: Kind): readonly SitemapEntry[] {
  const { keyOf, sitemap, isByLanguage } = descriptorOf(kind)
  const now = new Date()
  return (isSmall(kind) ? catalogueSnapshot()[kind] : [])
    .filter((row) => sitemap?.isListed?.(row, now) ?? true)
    .flatMap((row) =>
      pagePathsOf(kind, keyOf(row))
        .slice(0, 1)
        .flatMap((path) => {
          const pair = languagePairOf(path)
          const paths = pair && !isByLanguage ? [pair.en, pair.hi] : [path]
          return paths.map((one) => ({ path: one, lastModified: sitemap?.lastModified?.(row), pair }))
        }),
    )
}

const costPages = (): readonly SitemapEntry[] =>
  treatments().flatMap(({ slug }) => {
    const costs = costsOf(slug)
    if (costs.length === 0) return []
    return [{ path: costPath(slug) }, ...costs.map(({ city }) => ({ path: cityCostPath(slug, city.slug) }))]
  })

/** Lists of one department in one city; a place without rows is no page. */
const placePages = (
  places: readonly DepartmentPlace[],
  pathIn: (citySlug: string, department: NonNullable<ReturnType<typeof departmentById>>) => string,
): readonly SitemapEntry[] =>
  places.flatMap(({ cityId, departmentId }) => {
    const [city, department] = [cityById(cityId), departmentById(departmentId)]
    const pair = city && department && languagePairOf(pathIn(city.slug, department))
    return pair ? [pair.en, pair.hi].map((path) => ({ path, pair })) : []
  })

/** The sections of the catalogue's kinds, by the names that their descriptors give; several may share one. */
function kindSections(): Readonly<Record<string, SitemapSection>> {
  const kindsBySection = new Map<string, Kind[]>()
  for (const kind of KIND_NAMES) {
    const section = KINDS[kind].sitemap?.section
    if (section) kindsBySection.set(section, [...(kindsBySection.get(section) ?? []), kind])
  }
  return Object.fromEntries(
    [...kindsBySection].flatMap(([section, kinds]): [string, SitemapSection][] => {
      const large = kinds.find((kind) => !isSmall(kind))
      if (!large) return [[section, sectionOf(() => kinds.flatMap(memoryPages))]]
      // Each row has a page in both languages: files of their own, so that a place in them is a place among the rows.
      return [
        [section, rowSection(large)],
        [`${section}-hindi`, rowSection(large, 'hi')],
      ]
    }),
  )
}

/** Sections of the sitemap; the name is part of the file's address (sitemapFiles.ts). */
export const SITEMAP_SECTIONS: Readonly<Record<string, SitemapSection>> = {
  pages: sectionOf(fixedPages),
  ...kindSections(),
  costs: sectionOf(costPages),
  'doctors-by-city': sectionOf(async () =>
    placePages(await doctorPlaces(), (city, { specialitySlug }) => `/${city}/doctors/${specialitySlug}`),
  ),
  'hospitals-by-city': sectionOf(async () =>
    placePages(await hospitalPlaces(), (city, { slug }) => `/${city}/hospitals/${slug}`),
  ),
}
