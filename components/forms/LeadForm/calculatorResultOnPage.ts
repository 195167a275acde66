import { type CalculatorResult, readCalculatorResult } from '@/model/calculators/calculatorResult'

/** What the calculators of the page found, for any form on it, the modal's included. */
export const calculatorResultOnPage = (): CalculatorResult =>
  readCalculatorResult(
    (name) => document.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value,
  )
