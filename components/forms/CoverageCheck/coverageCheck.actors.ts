import { COVERAGE_FORM, type CoverageAnswers, coverageHref } from '@/model/calculators/coverageCheck'
import { coverageCheckMachine } from '@/machines/coverageCheck/coverageCheck.machine'
import type { Language } from '@/model/page/language'
import { resultId } from '@/components/forms/calculators/calculatorState'

/** Goes to another page of the site. */
export const browser = { open: (address: string) => location.assign(address) }

/** The coverage check's machine with what it does on a page. */
export const liveCoverageCheck = (language: Language) =>
  coverageCheckMachine.provide({
    actions: {
      openAnswer: (_, { answers }: { answers: CoverageAnswers }) =>
        browser.open(`${coverageHref(language, answers)}#${resultId(COVERAGE_FORM)}`),
      showAnswer: () => document.getElementById(resultId(COVERAGE_FORM))?.scrollIntoView(),
    },
  })
