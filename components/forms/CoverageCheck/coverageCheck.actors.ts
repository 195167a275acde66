import { resultId } from '@/components/forms/calculators/calculatorState'
import { coverageCheckMachine } from '@/machines/coverageCheck/coverageCheck.machine'
import { COVERAGE_FORM, type CoverageAnswers, coverageHref } from '@/model/calculators/coverageCheck'
import type { Language } from '@/model/page/language'
import { browser } from '@/services/browser'

/** The coverage check's machine with its effects. */
export const liveCoverageCheck = (language: Language) =>
  coverageCheckMachine.provide({
    actions: {
      openAnswer: (_, { answers }: { answers: CoverageAnswers }) =>
        browser.goTo(`${coverageHref(language, answers)}#${resultId(COVERAGE_FORM)}`),
      showAnswer: () => document.getElementById(resultId(COVERAGE_FORM))?.scrollIntoView(),
    },
  })
