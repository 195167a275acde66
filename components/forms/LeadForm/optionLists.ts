import { elementId, type FieldViewModel, type FieldOption } from './leadFormViewModel'

/*
 * A field's words and choices stand in the page as HTML: what the browser is sent of it leaves them out
 * (docs/decisions/0031), and the form's code reads them from there.
 */

/** A form's fields for the browser, without what their HTML says. */
export const withoutTexts = (fields: readonly FieldViewModel[]): readonly FieldViewModel[] =>
  fields.map((field) => {
    const blank = { label: '', placeholder: '', isInPage: true } as const
    switch (field.kind) {
      case 'radio':
      case 'checks':
        return field
      case 'mobile':
        return { ...field, ...blank, countryLabel: '', hint: undefined, options: [] }
      case 'select':
        return { ...field, ...blank, options: [] }
      default:
        return { ...field, ...blank }
    }
  })

/** The choices of a select that the server drew; not its placeholder and its hint. */
const optionsOf = ({ options }: HTMLSelectElement): readonly FieldOption[] =>
  [...options].flatMap(({ value, disabled, textContent }) =>
    value === '' || disabled ? [] : [{ value, label: textContent }],
  )

const selectAt = (id: string): HTMLSelectElement | null => {
  const found = document.getElementById(id)
  return found instanceof HTMLSelectElement ? found : null
}

/** A form's fields with what was left out of them. */
export const withTexts = (fields: readonly FieldViewModel[], formId: string): readonly FieldViewModel[] =>
  fields.map((field) => {
    if (!('isInPage' in field) || !field.isInPage) return field
    const { isInPage: _, ...own } = field
    const id = elementId(formId, own.key)
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
