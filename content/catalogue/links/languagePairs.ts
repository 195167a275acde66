import 'server-only'
import {
  articleBySlug,
  conditionBySlug,
  insurerBySlug,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { type DetailRoute, HINDI_ROUTES, type Route, pageTypeOf } from '@/model/page/pageTypes'
import {
  type Language,
  hindiPath,
  languageOfPath,
  withoutLanguage,
  otherLanguage,
} from '@/model/page/language'

/** The same page in both languages, by path without query. */
export type LanguagePair = Readonly<Record<Language, string>>

/** Fixed pages that exist in both languages; the Hindi one is under /hi. */
const FIXED_PATHS = HINDI_ROUTES.filter((route) => !route.includes('{'))

/** A doctor's free places, rendered for each request. */
const PLACES = /^\/doctor\/[^/]+\/book$/

const underHi = (path: string): LanguagePair => ({ en: path, hi: hindiPath(path) })

/** The pair of a page of one thing, by its slug in the language of the path and by its English path. */
type PairOf = (language: Language, slug: string, english: string) => LanguagePair | undefined

/** An article has a slug of its own in each language. */
function articlePair(language: Language, slug: string): LanguagePair | undefined {
  const other = otherLanguage(language)
  const pairSlug = articleBySlug(language, slug)?.pairSlug
  if (pairSlug === undefined || !articleBySlug(other, pairSlug)) return undefined
  const slugs = language === 'en' ? { en: slug, hi: pairSlug } : { en: pairSlug, hi: slug }
  return { en: `/blog/${slugs.en}`, hi: `/hi/blog/${slugs.hi}` }
}

const testPair = (_: Language, slug: string): LanguagePair | undefined =>
  testBySlug('en', slug) && testBySlug('hi', slug) ? underHi(`/test/${slug}`) : undefined

/** A text has a Hindi page once its row has a Hindi text. */
const translated =
  (folder: string, rowOf: (slug: string) => { readonly inHindi?: unknown } | undefined) =>
  (_: Language, slug: string) =>
    rowOf(slug)?.inHindi === undefined ? undefined : underHi(`${folder}/${slug}`)

/** Pages made of facts in the database, which say the same in both languages. */
const always: PairOf = (_, __, english) => underHi(english)

type HindiDetailRoute = Extract<DetailRoute, `/hi/${string}`>

/** The pair of a page of one thing, by the route of its Hindi page. */
const PAIR_OF: Readonly<Record<HindiDetailRoute, PairOf>> = {
  '/hi/blog/{slug}': articlePair,
  '/hi/test/{slug}': testPair,
  '/hi/treatment/{slug}': translated('/treatment', treatmentBySlug),
  '/hi/condition/{slug}': translated('/condition', conditionBySlug),
  '/hi/hospitals/insurance/{slug}': translated('/hospitals/insurance', insurerBySlug),
  '/hi/department/{slug}': always,
  '/hi/doctor/{slug}': always,
  '/hi/hospital/{slug}': always,
  '/hi/{city}/doctors/{speciality}': always,
  '/hi/{city}/hospitals/{department}': always,
}
const isOfOneThing = (route: Route): route is HindiDetailRoute => Object.hasOwn(PAIR_OF, route)

/**
 * Both addresses of a page that exists in both languages, undefined for every other one. The only source of the
 * language switch and of hreflang.
 * @param path of either page, without query
 */
export function languagePairOf(path: string): LanguagePair | undefined {
  const english = withoutLanguage(path)
  if (FIXED_PATHS.includes(english) || PLACES.test(english)) return underHi(english)
  const { route } = pageTypeOf(hindiPath(english))
  const slug = english.split('/').at(-1) ?? ''
  return isOfOneThing(route) ? PAIR_OF[route](languageOfPath(path), slug, english) : undefined
}

/** Address of the page in the other language, or undefined. */
export const pathInOtherLanguage = (path: string, language: Language): string | undefined =>
  languagePairOf(path)?.[otherLanguage(language)]
