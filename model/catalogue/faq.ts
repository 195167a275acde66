import * as t from 'io-ts'
import { RowLanguage, Slug, WholeNumber, Words, row } from './primitives'
import { type KindDescriptor, byLanguageAndSlug } from './kind'

/** A question of the site's own FAQ page; a topic is a heading there. */
export const Faq = row('Faq', {
  FaqId: WholeNumber,
  slug: Slug,
  language: RowLanguage,
  topic: Words,
  question: Words,
  answer: Words,
})
export type Faq = t.TypeOf<typeof Faq>

export const faqs: KindDescriptor<Faq> = {
  codec: Faq,
  nameField: 'question',
  columns: { first: ['topic', 'question', 'answer', 'language'], last: ['slug', 'FaqId'] },
  keyOf: byLanguageAndSlug,
  isByLanguage: true,
}
