import type { CalculatorMachine } from '@/machines/calculators/calculatorMachine'
import type { CalculatorProblem } from '@/model/calculators/calculation'
import { bmiCopy, calculatorProblems, costCalculatorCopy, emiCopy } from '@/content/copy/calculators'
import { type CopyByState, NOTHING, type ShownCopy, perhaps } from './shownCopy'

/** The calculators stand on pages that exist in English alone. */
const english = (...copy: readonly string[]): ShownCopy => ({ en: copy, hi: [] })

/** A calculator's form, what it says of faulty fields, and the words of its result. */
const calculator = (
  form: readonly string[],
  problems: readonly CalculatorProblem[],
  result: readonly string[],
): CopyByState<CalculatorMachine<unknown, unknown>> => ({
  editing: english(...form),
  'editing.open': NOTHING,
  'editing.invalid': english(perhaps(...problems.map((problem) => calculatorProblems[problem]))),
  shown: english(...form, ...result),
})

const bmi = bmiCopy
export const bmiCalculatorShows = calculator(
  [
    bmi.title,
    bmi.units,
    bmi.metric,
    bmi.imperial,
    perhaps(bmi.heightCm, bmi.heightFeet),
    perhaps(bmi.weightKg, bmi.weightPounds),
    bmi.age,
    bmi.submit,
  ],
  ['height', 'weight', 'age'],
  [perhaps(...Object.values(bmi.bands)), perhaps(...Object.values(bmi.advice)), bmi.normalWeights, bmi.note],
)

const cost = costCalculatorCopy
export const costCalculatorShows = calculator(
  [cost.title, cost.place, cost.room, cost.material, cost.cover, cost.copay, cost.limit, cost.submit],
  ['limit'],
  [
    perhaps(cost.expectedIn, cost.expectedAll),
    cost.range,
    perhaps(cost.insurerPays),
    perhaps(cost.youPay),
    perhaps(cost.emi),
    cost.note,
  ],
)

const emi = emiCopy
export const emiCalculatorShows = calculator(
  [emi.title, emi.amount, emi.rate, emi.months, emi.submit],
  ['amount', 'rate', 'months'],
  [emi.resultLine, emi.principal, emi.interest, emi.total, emi.othersTitle, emi.note],
)
