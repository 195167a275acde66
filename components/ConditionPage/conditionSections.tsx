import { Faqs } from '@/components/Faqs/Faqs'
import { ReviewNote } from '@/components/MedicalReview/ReviewNote'
import { Sources } from '@/components/MedicalReview/Sources'
import type { ArticleSection } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps } from '@/components/SectionedArticle/textBlocks'
import { TreatmentSummaries } from '@/components/TreatmentSummaries/TreatmentSummaries'
import { articles, testBySlug, treatmentBySlug } from '@/content/catalogue'
import { conditionWords } from '@/content/words/conditions'
import type { Condition } from '@/model/catalogue/condition'

const words = conditionWords.sections

/** A section of a list that may be empty: then it is left out. */
const unlessEmpty = <Item,>(
  items: readonly Item[],
  section: (items: readonly Item[]) => ArticleSection,
): readonly ArticleSection[] => (items.length === 0 ? [] : [section(items)])

function testsSection({ testSlugs }: Condition): readonly ArticleSection[] {
  const tests = testSlugs.flatMap((slug) => testBySlug('en', slug) ?? [])
  return unlessEmpty(tests, (found) => ({
    id: 'tests',
    title: words.tests,
    body: (
      <NamedTexts
        items={found.map(({ slug, TestName, summary }) => ({
          href: `/test/${slug}`,
          name: TestName,
          text: summary,
        }))}
      />
    ),
  }))
}

function treatmentsSection({ treatmentSlugs }: Condition): ArticleSection {
  const found = treatmentSlugs.flatMap((slug) => treatmentBySlug(slug) ?? [])
  return {
    id: 'treatments',
    title: words.treatments,
    body: found.length > 0 ? <TreatmentSummaries treatments={found} /> : <p>{words.noTreatments}</p>,
  }
}

const articlesSection = ({ slug }: Condition): readonly ArticleSection[] =>
  unlessEmpty(
    articles('en').filter(({ conditionSlugs }) => conditionSlugs.includes(slug)),
    (found) => ({
      id: 'articles',
      title: words.articles,
      body: (
        <NamedTexts
          items={found.map((article) => ({
            href: `/blog/${article.slug}`,
            name: article.title,
            text: article.summary,
          }))}
        />
      ),
    }),
  )

/** Everything that a condition's page tells below its emergency signs; `people` stand after the self-care. */
export const conditionSections = (
  condition: Condition,
  people: readonly ArticleSection[] = [],
): readonly ArticleSection[] => [
  { id: 'overview', title: words.overview, body: <Paragraphs texts={condition.overview} /> },
  { id: 'symptoms', title: words.symptoms, body: <Dots items={condition.symptoms} /> },
  { id: 'causes', title: words.causes, body: <Dots items={condition.causes} /> },
  { id: 'risk-factors', title: words.riskFactors, body: <Dots items={condition.riskFactors} /> },
  {
    id: 'when-to-see-a-doctor',
    title: words.whenToSeeDoctor,
    body: <Dots items={condition.whenToSeeDoctor} />,
  },
  { id: 'diagnosis', title: words.diagnosis, body: <Steps items={condition.diagnosis} /> },
  ...testsSection(condition),
  treatmentsSection(condition),
  { id: 'self-care', title: words.selfCare, body: <Dots items={condition.selfCare} /> },
  ...people,
  ...articlesSection(condition),
  ...unlessEmpty(condition.faqs, (faqs) => ({
    id: 'questions',
    title: words.faqs,
    body: <Faqs faqs={faqs} />,
  })),
  {
    id: 'sources',
    title: words.sources,
    body: (
      <>
        <Sources sources={condition.sources} language="en" />
        <ReviewNote review={condition} language="en" />
      </>
    ),
  },
]
