import type { Language } from '@/model/page/language'
import type { UrgentHelp } from './danger'

/** Most characters that are read of a question. */
export const QUESTION_LIMIT = 300

/** What a page of this site says that fits a question. */
export type AnswerPassage = {
  /** The page's own name. */
  readonly title: string
  /** What the passage is about: a section's heading, or the question it answers. */
  readonly heading: string
  /** One paragraph, or the items of a list. */
  readonly texts: readonly string[]
  /** The page, as a path of this site. */
  readonly href: string
  readonly language: Language
}

/** A page that bears a name of the question. */
export type AnswerPage = { readonly name: string; readonly href: string }

/** Answer to a question; never a diagnosis. Everything but `short` is text of the site's pages. */
export type AskAnswer = {
  readonly question: string
  /** Of all words around the passages, which may be in the other one. */
  readonly language: Language
  /** Whether the question was longer than QUESTION_LIMIT. */
  readonly isCut: boolean
  /** What is said before anything else. */
  readonly urgency: UrgentHelp | null
  /** What the configured service wrote from the passages; null where it was not asked or wrote nothing usable. */
  readonly short: string | null
  readonly passages: readonly AnswerPassage[]
  readonly pages: readonly AnswerPage[]
}

/** What came of asking: an answer, or the wish that the visitor waits. */
export type AskOutcome =
  | { readonly kind: 'noQuestion' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'answered'; readonly answer: AskAnswer }
