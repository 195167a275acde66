import { ReviewNote, Sources } from '@/components/pages/People/ReviewNote'
import { Faqs } from '@/components/ui/Faqs'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { type NamedText, NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { insurers } from '@/content/catalogue'
import { treatmentPageCopy } from '@/content/copy/treatments'
import { insurerPath } from '@/components/pages/Insurance/insurancePage'
import type { Article } from '@/model/catalogue/article'
import type { Condition } from '@/model/catalogue/condition'
import type { MedicalReview } from '@/model/catalogue/medicalReview'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import type { Language } from '@/model/page/language'

/* Sections that the articles of several kinds have; one that would be empty is none. */

const namedSection = (id: string, title: string, items: readonly NamedText[]): ArticleSection | false =>
  items.length > 0 && { id, title, body: <NamedTexts items={items} /> }

export const conditionsSection = (title: string, conditions: readonly Condition[], language: Language) =>
  namedSection(
    'conditions',
    title,
    conditions.map(({ slug, DiseaseName, hindi, summary }) => ({
      href: `/condition/${slug}`,
      name: language === 'hi' ? hindi : DiseaseName,
      text: summary,
    })),
  )

export const testsSection = (title: string, tests: readonly MedicalTest[]) =>
  namedSection(
    'tests',
    title,
    tests.map(({ slug, TestName, summary }) => ({ href: `/test/${slug}`, name: TestName, text: summary })),
  )

export const articlesSection = (title: string, articles: readonly Article[]) =>
  namedSection(
    'articles',
    title,
    articles.map(({ slug, title: name, summary }) => ({ href: `/blog/${slug}`, name, text: summary })),
  )

export const questionsSection = (title: string, faqs: readonly QuestionAndAnswer[]) =>
  faqs.length > 0 && { id: 'questions', title, body: <Faqs faqs={faqs} /> }

/** What insurers usually pay for a treatment, and the way to the page of each. */
export const insuranceSection = (title: string, text: string): ArticleSection => ({
  id: 'insurance',
  title,
  body: (
    <>
      <p>{text}</p>
      <h3>{treatmentPageCopy.sections.insurers}</h3>
      <PlaceLinks
        links={insurers().map((insurer) => ({ href: insurerPath(insurer), name: insurer.InsurerName }))}
      />
    </>
  ),
})

/** What a medical text was compared with, and who wrote and reviews it. */
export const sourcesSection = (title: string, review: MedicalReview, language: Language): ArticleSection => ({
  id: 'sources',
  title,
  body: (
    <>
      <Sources sources={review.sources} language={language} />
      <ReviewNote review={review} language={language} />
    </>
  ),
})
