import 'server-only'
import { articles, conditions, tests, treatments } from '@/content/catalogue'
import type { Article } from '@/model/catalogue/article'
import type { MedicalReview } from '@/model/catalogue/medicalReview'
import type { Person } from '@/model/catalogue/person'

/** Whether people are shown as writers or as reviewers. */
export type PersonRole = 'authors' | 'reviewers'

const belongsTo = (role: PersonRole, slug: string) => (row: MedicalReview) =>
  (role === 'authors' ? row.writerSlug : row.reviewerSlug) === slug

/** The articles that a person wrote or is to review, in both languages, newest first. */
export const articlesOf = (role: PersonRole, { slug }: Person): readonly Article[] =>
  [...articles('en'), ...articles('hi')].filter(belongsTo(role, slug))

/** The pages on conditions, treatments and tests that a person wrote or is to review. */
export function pagesOf(
  role: PersonRole,
  { slug }: Person,
): readonly { href: string; name: string; lang?: 'hi' }[] {
  const isTheirs = belongsTo(role, slug)
  return [
    ...conditions()
      .filter(isTheirs)
      .map((row) => ({ href: `/condition/${row.slug}`, name: row.DiseaseName })),
    ...treatments()
      .filter(isTheirs)
      .map((row) => ({ href: `/treatment/${row.slug}`, name: row.ProcedureName })),
    ...tests('en')
      .filter(isTheirs)
      .map((row) => ({ href: `/test/${row.slug}`, name: row.TestName })),
    ...tests('hi')
      .filter(isTheirs)
      .map((row) => ({ href: `/hi/test/${row.slug}`, name: row.TestName, lang: 'hi' as const })),
  ]
}
