'use client'

import type { ComponentType } from 'react'
import type { CalculatorMachine } from '@/machines/calculators/calculatorMachine'
import type { CalculatorResult } from '@/model/calculators/calculatorResult'
import type { Language } from '@/model/page/language'
import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
import { calculatorCopy } from '@/content/copy/calculators'
import { interpolate } from '@/content/copy/interpolate'
import type { Urgency } from '@/model/calculators/calculation'

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

type CallFirstProps = {
  readonly urgency: Urgency | null
  /** The warning sign in words. */
  readonly sign: string
  readonly language: Language
}

/** Whom to call before anything else, above a questionnaire's result. */
export function CallFirst({ urgency, sign, language }: CallFirstProps) {
  if (urgency === null) return null
  const copy = calculatorCopy[language]
  const { title, text } = copy[urgency]
  return (
    <div className="call-first">
      <p className="title">{title}</p>
      <p>{interpolate(text, { sign })}</p>
      <p className="calls">
        <a href="tel:112">{copy.call}</a>
        <a href="tel:108">{copy.callAmbulance}</a>
      </p>
    </div>
  )
}
