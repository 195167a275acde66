import { elementId, type FieldViewModel, type FieldOption } from './leadFormViewModel'

/*
 * Props omit texts and options that the page's HTML contains (docs/decisions/0031); the form's code reads them
 * there.
 */

export const withoutTexts = (fields: readonly FieldViewModel[]): readonly FieldViewModel[] =>
  fields.map((field) => {
    const blank = { label: '', placeholder: '', isInPage: true } as const
    switch (field.kind) {
      case 'checks':
        return field
      case 'radio':
        return { ...field, options: [], isInPage: true }
      case 'mobile':
        return { ...field, ...blank, countryLabel: '', hint: undefined, options: [] }
      case 'select':
        return { ...field, ...blank, options: [] }
      default:
        return { ...field, ...blank }
    }
  })

/** Without placeholder and hint. */
const optionsOf = ({ options }: HTMLSelectElement): readonly FieldOption[] =>
  [...options].flatMap(({ value, disabled, textContent }) =>
    value === '' || disabled ? [] : [{ value, label: textContent }],
  )

const choicesOf = (id: string): readonly FieldOption[] =>
  [...document.querySelectorAll<HTMLInputElement>(`[id='${id}'] input`)].map(({ value, parentElement }) => ({
    value,
    label: parentElement?.textContent ?? '',
  }))

const selectAt = (id: string): HTMLSelectElement | null => {
  const found = document.getElementById(id)
  return found instanceof HTMLSelectElement ? found : null
}

/** Restores omitted texts from the HTML. */
export const withTexts = (fields: readonly FieldViewModel[], formId: string): readonly FieldViewModel[] =>
  fields.map((field) => {
    if (!('isInPage' in field) || !field.isInPage) return field
    const { isInPage: _, ...own } = field
    const id = elementId(formId, own.key)
    if (own.kind === 'radio') return { ...own, options: choicesOf(id) }
    const label = document.querySelector(`label[for='${id}']`)?.textContent ?? ''
    const placeholder = document.getElementById(id)?.getAttribute('placeholder') ?? ''
    if (own.kind === 'mobile') {
      const select = selectAt(elementId(formId, 'countryCode'))
      return {
        ...own,
        label,
        placeholder,
        countryLabel: select?.getAttribute('aria-label') ?? '',
        options: select ? optionsOf(select) : [],
        hint: select?.querySelector('option:disabled')?.textContent,
      }
    }
    if (own.kind !== 'select') return { ...own, label, placeholder }
    const select = selectAt(id)
    return {
      ...own,
      label,
      placeholder: select?.options[0]?.text ?? '',
      options: select ? optionsOf(select) : [],
    }
  })

/** The form's hidden fields. */
export const hiddenIn = (formId: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      document.querySelectorAll<HTMLInputElement>(`form[id='${formId}'] > input[type=hidden]`),
      ({ name, value }) => [name, value],
    ),
  )
