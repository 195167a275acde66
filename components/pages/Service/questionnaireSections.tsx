import { questionsSection, sourcesSection } from '@/components/pages/articleSections'
import type { ArticleSection, ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { conditionBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import type { QuestionnairePart } from '@/content/copy/questionnairePageCopy'
import {
  questionnairePageCopy,
  questionnairePages,
  questionnaireReviews,
} from '@/content/copy/questionnairePages'
import { questionnairePath } from '@/content/catalogue/links/questionnaireLinks'
import { treatmentCopy } from '@/content/copy/treatments'
import {
  QUESTIONNAIRES,
  type QuestionnaireName,
  questionnaireAbout,
} from '@/model/calculators/questionnaires'
import { conditionName } from '@/model/catalogue/condition'
import { treatmentName } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'

const Part = ({ texts = [], named = [], points = [] }: QuestionnairePart) => (
  <>
    <Paragraphs texts={texts} />
    {named.length > 0 && <NamedTexts items={named} />}
    {points.length > 0 && <Dots items={points} />}
  </>
)

/** Where to read on, as far as the catalogue has these pages. */
function furtherLinks(name: QuestionnaireName, language: Language) {
  const { topic } = QUESTIONNAIRES[name]
  const [condition, treatment] = [conditionBySlug(topic), treatmentBySlug(topic)]
  return [
    ...(condition ? [{ href: `/condition/${topic}`, name: conditionName(condition, language) }] : []),
    ...(treatment ? [{ href: `/treatment/${topic}`, name: treatmentName(treatment, language) }] : []),
  ]
}

/** Sections below a questionnaire: its method, its limits, sources and review. */
export function questionnaireSections(name: QuestionnaireName, language: Language): ArticleSections {
  const { parts, faqs } = questionnairePages[name][language]
  const { questions, read } = questionnairePageCopy[language]
  return [
    ...Object.entries(parts).map(([id, part]) => ({ id, title: part.title, body: <Part {...part} /> })),
    questionsSection(questions, faqs),
    { id: 'read', title: read, body: <Links items={furtherLinks(name, language)} language={language} /> },
    sourcesSection(treatmentCopy[language].sources, questionnaireReviews[name], language),
  ]
}

/** The way to the questionnaire about a condition or treatment. */
export function questionnaireLink(slug: string, language: Language): ArticleSection | false {
  const name = questionnaireAbout(slug)
  if (!name) return false
  const { crumb, description } = questionnairePages[name][language]
  return {
    id: 'prepare',
    title: questionnairePageCopy[language].own,
    body: (
      <NamedTexts items={[{ href: questionnairePath(name, language), name: crumb, text: description }]} />
    ),
  }
}
