import type * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { DANGER_KINDS } from '@/model/search/danger'
import { pageTypeOf } from '@/model/page/pageTypes'
import { type KindDescriptor, bySlug } from './kind'
import { Slug, SomeTexts, Texts, Words, rowWithOptional } from './primitives'

/**
 * Search phrases and their target: a symptom, a colloquial name, a page without a row. An entry of `words` matches
 * when all its words are close together in a query, in any order: `a/b` is either, `bleed*` any ending.
 */
export const SearchWords = rowWithOptional(
  'SearchWords',
  {
    slug: Slug,
    /** What is meant, as a visitor reads it; also the name of pages that the catalogue has no row for. */
    name: Words,
    hindi: Words,
    words: SomeTexts,
  },
  {
    /** Danger (server/search/danger) whose emergency notice precedes the row's pages. */
    danger: oneOf(DANGER_KINDS),
    /** Paths, the best first; one that the catalogue does not have is left out. */
    pages: Texts,
    /** Where it is said that these words mean this. */
    source: Words,
  },
)
export type SearchWords = t.TypeOf<typeof SearchWords>

export const words: KindDescriptor<SearchWords> = {
  codec: SearchWords,
  columns: { first: ['name', 'hindi', 'danger', 'pages', 'words'], last: ['source', 'slug'] },
  keyOf: bySlug,
  // No references: a catalogue that has other pages keeps the table, and what leads nowhere is passed over.
  faultsOf: ({ pages = [] }) => [
    ...pages
      .filter((path) => pageTypeOf(path).pageType === 'Error')
      .map((path) => ({ field: 'pages', message: `expected the path of a page, not ${path}` })),
    ...(pages.length === 0 ? [{ field: 'pages', message: 'is missing' }] : []),
  ],
}
