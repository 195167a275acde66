import styled from 'styled-components'
import { ArticleCards } from '@/components/ArticleCards/ArticleCards'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { type ArticleSection, SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { Paragraphs } from '@/components/SectionedArticle/textBlocks'
import { fillGaps } from '@/content/messages/messages'
import { peopleWords } from '@/content/words/people'
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
  readonly page: LeadFormPage
}

/** A person below the opening: about, and what the person wrote or is to review. */
export function PersonPage({ person, role, others, page }: PersonPageProps) {
  const gaps = { name: person.PersonName }
  const articles = articlesOf(role, person)
  const pages = pagesOf(role, person)
  const words = peopleWords[role]
  const sections: readonly ArticleSection[] = [
    { id: 'about', title: fillGaps(peopleWords.about, gaps), body: <Paragraphs texts={person.about} /> },
    ...(articles.length === 0
      ? []
      : [
          {
            id: 'articles',
            title: fillGaps(words.articles, gaps),
            body: <ArticleCards articles={articles} headingLevel={3} />,
          },
        ]),
    ...(pages.length === 0
      ? []
      : [
          {
            id: 'pages',
            title: fillGaps(words.pages, gaps),
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
      title: peopleWords.others,
      body: <PersonCards people={others} role={role} headingLevel={3} />,
    },
  ]
  return <SectionedArticle sections={sections} page={page} />
}
