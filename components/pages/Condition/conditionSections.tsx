import {
  articlesSection,
  questionsSection,
  sourcesSection,
  testsSection,
} from '@/components/pages/articleSections'
import { questionnaireLink } from '@/components/pages/Service/questionnaireSections'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { articles, testBySlug, treatmentBySlug } from '@/content/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import type { Condition } from '@/model/catalogue/condition'

const copy = conditionCopy.sections

/** Everything that a condition's page tells below its emergency signs; `people` stand after the self-care. */
export function conditionSections(condition: Condition, people: ArticleSections): ArticleSections {
  const tests = condition.testSlugs.flatMap((slug) => testBySlug('en', slug) ?? [])
  const treatments = condition.treatmentSlugs.flatMap((slug) => treatmentBySlug(slug) ?? [])
  return [
    { id: 'overview', title: copy.overview, body: <Paragraphs texts={condition.overview} /> },
    { id: 'symptoms', title: copy.symptoms, body: <Dots items={condition.symptoms} /> },
    { id: 'causes', title: copy.causes, body: <Dots items={condition.causes} /> },
    { id: 'risk-factors', title: copy.riskFactors, body: <Dots items={condition.riskFactors} /> },
    {
      id: 'when-to-see-a-doctor',
      title: copy.whenToSeeDoctor,
      body: <Dots items={condition.whenToSeeDoctor} />,
    },
    questionnaireLink(condition.slug),
    { id: 'diagnosis', title: copy.diagnosis, body: <Steps items={condition.diagnosis} /> },
    testsSection(copy.tests, tests),
    {
      id: 'treatments',
      title: copy.treatments,
      body:
        treatments.length > 0 ? <TreatmentSummaries treatments={treatments} /> : <p>{copy.noTreatments}</p>,
    },
    { id: 'self-care', title: copy.selfCare, body: <Dots items={condition.selfCare} /> },
    ...people,
    articlesSection(
      copy.articles,
      articles('en').filter(({ conditionSlugs }) => conditionSlugs.includes(condition.slug)),
    ),
    questionsSection(copy.faqs, condition.faqs),
    sourcesSection(copy.sources, condition, 'en'),
  ]
}
