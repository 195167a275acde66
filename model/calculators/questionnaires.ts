import type { CalculatorValues } from './calculation'
import { LENS_START } from './cataractLens'
import { PILES_START } from './pilesScore'

/** The questionnaires by the last part of their addresses, each with the condition and treatment that it is about. */
export const QUESTIONNAIRES = {
  'piles-severity-score': { topic: 'piles', start: PILES_START },
  'cataract-lens': { topic: 'cataract', start: LENS_START },
} as const satisfies Record<string, { readonly topic: string; readonly start: CalculatorValues }>

export type QuestionnaireName = keyof typeof QUESTIONNAIRES

/** Whether an address' last part names a questionnaire. */
export const isQuestionnaire = (name: string): name is QuestionnaireName =>
  Object.hasOwn(QUESTIONNAIRES, name)

/** The questionnaire about a condition or treatment, if there is one. */
export const questionnaireAbout = (slug: string): QuestionnaireName | undefined =>
  Object.keys(QUESTIONNAIRES)
    .filter(isQuestionnaire)
    .find((name) => QUESTIONNAIRES[name].topic === slug)
