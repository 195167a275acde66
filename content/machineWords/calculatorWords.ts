import type { CalculatorProblem } from '@/model/calculators/calculation'
import { bmiWords, calculatorProblems, costCalculatorWords, emiWords } from '../words/calculators'
import { type MachineWords, NOTHING, type ShownWords, perhaps } from './shownWords'

/** The calculators stand on pages that exist in English alone. */
const english = (...words: readonly string[]): ShownWords => ({ en: words, hi: [] })

/** A calculator's form, what it says of faulty fields, and the words of its result. */
const calculator = (
  form: readonly string[],
  problems: readonly CalculatorProblem[],
  result: readonly string[],
): MachineWords => ({
  editing: english(...form),
  'editing.open': NOTHING,
  'editing.invalid': english(perhaps(...problems.map((problem) => calculatorProblems[problem]))),
  shown: english(...form, ...result),
})

const bmi = bmiWords
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

const cost = costCalculatorWords
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

const emi = emiWords
export const emiCalculatorShows = calculator(
  [emi.title, emi.amount, emi.rate, emi.months, emi.submit],
  ['amount', 'rate', 'months'],
  [emi.resultLine, emi.principal, emi.interest, emi.total, emi.othersTitle, emi.note],
)
