import * as t from 'io-ts'
import { Day, Slug, SomeTexts, WholeNumber, Words, row } from './primitives'
import { type KindDescriptor, bySlug } from './kind'

/** A notice for the press. */
export const PressItem = row('PressItem', {
  PressId: WholeNumber,
  title: Words,
  slug: Slug,
  date: Day,
  summary: Words,
  body: SomeTexts,
  isFictional: t.boolean,
})
export type PressItem = t.TypeOf<typeof PressItem>

export const press: KindDescriptor<PressItem> = {
  codec: PressItem,
  nameField: 'title',
  columns: { first: ['title', 'date', 'summary', 'body'], last: ['isFictional', 'slug', 'PressId'] },
  keyOf: bySlug,
}
