import type { Calculation, CalculatorErrors, CalculatorValues } from '@/model/calculators/calculation'
import type { Language } from '@/model/page/language'

/** What a calculator shows. */
export type CalculatorState<Result> = {
  readonly errors: CalculatorErrors
  readonly result: Result | null
  /** Whether the result is based on the visitor's own input, so that it is sent with a lead. */
  readonly isOwn: boolean
  /** Whether its machine has taken the form over. */
  readonly live: boolean
  /** What is said when its machine has failed. */
  readonly notice?: string
}

/** What a calculator begins with: plain data that travels to the browser. */
export type CalculatorViewModel<Result, Basis> = {
  readonly id: string
  readonly values: CalculatorValues
  readonly basis: Basis
  readonly language: Language
  readonly start: CalculatorState<Result>
}

/** Id of the result of a calculator. */
export const resultId = (id: string): string => `${id}-result`

/**
 * The view model of a calculator on its page (nothing asked yet: the start's values, their result, no errors), or on the page
 * that answers without JavaScript (what was asked, with its result or its errors).
 */
export function calculatorViewModel<Result, Basis>(calculator: {
  readonly id: string
  readonly start: CalculatorValues
  readonly basis: Basis
  readonly submitted?: CalculatorValues
  /** Of the page; default English. */
  readonly language?: Language
  readonly calculate: (values: CalculatorValues, basis: Basis) => Calculation<Result>
}): CalculatorViewModel<Result, Basis> {
  const { id, start, basis, submitted, language = 'en', calculate } = calculator
  const values = { ...start, ...submitted }
  const calculation = calculate(values, basis)
  const isOwn = submitted !== undefined
  return {
    id,
    values,
    basis,
    language,
    start: {
      errors: calculation.ok || !isOwn ? {} : calculation.errors,
      result: calculation.ok ? calculation.result : null,
      isOwn,
      live: false,
    },
  }
}
