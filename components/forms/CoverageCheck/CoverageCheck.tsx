import { Island } from '@/components/layout/islands/Island'
import type { ReactNode } from 'react'
import { CalculatorRoot } from '@/components/forms/calculators/Calculator.styles'
import { resultId } from '@/components/forms/calculators/calculatorState'
import { citiesToChoose, insurers, treatments } from '@/content/catalogue/catalogue'
import { calculatorCopy } from '@/content/copy/calculators'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { firstCoverageStep } from '@/machines/coverageCheck/coverageCheck.labels'
import {
  COVERAGE_FORM,
  COVERAGE_QUESTIONS,
  COVERAGE_START,
  type CoverageAnswers,
  NO_PAYER,
  OTHER_CHOICE,
} from '@/model/calculators/coverageCheck'
import { cityName } from '@/model/catalogue/city'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import { CoverageCheckClient } from './CoverageCheckClient'
import type { CoverageCheckViewModel } from './useCoverageCheckMachine'
import { insurerName } from '@/model/catalogue/insurer'
import { treatmentName } from '@/model/catalogue/treatment'

type CoverageCheckProps = {
  readonly page: PageContext
  /** From the address. */
  readonly answers?: CoverageAnswers
  /** Submitted with an answer missing. */
  readonly isIncomplete?: boolean
  /** The result. */
  readonly answer?: ReactNode
}

function optionsIn(language: Language): CoverageCheckViewModel['options'] {
  const copy = coverageCheckCopy[language]
  const first = { value: '', label: calculatorCopy[language].choose }
  return namesOnly(() => ({
    insurer: [
      first,
      ...insurers().map((one) => ({ value: one.slug, label: insurerName(one, language) })),
      { value: NO_PAYER, label: copy.noPayer },
    ],
    treatment: [
      first,
      ...treatments().map((one) => ({ value: one.ProcedureName, label: treatmentName(one, language) })),
      { value: OTHER_CHOICE, label: copy.otherTreatment },
    ],
    city: [
      first,
      ...citiesToChoose().map((city) => ({ value: city.cityname, label: cityName(city, language) })),
      { value: OTHER_CHOICE, label: copy.otherCity },
    ],
  }))
}

/** The coverage check: three questions and, on the page that answers, the result. */
export function CoverageCheck({
  page,
  answers = COVERAGE_START,
  isIncomplete = false,
  answer,
}: CoverageCheckProps) {
  const { language } = page
  const isAnswered = answer !== undefined
  const missing = isIncomplete ? COVERAGE_QUESTIONS.filter((question) => answers[question] === '') : []
  return (
    <CalculatorRoot>
      <Island
        name="coverageCheck"
        of={CoverageCheckClient}
        props={{
          viewModel: {
            page,
            answers,
            isAnswered,
            isIncomplete,
            options: optionsIn(language),
            start: { step: firstCoverageStep(answers, isAnswered), missing, live: false },
          },
        }}
      />
      {isAnswered && (
        <div id={resultId(COVERAGE_FORM)} className="result">
          {answer}
        </div>
      )}
    </CalculatorRoot>
  )
}
