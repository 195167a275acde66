import { questionnairePages } from '@/content/copy/questionnairePages'
import { QUESTIONNAIRES, type QuestionnaireName, isQuestionnaire } from '@/model/calculators/questionnaires'
import { type Language, pathIn } from '@/model/page/language'

/** The address of a questionnaire's page in a language. */
export const questionnairePath = (name: QuestionnaireName, language: Language): string =>
  pathIn(language, `/tools/${name}`)

/** The links to all questionnaires, as menus show them. */
export const questionnaireLinks = (language: Language) =>
  Object.keys(QUESTIONNAIRES)
    .filter(isQuestionnaire)
    .map((name) => ({
      href: questionnairePath(name, language),
      name: questionnairePages[name][language].crumb,
    }))
