import * as t from 'io-ts'
import { Picture } from './picture'
import { Slug, SomeTexts, WholeNumber, Words, rowWithOptional } from './primitives'
import { type KindDescriptor, namedBy, pageUnder } from './kind'

/** An author or a medical reviewer. */
export const Person = rowWithOptional(
  'Person',
  {
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
  },
  {
    /** A photograph; without one the initials are drawn. */
    picture: Picture,
  },
)
export type Person = t.TypeOf<typeof Person>

/** A person's name in a page's language. */
export const personName = namedBy('PersonName')

const people = {
  codec: Person,
  nameField: 'PersonName',
  columns: {
    first: ['PersonName', 'hindi', 'role', 'qualifications', 'languages', 'departmentIds'],
    last: ['isFictional', 'slug', 'PersonId'],
  },
  pictures: { picture: 'portrait' },
  sitemap: { section: 'people' },
} satisfies Omit<KindDescriptor<Person>, 'keyOf'>

export const authors: KindDescriptor<Person> = { ...people, ...pageUnder('/authors') }
export const reviewers: KindDescriptor<Person> = { ...people, ...pageUnder('/reviewers') }
