import * as t from 'io-ts'
import { RowLanguage, Slug, WholeNumber, Words, rowWithOptional } from './primitives'
import { type KindDescriptor, byLanguageAndSlug } from './kind'

/** A question of the site's own FAQ page; a topic is a heading there. */
export const Faq = rowWithOptional(
  'Faq',
  {
    FaqId: WholeNumber,
    slug: Slug,
    language: RowLanguage,
    topic: Words,
    question: Words,
    answer: Words,
  },
  /** What the answer adds while the catalogue has inventions of the demonstration. */
  { demoNote: Words },
)
export type Faq = t.TypeOf<typeof Faq>

export const faqs: KindDescriptor<Faq> = {
  codec: Faq,
  nameField: 'question',
  columns: { first: ['topic', 'question', 'answer', 'language'], last: ['slug', 'FaqId'] },
  keyOf: byLanguageAndSlug,
  isByLanguage: true,
}
