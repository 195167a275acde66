import * as t from 'io-ts'
import { Slug, SomeTexts, WholeNumber, Words } from './primitives'

/** An author or a medical reviewer. */
export const Person = t.readonly(
  t.type({
    PersonId: WholeNumber,
    PersonName: Words,
    slug: Slug,
    hindi: Words,
    role: Words,
    qualifications: SomeTexts,
    languages: SomeTexts,
    /** Departments the person writes about or reviews. */
    departmentIds: t.readonlyArray(WholeNumber),
    summary: Words,
    about: SomeTexts,
    isFictional: t.boolean,
  }),
  'Person',
)
export type Person = t.TypeOf<typeof Person>
