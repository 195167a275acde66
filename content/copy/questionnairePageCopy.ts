import type { QuestionAndAnswer } from '@/model/catalogue/primitives'

/** A part of the page below the questions: sentences, then terms or points. */
export type QuestionnairePart = {
  readonly title: string
  readonly texts?: readonly string[]
  readonly named?: readonly { readonly name: string; readonly text: string }[]
  readonly points?: readonly string[]
}

export type QuestionnairePageCopy = {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly crumb: string
  readonly tool: string
  readonly answerTitle: string
  readonly parts: Readonly<Record<string, QuestionnairePart>>
  readonly faqs: readonly QuestionAndAnswer[]
}
