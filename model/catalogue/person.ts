import * as t from 'io-ts'
import { Slug, SomeTexts, WholeNumber, Words, row } from './primitives'
import { type KindDescriptor, pageUnder } from './kind'

/** An author or a medical reviewer. */
export const Person = row('Person', {
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
})
export type Person = t.TypeOf<typeof Person>

const people = {
  codec: Person,
  nameField: 'PersonName',
  columns: {
    first: ['PersonName', 'hindi', 'role', 'qualifications', 'languages', 'departmentIds'],
    last: ['isFictional', 'slug', 'PersonId'],
  },
  sitemap: { section: 'people' },
} satisfies Omit<KindDescriptor<Person>, 'keyOf'>

export const authors: KindDescriptor<Person> = { ...people, ...pageUnder('/authors') }
export const reviewers: KindDescriptor<Person> = { ...people, ...pageUnder('/reviewers') }
