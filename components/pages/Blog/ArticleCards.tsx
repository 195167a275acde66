import styled from 'styled-components'
import { articleParts } from '@/components/pages/Blog/articleParts'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { Photo } from '@/components/ui/Photo'
import { articleDrawing } from '@/content/catalogue/drawingOf'
import { departmentName } from '@/model/catalogue/department'
import { dayInWords } from '@/content/copy/inWords'
import { linkCard } from '@/components/ui/theme/linkCard'
import { departmentById } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { blogCopy } from '@/content/copy/blog'
import type { Article } from '@/model/catalogue/article'
import { pathIn } from '@/model/page/language'

const ArticleCardsRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 16px;
  list-style: none;

  li {
    ${linkCard}
    gap: 8px;
    padding: 20px;
  }
  .subject,
  .facts {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.45;
  }
  .subject {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--deep-green);
    font-weight: 600;
  }
  .summary {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
`

/** How wide a card's picture is. */
const CARD_SIZES = '(min-width: 640px) 360px, 100vw'

type ArticleCardsProps = {
  readonly articles: readonly Article[]
  readonly headingLevel?: 2 | 3
}

/** Articles with their subject, summary and reading time; the whole card leads to the article. */
export function ArticleCards({ articles, headingLevel = 2 }: ArticleCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ArticleCardsRoot>
      {articles.map((article) => {
        const { language, slug, title, summary, published, departmentid, body, picture } = article
        const copy = blogCopy[language]
        const department = departmentById(departmentid)
        const { minutes } = articleParts(body)
        return (
          <li key={`${language}/${slug}`} lang={language}>
            <Photo picture={picture} shape="photo" language={language} sizes={CARD_SIZES} />
            <p className="subject">
              {!picture?.stored && <Illustration name={articleDrawing(article)} size={56} />}
              {department && departmentName(department, language)}
            </p>
            <Heading style={{ fontSize: '1.1875rem', lineHeight: 1.35 }}>
              <a href={pathIn(language, `/blog/${slug}`)}>{title}</a>
            </Heading>
            <p className="summary">{summary}</p>
            <p className="facts">
              {dayInWords(published, language)} · {interpolate(copy.minutes, { minutes })}
            </p>
          </li>
        )
      })}
    </ArticleCardsRoot>
  )
}
