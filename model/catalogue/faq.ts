import * as t from 'io-ts'
import { RowLanguage, Slug, WholeNumber, Words } from './primitives'

/** A question of the site's own FAQ page; a topic is a heading there. */
export const Faq = t.readonly(
  t.type({
    FaqId: WholeNumber,
    slug: Slug,
    language: RowLanguage,
    topic: Words,
    question: Words,
    answer: Words,
  }),
  'Faq',
)
export type Faq = t.TypeOf<typeof Faq>
