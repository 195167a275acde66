'use client'

import { Field } from '@/components/forms/calculators/Calculator'
import { usePrefill } from '@/components/forms/usePrefill'
import { useTakeover } from '@/components/forms/useTakeover'
import { calculatorProblems } from '@/content/copy/calculators'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { COVERAGE_CHECK_LABELS } from '@/machines/coverageCheck/coverageCheck.labels'
import { COVERAGE_FORM, COVERAGE_QUESTIONS, coverageAnswerPath } from '@/model/calculators/coverageCheck'
import { resultId } from '@/components/forms/calculators/calculatorState'
import type { CoverageCheckState, CoverageCheckViewModel } from './useCoverageCheckMachine'

const fetchMachine = () =>
  import('./useCoverageCheckMachine').then(({ useCoverageCheckMachine }) => useCoverageCheckMachine)

/** A plain form until its first touch, then its machine's. */
export function CoverageCheckClient({ viewModel }: { readonly viewModel: CoverageCheckViewModel }) {
  const { page, answers, options, start } = viewModel
  const { language } = page
  const copy = coverageCheckCopy[language]
  const { state, formRef, handlers, machine } = useTakeover<CoverageCheckViewModel, CoverageCheckState>({
    viewModel,
    start,
    fetchMachine,
    broken: (_, notice) => ({ ...start, notice }),
  })
  usePrefill(formRef, options, page)
  const { step, missing, live, notice } = state
  const { button } = COVERAGE_CHECK_LABELS[step]
  return (
    <>
      <form
        {...handlers}
        ref={formRef}
        id={COVERAGE_FORM}
        method="get"
        action={`${coverageAnswerPath(language)}#${resultId(COVERAGE_FORM)}`}
        noValidate
        aria-labelledby={`${COVERAGE_FORM}-title`}
        data-live={live ? 'true' : undefined}
        data-step={step}
      >
        <h3 id={`${COVERAGE_FORM}-title`}>{copy.form}</h3>
        <div className="fields">
          {COVERAGE_QUESTIONS.map((question) => (
            <Field
              key={question}
              id={COVERAGE_FORM}
              field={{ kind: 'choice', name: question, label: copy[question], options: options[question] }}
              value={answers[question]}
              error={missing.includes(question) ? calculatorProblems[language].answer : undefined}
              language={language}
            />
          ))}
        </div>
        <p className="hint" role="status">
          {notice || copy.lines[step]}
        </p>
        <button type="submit" className="button" aria-disabled={button === 'opening' || undefined}>
          {copy.buttons[button]}
        </button>
      </form>
      {machine}
    </>
  )
}
