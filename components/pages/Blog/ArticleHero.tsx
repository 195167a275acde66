import { OtherLanguageLink } from '@/components/ui/OtherLanguageLink'
import type { ReactNode } from 'react'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { articleDrawing } from '@/content/drawingOf'
import { dayInWords } from '@/content/copy/inWords'
import { Photo } from '@/components/ui/Photo'
import { PageHero } from '@/components/ui/PageHero'
import { authorBySlug, departmentById, reviewerBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { blogCopy } from '@/content/copy/blog'
import type { Article } from '@/model/catalogue/article'
import type { Person } from '@/model/catalogue/person'
import { articleParts } from './articleParts'
import { departmentName } from '@/model/catalogue/department'

type ArticleHeroProps = {
  readonly article: Article
  /** The article in the other language. */
  readonly pair?: string
  readonly form: ReactNode
  readonly actions: ReactNode
}

type BylineProps = {
  readonly text: string
  readonly person: Person
  readonly folder: 'authors' | 'reviewers'
  readonly language: Language
}

/** A line such as 'By Asha Menon' whose name leads to the person's page. */
const Byline = ({ text, person, folder, language }: BylineProps) => {
  const [before, after] = text.split('{name}')
  return (
    <span>
      {before}
      <a href={`/${folder}/${person.slug}`}>{language === 'hi' ? person.hindi : person.PersonName}</a>
      {after}
    </span>
  )
}

/** An article's title with who wrote it, when, and how long it takes to read. */
export function ArticleHero({ article, pair, form, actions }: ArticleHeroProps) {
  const { language } = article
  const copy = blogCopy[language]
  const department = departmentById(article.departmentid)
  const author = authorBySlug(article.writerSlug)
  const reviewer = reviewerBySlug(article.reviewerSlug)
  return (
    <PageHero form={form}>
      {department && (
        <p className="eyebrow">
          <Illustration name={articleDrawing(article)} size={56} />
          <a href={`/department/${department.slug}`}>{departmentName(department, language)}</a>
        </p>
      )}
      <h1>{article.title}</h1>
      <p className="lead">{article.summary}</p>
      <p className="byline">
        {author && <Byline text={copy.by} person={author} folder="authors" language={language} />}
        {reviewer && (
          <Byline text={copy.reviewedBy} person={reviewer} folder="reviewers" language={language} />
        )}
        <span>
          {interpolate(copy.published, { day: dayInWords(article.published, language) })} ·{' '}
          {interpolate(copy.minutes, { minutes: articleParts(article.body).minutes })}
        </span>
        {pair && <OtherLanguageLink href={pair} language={language} text={copy.otherLanguage} />}
      </p>
      <Photo
        picture={article.picture}
        shape="photo"
        language={language}
        sizes="(min-width: 1024px) 55vw, 100vw"
        isOpening
      />
      {actions}
    </PageHero>
  )
}
