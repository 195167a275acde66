import type { CoverageAnswers, CoverageQuestion } from '@/model/calculators/coverageCheck'
import type { CoverageStep } from '@/machines/coverageCheck/coverageCheck.labels'
import type { PageContext } from '@/model/page/pageContext'

/** What the coverage check shows. */
export type CoverageCheckState = {
  readonly step: CoverageStep
  /** Questions that say that they wait for an answer. */
  readonly missing: readonly CoverageQuestion[]
  /** Whether its machine has taken the form over. */
  readonly live: boolean
}

/** What the coverage check begins with: plain data that travels to the browser. */
export type CoverageCheckViewModel = {
  readonly page: PageContext
  readonly answers: CoverageAnswers
  readonly isAnswered: boolean
  readonly isIncomplete: boolean
  readonly options: Readonly<
    Record<CoverageQuestion, readonly { readonly value: string; readonly label: string }[]>
  >
  readonly start: CoverageCheckState
}
