import styled from 'styled-components'
import type { ReactNode } from 'react'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import type { PageContext } from '@/model/page/pageContext'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { interpolate } from '@/content/copy/interpolate'
import { peopleCopy } from '@/content/copy/people'
import { Portrait } from '@/components/ui/Portrait'
import { PageHero } from '@/components/ui/PageHero'
import { departmentById } from '@/content/catalogue/catalogue'
import type { Person } from '@/model/catalogue/person'
import { PersonCards, type PersonRole, articlesOf, pagesOf } from '@/components/pages/People/PersonCards'
import { touchLink } from '@/components/ui/theme/surfaces'
import { DemoNote } from '@/components/ui/DemoNote'

const Facts = styled(NamedTexts)`
  display: grid;
  gap: 12px;

  div {
    display: grid;
    gap: 2px;
  }
  dt {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 600;
  }
  p {
    color: var(--muted);
  }
`

/** A writer's or reviewer's name with training, languages and fields. */
export function PersonHero({ person, form }: { readonly person: Person; readonly form: ReactNode }) {
  const rows = [
    { name: peopleCopy.qualifications, text: person.qualifications.join(' · ') },
    { name: peopleCopy.languages, text: person.languages.join(', ') },
    {
      name: peopleCopy.fields,
      text: person.departmentIds.flatMap((id) => departmentById(id)?.DepartmentName ?? []).join(', '),
    },
  ]
  return (
    <PageHero form={form} below={<Facts items={rows} />}>
      <p className="eyebrow">
        <Portrait
          name={person.PersonName}
          picture={person.picture}
          size={112}
          monogramSize={72}
          language="en"
          isOpening
        />
        {person.role}
      </p>
      <h1>{person.PersonName}</h1>
      <p className="lead">{person.summary}</p>
      <DemoNote copy={peopleCopy} shown={person} className="aside" />
    </PageHero>
  )
}

const PageLinks = styled.ul`
  columns: 1;
  column-gap: 32px;
  list-style: none;

  a {
    ${touchLink}
    line-height: 1.4;
  }

  @media (min-width: 640px) {
    columns: 2;
  }
`

type PersonPageProps = {
  readonly person: Person
  readonly role: PersonRole
  readonly others: readonly Person[]
  readonly page: PageContext
}

/** A person below the opening: about, and what the person wrote or is to review. */
export function PersonPage({ person, role, others, page }: PersonPageProps) {
  const values = { name: person.PersonName }
  const articles = articlesOf(role, person)
  const pages = pagesOf(role, person)
  const copy = peopleCopy[role]
  const sections: ArticleSections = [
    { id: 'about', title: interpolate(peopleCopy.about, values), body: <Paragraphs texts={person.about} /> },
    articles.length > 0 && {
      id: 'articles',
      title: interpolate(copy.articles, values),
      body: <ArticleCards articles={articles} headingLevel={3} />,
    },
    pages.length > 0 && {
      id: 'pages',
      title: interpolate(copy.pages, values),
      body: (
        <PageLinks>
          {pages.map(({ href, name, lang }) => (
            <li key={href}>
              <a href={href} lang={lang} hrefLang={lang}>
                {name}
              </a>
            </li>
          ))}
        </PageLinks>
      ),
    },
    {
      id: 'others',
      title: peopleCopy.others,
      body: <PersonCards people={others} role={role} headingLevel={3} />,
    },
  ]
  return <SectionedArticle sections={sections} page={page} />
}
