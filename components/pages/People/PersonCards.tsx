import styled from 'styled-components'
import { Portrait } from '@/components/ui/Portrait'
import { linkCard } from '@/components/ui/theme/linkCard'
import { articles, conditions, departmentById, tests, treatments } from '@/content/catalogue/catalogue'
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

const PersonCardsRoot = styled.ul`
  display: grid;
  gap: 16px;
  list-style: none;

  li {
    ${linkCard}
    grid-template-columns: 64px 1fr;
    gap: 8px 16px;
    padding: 20px;
  }
  .head {
    align-self: center;
  }
  .role {
    color: var(--deep-green);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .summary,
  .fields {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.55;
  }

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`

type PersonCardsProps = {
  readonly people: readonly Person[]
  readonly role: PersonRole
  readonly headingLevel?: 2 | 3
}

/** Writers or reviewers, each leading to the person's page. */
export function PersonCards({ people, role, headingLevel = 2 }: PersonCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <PersonCardsRoot>
      {people.map(({ slug, PersonName, role: work, summary, departmentIds, picture }) => (
        <li key={slug}>
          <Portrait name={PersonName} picture={picture} size={64} language="en" />
          <div className="head">
            <Heading style={{ fontSize: '1.1875rem', lineHeight: 1.35 }}>
              <a href={`/${role}/${slug}`}>{PersonName}</a>
            </Heading>
            <p className="role">{work}</p>
          </div>
          <p className="summary">{summary}</p>
          <p className="fields">
            {departmentIds.flatMap((id) => departmentById(id)?.DepartmentName ?? []).join(' · ')}
          </p>
        </li>
      ))}
    </PersonCardsRoot>
  )
}
