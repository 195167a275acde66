import type { ReactNode } from 'react'
import { ReviewNote, Sources } from '@/components/pages/People/ReviewNote'
import { Faqs } from '@/components/ui/Faqs'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { type NamedText, NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { callNumber } from '@/content/brand'
import { insurers } from '@/content/catalogue/catalogue'
import { beforeYouGoCopy } from '@/content/copy/beforeYouGo'
import { treatmentPageCopy } from '@/content/copy/treatments'
import { readablePhone } from '@/model/page/contactLinks'
import { insurerPath } from '@/components/pages/Insurance/insuranceTexts'
import type { Article } from '@/model/catalogue/article'
import { type Condition, conditionName } from '@/model/catalogue/condition'
import type { MedicalReview } from '@/model/catalogue/medicalReview'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { type Language, pathIn } from '@/model/page/language'
import { insurerName } from '@/model/catalogue/insurer'
import type { PageContext } from '@/model/page/pageContext'

/* Sections that the articles of several kinds have; one that would be empty is none. */

/** A section that shows one field of a row, and says where that has no translation. */
export const fieldSection =
  <Row extends { readonly inHindi?: object }>(row: Row, language: Language) =>
  (id: string, title: string, field: string & keyof Row, body: ReactNode): ArticleSection => ({
    id,
    title,
    body,
    lang: foreignText(row, field, language),
  })

const namedSection = (
  id: string,
  title: string,
  items: readonly NamedText[],
  language: Language,
): ArticleSection | false =>
  items.length > 0 && { id, title, body: <NamedTexts items={items} language={language} /> }

export const conditionsSection = (title: string, conditions: readonly Condition[], language: Language) =>
  namedSection(
    'conditions',
    title,
    conditions.map((condition) => ({
      href: `/condition/${condition.slug}`,
      name: conditionName(condition, language),
      text: rowIn(condition, language).summary,
      lang: foreignText(condition, 'summary', language),
    })),
    language,
  )

/** @param tests in the page's language */
export const testsSection = (title: string, tests: readonly MedicalTest[], language: Language) =>
  namedSection(
    'tests',
    title,
    tests.map(({ slug, TestName, summary }) => ({ href: `/test/${slug}`, name: TestName, text: summary })),
    language,
  )

/** @param articles in the page's language */
export const articlesSection = (title: string, articles: readonly Article[], language: Language) =>
  namedSection(
    'articles',
    title,
    articles.map(({ slug, title: name, summary }) => ({
      href: pathIn(language, `/blog/${slug}`),
      name,
      text: summary,
    })),
    language,
  )

export const questionsSection = (title: string, faqs: readonly QuestionAndAnswer[]) =>
  faqs.length > 0 && { id: 'questions', title, body: <Faqs faqs={faqs} /> }

/** Usual insurance cover of a treatment, with links to the insurers' pages. */
export const insuranceSection = (
  title: string,
  text: string,
  language: Language = 'en',
  lang?: 'en',
): ArticleSection => ({
  id: 'insurance',
  title,
  lang,
  body: (
    <>
      <p>{text}</p>
      <h3 lang={lang && language}>{treatmentPageCopy[language].sections.insurers}</h3>
      <PlaceLinks
        language={language}
        links={insurers().map((insurer) => ({
          href: insurerPath(insurer),
          name: insurerName(insurer, language),
        }))}
      />
    </>
  ),
})

/** Questions, preparations and documents for a visit, with the number to call: for printing. */
export function beforeYouGoSection(page: PageContext): ArticleSection {
  const { title, print, items, call } = beforeYouGoCopy[page.language]
  const phone = callNumber(page)
  return {
    id: 'before-you-go',
    title,
    body: (
      <>
        <NamedTexts items={phone ? [...items, { name: call, text: readablePhone(phone) }] : items} />
        <p className="aside no-print">{print}</p>
      </>
    ),
  }
}

/** Sources of a medical text, its writer and reviewer. @param more sources of other texts of the page */
export const sourcesSection = (
  title: string,
  review: MedicalReview,
  language: Language,
  more: MedicalReview['sources'] = [],
): ArticleSection => ({
  id: 'sources',
  title,
  body: (
    <>
      <Sources sources={[...review.sources, ...more]} language={language} />
      <ReviewNote review={review} language={language} />
    </>
  ),
})
