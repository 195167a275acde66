'use client'

import type { ReactNode } from 'react'
import { describedBy } from '@/components/ui/describedBy'
import { useTakeover } from '@/components/forms/useTakeover'
import type { FieldOption } from '@/components/forms/LeadForm/leadFormViewModel'
import { CalculatorResultFields } from '@/components/forms/LeadForm/CalculatorResultFields'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { RadioGroup } from '@/components/ui/RadioGroup'
import { calculatorProblems, calculatorCopy } from '@/content/copy/calculators'
import type { CalculatorResult } from '@/model/calculators/calculatorResult'
import type { Language } from '@/model/page/language'
import type { CalculatorMachine } from '@/machines/calculators/calculatorMachine'
import { type CalculatorViewModel, resultId } from './calculatorState'

type FieldBase = { readonly name: string; readonly label: string; readonly hint?: string }

/** A field: a number to type, or a choice; choices are listed vertically. */
export type CalculatorField =
  | (FieldBase & { readonly kind: 'figure'; readonly isOptional?: boolean; readonly className?: string })
  | (FieldBase & { readonly kind: 'choice' | 'radio' | 'question'; readonly options: readonly FieldOption[] })

/** Values with what each is called. */
export const listed = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly FieldOption[] => values.map((value) => ({ value, label: labels[value] }))

type FieldProps = {
  readonly id: string
  readonly field: CalculatorField
  readonly value: string
  readonly error?: string
  readonly language: Language
}

/** A field with its label, its hint and its error; uncontrolled, so that taking the form over changes nothing. */
export function Field({ id, field, value, error, language }: FieldProps) {
  const { optional } = calculatorCopy[language]
  const own = `${id}-${field.name}`
  if (field.kind === 'radio' || field.kind === 'question')
    return (
      <RadioGroup
        id={own}
        title={field.label}
        name={field.name}
        options={field.options}
        required
        optionalHint={optional}
        error={error}
        selected={value}
        styled={field.kind === 'radio'}
      />
    )
  const attributes = {
    id: own,
    name: field.name,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(field.hint && `${own}-hint`, error && `${own}-error`),
  } as const
  return (
    <div
      className={`field ${field.kind === 'figure' ? (field.className ?? '') : ''}`}
      data-invalid={error ? 'true' : undefined}
    >
      <div className="label-line">
        <label htmlFor={own}>{field.label}</label>
        {field.kind === 'figure' && field.isOptional && <span className="optional">{optional}</span>}
      </div>
      {field.kind === 'figure' ? (
        <input {...attributes} type="text" inputMode="decimal" autoComplete="off" maxLength={14} />
      ) : (
        <select {...attributes} autoComplete="off">
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {field.hint && (
        <p className="hint" id={`${own}-hint`}>
          {field.hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type CalculatorProps<Result, Basis> = {
  readonly viewModel: CalculatorViewModel<Result, Basis>
  readonly title: string
  /** Answers without JavaScript; read with GET. */
  readonly action: string
  /** What the answering page has to know beside the fields. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly fields: readonly CalculatorField[]
  readonly submit: string
  readonly fetchMachine: () => Promise<CalculatorMachine<Result, Basis>>
  /** The result with what belongs to it; read out when it changes. */
  readonly drawResult: (result: Result) => ReactNode
  /** Part of the visitor's result that is sent with a lead of the page. */
  readonly goesAlong: (result: Result) => CalculatorResult
}

/** A calculator: the plain form until a visitor first touches it, then its machine's; and its result below. */
export function Calculator<Result, Basis>({
  viewModel,
  title,
  action,
  hidden,
  fields,
  submit,
  fetchMachine,
  drawResult,
  goesAlong,
}: CalculatorProps<Result, Basis>) {
  const { id, values, language } = viewModel
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: viewModel.start,
    fetchMachine: async () => {
      const [{ calculatorHook }, own] = await Promise.all([import('./useCalculatorMachine'), fetchMachine()])
      return calculatorHook(own)
    },
    broken: (before, notice) => ({ ...before, live: false, notice }),
  })
  const { errors, result, isOwn, live, notice } = state
  return (
    <>
      <form
        {...handlers}
        ref={formRef}
        id={id}
        method="get"
        action={action}
        noValidate
        aria-labelledby={`${id}-title`}
        data-live={live ? 'true' : undefined}
      >
        <h3 id={`${id}-title`}>{title}</h3>
        <HiddenFields values={hidden} />
        <div className="fields">
          {fields.map((field) => {
            const problem = errors[field.name]
            return (
              <Field
                key={field.name}
                id={id}
                field={field}
                value={values[field.name] ?? ''}
                error={problem && calculatorProblems[language][problem]}
                language={language}
              />
            )
          })}
        </div>
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
      <div id={resultId(id)} className="result" role="status">
        {notice && <p className="error">{notice}</p>}
        {result && drawResult(result)}
        {result && isOwn && (
          <>
            <p className="note">{calculatorCopy[language].goesAlong}</p>
            <CalculatorResultFields values={goesAlong(result)} />
          </>
        )}
      </div>
      {machine}
    </>
  )
}
