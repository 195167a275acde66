import 'server-only'
import { EmergencySigns } from '@/components/pages/Condition/EmergencySigns'
import { calculatorCopy } from '@/content/copy/calculators'
import { cataractLensCopy } from '@/content/copy/cataractLens'
import { pilesScoreCopy } from '@/content/copy/pilesScore'
import { questionnairePages } from '@/content/copy/questionnairePages'
import { questionnairePath } from '@/content/catalogue/links/questionnaireLinks'
import { conditionBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { EYE_URGENCY, EYE_WARNINGS } from '@/model/calculators/cataractLens'
import { PILES_URGENCY, PILES_WARNINGS } from '@/model/calculators/pilesScore'
import { QUESTIONNAIRES, type QuestionnaireName } from '@/model/calculators/questionnaires'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { publicPage } from '@/app/_document/edition'

/** What a questionnaire's page is to its leads; its answer without JavaScript is the same page to them. */
export function questionnairePage(name: QuestionnaireName, language: Language): PageContext {
  const { topic } = QUESTIONNAIRES[name]
  return publicPage({
    language,
    pageType: 'Tool',
    pageName: questionnairePages[name][language].crumb,
    path: questionnairePath(name, language),
    ...(treatmentBySlug(topic)
      ? { treatmentSlug: topic }
      : conditionBySlug(topic) && { conditionSlug: topic }),
  })
}

/** The warning signs of a questionnaire, each with whom to call first. */
function warningSigns(name: QuestionnaireName, language: Language): readonly string[] {
  const rows =
    name === 'cataract-lens'
      ? EYE_WARNINGS.map((sign) => [EYE_URGENCY[sign], cataractLensCopy[language].warnings[sign]] as const)
      : PILES_WARNINGS.map((sign) => [PILES_URGENCY[sign], pilesScoreCopy[language].warnings[sign]] as const)
  return rows.flatMap(([urgency, sign]) =>
    urgency === null ? [] : [`${sign}: ${calculatorCopy[language][urgency].whom}`],
  )
}

/** Emergency warning before the questions. */
export const QuestionnaireWarning = ({
  name,
  language,
}: {
  readonly name: QuestionnaireName
  readonly language: Language
}) => <EmergencySigns signs={warningSigns(name, language)} language={language} />
