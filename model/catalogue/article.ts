import * as t from 'io-ts'
import { DrawingField } from './drawing'
import { REVIEW_COLUMNS, medicalReview, reviewFaults } from './medicalReview'
import { Picture } from './picture'
import { Day, RowLanguage, Slug, Slugs, WholeNumber, Words, Tier, rowWithOptional } from './primitives'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, pagesInLanguagesUnder } from './kind'

/** A blog article in one language; `body` is Markdown whose headings start at level 2. */
export const Article = rowWithOptional(
  'Article',
  {
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
  },
  {
    /** Of the same article in the other language. */
    pairSlug: Slug,
    tier: Tier,
    /** Drawing beside the title; defaults to that of its subject (content/catalogue/drawingOf.ts). */
    drawing: DrawingField,
    /** A photograph, in place of the drawing. */
    picture: Picture,
  },
)
export type Article = t.TypeOf<typeof Article>

export const articles: KindDescriptor<Article> = {
  codec: Article,
  nameField: 'title',
  columns: {
    first: [
      'title',
      'language',
      'departmentid',
      'published',
      'summary',
      'body',
      'conditionSlugs',
      'treatmentSlugs',
      'testSlugs',
      'tier',
    ],
    last: [...REVIEW_COLUMNS, 'pairSlug', 'slug', 'ArticleId'],
  },
  idField: 'ArticleId',
  ...pagesInLanguagesUnder('/blog'),
  pictures: { picture: 'photo' },
  faultsOf: reviewFaults,
  listedFields: ['title', 'slug', 'published'],
  sitemap: {
    section: 'articles',
    lastModified: ({ lastReview, published }) => (lastReview > published ? lastReview : published),
  },
  search: {
    type: SEARCH_RESULT_TYPE.blog,
    factsOf: (row) => ({ id: row.ArticleId, name: row.title, departmentIds: [row.departmentid], weight: 0 }),
  },
}
