import * as t from 'io-ts'
import { Day, Slug, SomeTexts, WholeNumber, Words } from './primitives'

/** A notice for the press. */
export const PressItem = t.readonly(
  t.type({
    PressId: WholeNumber,
    title: Words,
    slug: Slug,
    date: Day,
    summary: Words,
    body: SomeTexts,
    isFictional: t.boolean,
  }),
  'PressItem',
)
export type PressItem = t.TypeOf<typeof PressItem>
