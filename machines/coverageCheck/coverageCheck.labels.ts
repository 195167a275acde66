import type { StateValueFrom } from 'xstate'
import { type CoverageAnswers, nextCoverageQuestion } from '@/model/calculators/coverageCheck'
import type { coverageCheckMachine } from './coverageCheck.machine'

/** Where a visitor is; `sorting` passes at once. Copy has a line for each. */
export type CoverageStep = 'insurer' | 'treatment' | 'city' | 'ready' | 'opening' | 'answered'

/** The words that depend on the state: the button below the questions. */
export const COVERAGE_CHECK_LABELS: Readonly<Record<CoverageStep, { readonly button: 'show' | 'opening' }>> =
  {
    insurer: { button: 'show' },
    treatment: { button: 'show' },
    city: { button: 'show' },
    ready: { button: 'show' },
    opening: { button: 'opening' },
    answered: { button: 'show' },
  }

/** The step of a state. */
export function coverageStepOf(value: StateValueFrom<typeof coverageCheckMachine>): CoverageStep {
  if (typeof value === 'object') return value.asking ?? 'insurer'
  return value === 'opening' || value === 'answered' ? value : 'insurer'
}

/** The step that a page begins with. */
export const firstCoverageStep = (answers: CoverageAnswers, isAnswered: boolean): CoverageStep =>
  isAnswered ? 'answered' : (nextCoverageQuestion(answers) ?? 'ready')
