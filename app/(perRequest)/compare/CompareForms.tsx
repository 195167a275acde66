import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fieldBox } from '@/components/ui/theme/surfaces'
import { compareCopy } from '@/content/copy/compare'
import { type ComparedKind, comparisonHref } from '@/model/page/comparison'
import type { Language } from '@/model/page/language'

/** The plain forms around a comparison: what to add, and whose prices and distances. */
export const CompareFormsRoot = styled.div`
  display: grid;
  gap: 24px;

  form {
    display: grid;
    gap: 12px;
    align-content: start;
    max-width: var(--measure);
  }
  h2 {
    font-size: 1.1875rem;
  }
  label {
    display: grid;
    gap: 4px;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.4;
  }
  select {
    width: 100%;
    min-height: 48px;
    padding: 8px 12px;
    ${fieldBox}
  }
  button {
    justify-self: start;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    gap: 48px;
  }
`

export type CompareOption = { readonly value: string; readonly label: string }

/** A value that the form keeps as it is. */
export type KeptValue = readonly [name: string, value: string]

type CompareFormSheetProps = {
  readonly title: string
  readonly submit: string
  readonly kept: readonly KeptValue[]
  readonly language: Language
  readonly children: ReactNode
}

/** One of them: it leads to the same comparison with something more. */
export const CompareSheet = ({ title, submit, kept, language, children }: CompareFormSheetProps) => (
  // Any kind: without slugs the address is the page's own.
  <form action={comparisonHref(language, { kind: 'doctors', slugs: [] })} method="get" className="no-print">
    <h2>{title}</h2>
    {kept.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    {children}
    <button type="submit" className="button">
      {submit}
    </button>
  </form>
)

type CompareSelectProps = {
  readonly label: string
  readonly name: ComparedKind | 'city' | 'treatment'
  readonly options: readonly CompareOption[]
  readonly chosen?: string | undefined
  readonly language: Language
}

export const CompareSelect = ({ label, name, options, chosen = '', language }: CompareSelectProps) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen}>
      <option value="">{compareCopy[language].settings.any}</option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
