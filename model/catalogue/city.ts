import * as t from 'io-ts'
import { Slug, Slugs, WholeNumber, Words } from './primitives'

/** A city: the header's list item (specification, section 3) with its place on the map and the name in its address. */
export const City = t.readonly(
  t.type({
    cityid: WholeNumber,
    cityname: Words,
    aliasname: t.string,
    citytype: t.union([t.literal('popular'), t.literal('other')]),
    webIconPrimary: t.string,
    webIconSecondary: t.string,
    slug: Slug,
    aliasSlugs: Slugs,
    hindi: Words,
    state: Words,
    /** Degrees north. */
    latitude: t.number,
    /** Degrees east. */
    longitude: t.number,
    /** Whether appointments can be arranged there. */
    served: t.boolean,
  }),
  'City',
)
export type City = t.TypeOf<typeof City>
