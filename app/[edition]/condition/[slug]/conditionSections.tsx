import {
  articlesSection,
  fieldSection,
  questionsSection,
  sourcesSection,
  testsSection,
} from '@/components/pages/articleSections'
import { questionnaireLink } from '@/components/pages/Service/questionnaireSections'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { articles, testsBySlugs, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import type { Language } from '@/model/page/language'
import type { Condition } from '@/model/catalogue/condition'

/** What the condition is: the first section, which the page's hero shows. */
export const conditionOverview = (row: Condition, language: Language) =>
  fieldSection(row, language)(
    'overview',
    conditionCopy[language].sections.overview,
    'overview',
    <Paragraphs texts={rowIn(row, language).overview} />,
  )

/** The sections of a condition's page after its overview; `people` follows the self-care. */
export function conditionSections(
  row: Condition,
  people: ArticleSections,
  language: Language,
): ArticleSections {
  const condition = rowIn(row, language)
  const copy = conditionCopy[language].sections
  const tests = testsBySlugs(language, condition.testSlugs)
  const treatments = treatmentsBySlugs(condition.treatmentSlugs)
  const section = fieldSection(row, language)
  const list = (id: string, field: 'symptoms' | 'causes' | 'riskFactors' | 'whenToSeeDoctor' | 'selfCare') =>
    section(id, copy[field], field, <Dots items={condition[field]} />)
  const questions = questionsSection(copy.faqs, condition.faqs)
  return [
    list('symptoms', 'symptoms'),
    list('causes', 'causes'),
    list('risk-factors', 'riskFactors'),
    list('when-to-see-a-doctor', 'whenToSeeDoctor'),
    questionnaireLink(condition.slug, language),
    section('diagnosis', copy.diagnosis, 'diagnosis', <Steps items={condition.diagnosis} />),
    testsSection(copy.tests, tests, language),
    {
      id: 'treatments',
      title: copy.treatments,
      body:
        treatments.length > 0 ? (
          <TreatmentSummaries treatments={treatments} language={language} />
        ) : (
          <p>{copy.noTreatments}</p>
        ),
    },
    list('self-care', 'selfCare'),
    ...people,
    articlesSection(
      copy.articles,
      articles(language).filter(({ conditionSlugs }) => conditionSlugs.includes(condition.slug)),
      language,
    ),
    questions && { ...questions, lang: foreignText(row, 'faqs', language) },
    sourcesSection(copy.sources, condition, language),
  ]
}
