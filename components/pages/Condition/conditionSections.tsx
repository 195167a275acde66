import { Faqs } from '@/components/ui/Faqs'
import { ReviewNote } from '@/components/pages/People/ReviewNote'
import { Sources } from '@/components/pages/People/Sources'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import { articles, testBySlug, treatmentBySlug } from '@/content/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import type { Condition } from '@/model/catalogue/condition'

const copy = conditionCopy.sections

/** A section of a list that may be empty: then it is left out. */
const unlessEmpty = <Item,>(
  items: readonly Item[],
  section: (items: readonly Item[]) => ArticleSection,
): readonly ArticleSection[] => (items.length === 0 ? [] : [section(items)])

function testsSection({ testSlugs }: Condition): readonly ArticleSection[] {
  const tests = testSlugs.flatMap((slug) => testBySlug('en', slug) ?? [])
  return unlessEmpty(tests, (found) => ({
    id: 'tests',
    title: copy.tests,
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
    title: copy.treatments,
    body: found.length > 0 ? <TreatmentSummaries treatments={found} /> : <p>{copy.noTreatments}</p>,
  }
}

const articlesSection = ({ slug }: Condition): readonly ArticleSection[] =>
  unlessEmpty(
    articles('en').filter(({ conditionSlugs }) => conditionSlugs.includes(slug)),
    (found) => ({
      id: 'articles',
      title: copy.articles,
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
  { id: 'overview', title: copy.overview, body: <Paragraphs texts={condition.overview} /> },
  { id: 'symptoms', title: copy.symptoms, body: <Dots items={condition.symptoms} /> },
  { id: 'causes', title: copy.causes, body: <Dots items={condition.causes} /> },
  { id: 'risk-factors', title: copy.riskFactors, body: <Dots items={condition.riskFactors} /> },
  {
    id: 'when-to-see-a-doctor',
    title: copy.whenToSeeDoctor,
    body: <Dots items={condition.whenToSeeDoctor} />,
  },
  { id: 'diagnosis', title: copy.diagnosis, body: <Steps items={condition.diagnosis} /> },
  ...testsSection(condition),
  treatmentsSection(condition),
  { id: 'self-care', title: copy.selfCare, body: <Dots items={condition.selfCare} /> },
  ...people,
  ...articlesSection(condition),
  ...unlessEmpty(condition.faqs, (faqs) => ({
    id: 'questions',
    title: copy.faqs,
    body: <Faqs faqs={faqs} />,
  })),
  {
    id: 'sources',
    title: copy.sources,
    body: (
      <>
        <Sources sources={condition.sources} language="en" />
        <ReviewNote review={condition} language="en" />
      </>
    ),
  },
]
