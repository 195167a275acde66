import * as t from 'io-ts'
import { medicalReview } from './medicalReview'
import { Day, RowLanguage, Slug, Slugs, WholeNumber, Words } from './primitives'

/** A blog article in one language; `body` is Markdown whose headings start at level 2. */
export const Article = t.readonly(
  t.intersection([
    t.type({
      ArticleId: WholeNumber,
      title: Words,
      slug: Slug,
      language: RowLanguage,
      summary: Words,
      departmentid: WholeNumber,
      conditionSlugs: Slugs,
      treatmentSlugs: Slugs,
      testSlugs: Slugs,
      published: Day,
      body: Words,
      ...medicalReview,
    }),
    /** Slug of the same article in the other language. */
    t.partial({ pairSlug: Slug }),
  ]),
  'Article',
)
export type Article = t.TypeOf<typeof Article>
