import { type Language, pathIn } from '@/model/page/language'
import type { CalculatorValues } from './calculation'

/** The coverage check's questions in their order; they are its fields and its keys in an address. */
export const COVERAGE_QUESTIONS = ['insurer', 'treatment', 'city'] as const
export type CoverageQuestion = (typeof COVERAGE_QUESTIONS)[number]

/**
 * The answers; '' for none. The insurer or scheme is its slug, treatment and city are named as all forms' choices name
 * them, so that what is known of a visit fits; each may be one of the two below.
 */
export type CoverageAnswers = Readonly<Record<CoverageQuestion, string>>

/** Has no insurance and no scheme, or does not know. */
export const NO_PAYER = 'none'
/** A treatment or city that is not in the list. */
export const OTHER_CHOICE = 'Other'

/** Initial field values. */
export const COVERAGE_START: CoverageAnswers & CalculatorValues = { insurer: '', treatment: '', city: '' }

/** The first question without an answer. */
export const nextCoverageQuestion = (answers: CoverageAnswers): CoverageQuestion | undefined =>
  COVERAGE_QUESTIONS.find((question) => answers[question] === '')

/** The page's name in addresses; id of its form and, with an ending, of its answer. */
export const COVERAGE_FORM = 'coverage-check'

/** The page that shows the answer; the answers are its query parameters. */
export const coverageAnswerPath = (language: Language): string =>
  pathIn(language, `/calculate/${COVERAGE_FORM}`)

/**
 * The way to the check with what is known already: the page that is the same for everybody where nothing is, else the one
 * that is made for each request.
 */
export function coverageHref(language: Language, known: Partial<CoverageAnswers>): string {
  const query = new URLSearchParams(
    COVERAGE_QUESTIONS.flatMap((question) => (known[question] ? [[question, known[question]]] : [])),
  )
  return query.size === 0 ? pathIn(language, `/${COVERAGE_FORM}`) : `${coverageAnswerPath(language)}?${query}`
}
