'use client'

import type { ComponentType } from 'react'
import type { CalculatorMachine } from '@/machines/calculators/calculatorMachine'
import type { CalculatorResult } from '@/model/calculators/calculatorResult'
import type { Language } from '@/model/page/language'
import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'

type Questions<Result> = {
  readonly copy: Readonly<Record<Language, { readonly title: string; readonly submit: string }>>
  readonly fieldsIn: (language: Language) => readonly CalculatorField[]
  readonly fetchMachine: () => Promise<CalculatorMachine<Result, null>>
  readonly ResultShown: ComponentType<{ readonly result: Result; readonly language: Language }>
  /** What the clinic reads of it, in English. */
  readonly goesAlong: (result: Result) => CalculatorResult
}

type QuestionnaireClientProps<Result> = {
  readonly viewModel: CalculatorViewModel<Result, null>
  readonly action: string
}

/** A calculator of questions in the page's language. */
export const questionnaireClient = <Result,>({ copy, fieldsIn, ResultShown, ...own }: Questions<Result>) =>
  function QuestionnaireClient({ viewModel, action }: QuestionnaireClientProps<Result>) {
    const { language } = viewModel
    const { title, submit } = copy[language]
    return (
      <Calculator
        {...own}
        viewModel={viewModel}
        title={title}
        action={action}
        fields={fieldsIn(language)}
        submit={submit}
        drawResult={(result) => <ResultShown result={result} language={language} />}
      />
    )
  }
