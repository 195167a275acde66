import 'server-only'
import {
  articles,
  authors,
  campaigns,
  cityById,
  conditions,
  costsOf,
  departmentById,
  departments,
  insurers,
  reviewers,
  tests,
  treatments,
} from '@/content/catalogue'
import { languagePairOf } from '@/content/links/languagePairs'
import { hasEnded } from '@/model/catalogue/campaign'
import { cityCostPath, costPath, pagePathsOf } from '@/model/catalogue/pagePaths'
import type { DepartmentPlace } from '@/model/page/listFacts'
import { ROUTES } from '@/model/page/pageTypes'
import { doctorPlaces } from '@/server/catalogue/doctors'
import { hospitalPlaces } from '@/server/catalogue/hospitals'
import { rowSection } from './rowSection'
import { type SitemapEntry, type SitemapSection, sectionOf } from './sitemapEntry'

const FIXED_PATHS = ROUTES.filter(({ route, isListed }) => isListed && !route.includes('{')).map(
  ({ route }) => route,
)

const fixedPages = (): readonly SitemapEntry[] =>
  FIXED_PATHS.map((path) => ({ path, pair: languagePairOf(path) }))

const pathOf = (kind: Parameters<typeof pagePathsOf>[0], key: string): string =>
  pagePathsOf(kind, key)[0] ?? ''

const costPages = (): readonly SitemapEntry[] =>
  treatments().flatMap(({ slug }) => {
    const costs = costsOf(slug)
    if (costs.length === 0) return []
    return [{ path: costPath(slug) }, ...costs.map(({ city }) => ({ path: cityCostPath(slug, city.slug) }))]
  })

const testPages = (): readonly SitemapEntry[] =>
  (['en', 'hi'] as const).flatMap((language) =>
    tests(language).map(({ slug, lastReview }) => {
      const path = pathOf('tests', `${language}/${slug}`)
      return { path, lastModified: lastReview, pair: languagePairOf(path) }
    }),
  )

const articlePages = (): readonly SitemapEntry[] =>
  (['en', 'hi'] as const).flatMap((language) =>
    articles(language).map(({ slug, lastReview, published }) => {
      const path = pathOf('articles', `${language}/${slug}`)
      const lastModified = lastReview > published ? lastReview : published
      return { path, lastModified, pair: languagePairOf(path) }
    }),
  )

/** Lists of one department in one city; a place without rows is no page. */
const placePages = (
  places: readonly DepartmentPlace[],
  pathIn: (citySlug: string, department: NonNullable<ReturnType<typeof departmentById>>) => string,
): readonly SitemapEntry[] =>
  places.flatMap(({ cityId, departmentId }) => {
    const [city, department] = [cityById(cityId), departmentById(departmentId)]
    return city && department ? [{ path: pathIn(city.slug, department) }] : []
  })

/** Every page that is an answer to a search, in sections; the name stands in the file's address (sitemapFiles.ts). */
export const SITEMAP_SECTIONS: Readonly<Record<string, SitemapSection>> = {
  pages: sectionOf(fixedPages),
  departments: sectionOf(() => departments().map(({ slug }) => ({ path: pathOf('departments', slug) }))),
  conditions: sectionOf(() =>
    conditions().map(({ slug, lastReview }) => ({
      path: pathOf('conditions', slug),
      lastModified: lastReview,
    })),
  ),
  treatments: sectionOf(() =>
    treatments().map(({ slug, lastReview }) => ({
      path: pathOf('treatments', slug),
      lastModified: lastReview,
    })),
  ),
  costs: sectionOf(costPages),
  tests: sectionOf(testPages),
  articles: sectionOf(articlePages),
  insurers: sectionOf(() => insurers().map(({ slug }) => ({ path: pathOf('insurers', slug) }))),
  people: sectionOf(() => [
    ...authors().map(({ slug }) => ({ path: pathOf('authors', slug) })),
    ...reviewers().map(({ slug }) => ({ path: pathOf('reviewers', slug) })),
  ]),
  campaigns: sectionOf(() =>
    campaigns()
      .filter((campaign) => !hasEnded(campaign, new Date()))
      .map(({ slug }) => ({ path: pathOf('campaigns', slug) })),
  ),
  doctors: rowSection('doctors'),
  hospitals: rowSection('hospitals'),
  'doctors-by-city': sectionOf(async () =>
    placePages(await doctorPlaces(), (city, { specialitySlug }) => `/${city}/doctors/${specialitySlug}`),
  ),
  'hospitals-by-city': sectionOf(async () =>
    placePages(await hospitalPlaces(), (city, { slug }) => `/${city}/hospitals/${slug}`),
  ),
}
