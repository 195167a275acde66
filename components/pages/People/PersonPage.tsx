import styled from 'styled-components'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import type { PageContext } from '@/model/page/pageContext'
import { type ArticleSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { interpolate } from '@/content/copy/interpolate'
import { peopleCopy } from '@/content/copy/people'
import type { Person } from '@/model/catalogue/person'
import { PersonCards } from './PersonCards'
import { type PersonRole, articlesOf, pagesOf } from './personPages'

const PageLinks = styled.ul`
  columns: 1;
  column-gap: 32px;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
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
  const gaps = { name: person.PersonName }
  const articles = articlesOf(role, person)
  const pages = pagesOf(role, person)
  const copy = peopleCopy[role]
  const sections: readonly ArticleSection[] = [
    { id: 'about', title: interpolate(peopleCopy.about, gaps), body: <Paragraphs texts={person.about} /> },
    ...(articles.length === 0
      ? []
      : [
          {
            id: 'articles',
            title: interpolate(copy.articles, gaps),
            body: <ArticleCards articles={articles} headingLevel={3} />,
          },
        ]),
    ...(pages.length === 0
      ? []
      : [
          {
            id: 'pages',
            title: interpolate(copy.pages, gaps),
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
        ]),
    {
      id: 'others',
      title: peopleCopy.others,
      body: <PersonCards people={others} role={role} headingLevel={3} />,
    },
  ]
  return <SectionedArticle sections={sections} page={page} />
}
