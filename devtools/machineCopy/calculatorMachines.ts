import type { CalculatorMachine } from '@/machines/calculators/calculatorMachine'
import type { CalculatorProblem } from '@/model/calculators/calculation'
import {
  bmiCopy,
  calculatorCopy,
  calculatorProblems,
  costCalculatorCopy,
  emiCopy,
} from '@/content/copy/calculators'
import { cataractLensCopy } from '@/content/copy/cataractLens'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { pilesScoreCopy } from '@/content/copy/pilesScore'
import type { coverageCheckMachine } from '@/machines/coverageCheck/coverageCheck.machine'
import { COVERAGE_CHECK_LABELS, type CoverageStep } from '@/machines/coverageCheck/coverageCheck.labels'
import type { CoverageQuestion } from '@/model/calculators/coverageCheck'
import type { Language } from '@/model/page/language'
import { type CopyByState, noText, type ShownCopy, optionalTexts, shown } from './shownCopy'

/** Numeric calculators exist on English pages only. */
const english = (...copy: readonly string[]): ShownCopy => ({ en: copy, hi: [] })

/** A calculator's form, what it says of faulty fields, and the words of its result. */
const calculator = (
  form: readonly string[],
  problems: readonly CalculatorProblem[],
  result: readonly string[],
): CopyByState<CalculatorMachine<unknown, unknown>> => ({
  editing: english(...form),
  'editing.open': noText,
  'editing.invalid': english(optionalTexts(...problems.map((problem) => calculatorProblems.en[problem]))),
  shown: english(...form, ...result),
})

const bmi = bmiCopy
export const bmiCalculatorShows = calculator(
  [
    bmi.title,
    bmi.units,
    bmi.metric,
    bmi.imperial,
    optionalTexts(bmi.heightCm, bmi.heightFeet),
    optionalTexts(bmi.weightKg, bmi.weightPounds),
    bmi.age,
    bmi.submit,
  ],
  ['height', 'weight', 'age'],
  [
    optionalTexts(...Object.values(bmi.bands)),
    optionalTexts(...Object.values(bmi.advice)),
    bmi.normalWeights,
    bmi.note,
  ],
)

const cost = costCalculatorCopy
export const costCalculatorShows = calculator(
  [cost.title, cost.place, cost.room, cost.material, cost.cover, cost.copay, cost.limit, cost.submit],
  ['limit'],
  [
    optionalTexts(cost.expectedIn, cost.expectedAll),
    cost.range,
    optionalTexts(cost.insurerPays),
    optionalTexts(cost.youPay),
    optionalTexts(cost.emi),
    cost.note,
  ],
)

const emi = emiCopy
export const emiCalculatorShows = calculator(
  [emi.title, emi.amount, emi.rate, emi.months, emi.submit],
  ['amount', 'rate', 'months'],
  [emi.resultLine, emi.principal, emi.interest, emi.total, emi.othersTitle, emi.note],
)

/** A questionnaire's questions, and the words of its result, in both languages. */
const questionnaire = (
  questions: (language: Language) => readonly string[],
  result: (language: Language) => readonly string[],
): CopyByState<CalculatorMachine<unknown, unknown>> => ({
  editing: shown(questions),
  'editing.open': noText,
  'editing.invalid': shown((language) => [optionalTexts(calculatorProblems[language].answer)]),
  shown: shown((language) => [...questions(language), ...result(language)]),
})

/** Whom to call first, where a warning sign was named. */
const callFirst = (language: Language): string =>
  optionalTexts(calculatorCopy[language].now.title, calculatorCopy[language].today.title)

export const pilesScoreShows = questionnaire(
  (language) => {
    const { title, warning, symptoms, grade, submit } = pilesScoreCopy[language]
    return [title, warning, ...Object.values(symptoms), grade, submit]
  },
  (language) => {
    const { resultLine, gradeText, bleeding, advice, noBands, note } = pilesScoreCopy[language]
    return [
      callFirst(language),
      resultLine,
      gradeText,
      optionalTexts(bleeding),
      optionalTexts(...Object.values(advice)),
      noBands,
      note,
    ]
  },
)

export const cataractLensShows = questionnaire(
  (language) => {
    const { title, warning, distance, night, astigmatism, disease, budget, submit } =
      cataractLensCopy[language]
    return [title, warning, distance, night, astigmatism, disease, budget, submit]
  },
  (language) => {
    const { lenses, resultLine, about, reasons, note } = cataractLensCopy[language]
    return [
      callFirst(language),
      optionalTexts(...Object.values(lenses)),
      resultLine,
      optionalTexts(...Object.values(about)),
      optionalTexts(...Object.values(reasons)),
      note,
    ]
  },
)

/** The coverage check's form in a step: its questions, its line and its button. */
const coverageStep = (step: CoverageStep): ShownCopy =>
  shown((language) => {
    const copy = coverageCheckCopy[language]
    return [copy.lines[step], copy.buttons[COVERAGE_CHECK_LABELS[step].button]]
  })

/** Unanswered question, with its error after a premature submit. */
const coverageQuestion = (step: CoverageQuestion): ShownCopy =>
  shown((language) => [...coverageStep(step)[language], optionalTexts(calculatorProblems[language].answer)])

export const coverageCheckShows: CopyByState<typeof coverageCheckMachine> = {
  sorting: noText,
  asking: shown((language) => {
    const { form, insurer, treatment, city } = coverageCheckCopy[language]
    return [form, insurer, treatment, city]
  }),
  'asking.insurer': coverageQuestion('insurer'),
  'asking.treatment': coverageQuestion('treatment'),
  'asking.city': coverageQuestion('city'),
  'asking.ready': coverageStep('ready'),
  opening: coverageStep('opening'),
  answered: shown((language) => {
    const { lines, answer } = coverageCheckCopy[language]
    const { priceTitle, paid, asked, onlyPayer, bring, sources, note } = answer
    return [lines.answered, priceTitle, paid, asked, onlyPayer, bring, sources, note]
  }),
}
