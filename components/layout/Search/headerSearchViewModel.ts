import type { HeaderSearchCopy } from '@/content/copy/headerSearch'
import type { Language } from '@/model/page/language'

/** What the search bar's code needs of its page: small, since every page carries it. */
export type HeaderSearchViewModel = {
  readonly language: Language
  readonly copy: HeaderSearchCopy
  /** How many cities of the native list, the first ones, are popular. */
  readonly popular: number
  /** The city that stands there until one is chosen. */
  readonly cityId: number
}

/** Ids of the search bar's elements; it stands once on a page. */
export const SEARCH_IDS = {
  results: 'site-search-results',
  option: (place: number) => `site-search-option-${place}`,
  group: (group: number) => `site-search-group-${group}`,
} as const
