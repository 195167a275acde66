import type { Kind } from './kinds'

type PathsOf = (key: string) => readonly string[]

const under =
  (folder: string): PathsOf =>
  (slug) => [`${folder}/${slug}`]

/** `language/slug`: Hindi pages stand under /hi. */
const byLanguage =
  (folder: string): PathsOf =>
  (key) => {
    const [language, slug = ''] = key.split('/')
    return [`${language === 'hi' ? '/hi' : ''}${folder}/${slug}`]
  }

/** The page with a treatment's costs everywhere. */
export const costPath = (treatmentSlug: string): string => `/treatment/${treatmentSlug}-cost`
/** The page with a treatment's costs in one city. */
export const cityCostPath = (treatmentSlug: string, citySlug: string): string =>
  `/treatment/${treatmentSlug}-cost-in-${citySlug}`

/**
 * The pages that a row of the catalogue has to itself, by its key (kinds.ts); a kind that is not here has none. (Lists by
 * city are pages of several rows.)
 */
const PATHS: { readonly [K in Kind]?: PathsOf } = {
  departments: under('/department'),
  conditions: under('/condition'),
  treatments: (slug) => [`/treatment/${slug}`, costPath(slug), `/marketing/${slug}`],
  costs: (key) => {
    const [treatment = '', city = ''] = key.split('/')
    return [cityCostPath(treatment, city)]
  },
  tests: byLanguage('/test'),
  articles: byLanguage('/blog'),
  insurers: under('/hospitals/insurance'),
  hospitals: under('/hospital'),
  doctors: under('/doctor'),
  authors: under('/authors'),
  reviewers: under('/reviewers'),
  campaigns: under('/campaign'),
}

export const pagePathsOf = (kind: Kind, key: string): readonly string[] => PATHS[kind]?.(key) ?? []

/** Whether rows of the kind have pages of their own. */
export const hasPages = (kind: Kind): boolean => PATHS[kind] !== undefined
