import * as t from 'io-ts'
import { QuestionAndAnswer, Slug, SomeTexts, Texts, WholeNumber, Words } from './primitives'

export const Department = t.readonly(
  t.type({
    DepartmentId: WholeNumber,
    DepartmentName: Words,
    slug: Slug,
    hindi: Words,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    /** The doctor's title, whose slug stands in addresses of doctor lists. */
    specialist: Words,
    specialitySlug: Slug,
    /** The title for several of them, as in 'Urologists in Pune'. */
    specialistPlural: Words,
    summary: Words,
    /** What the field is about, in paragraphs. */
    about: SomeTexts,
    /** When to see such a specialist. */
    whenToSee: SomeTexts,
    /** How to prepare for a first visit. */
    firstVisit: SomeTexts,
    faqs: t.readonlyArray(QuestionAndAnswer),
  }),
  'Department',
)
export type Department = t.TypeOf<typeof Department>
