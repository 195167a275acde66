import { elementId, type FieldViewModel, type FieldOption } from './leadFormViewModel'
import { processWide } from '@/model/processWide'

/*
 * Long option lists on their way from the server's component to the one that draws them, without going through the data
 * that React gets in the browser (docs/decisions/0031). In the browser they stand in the page already.
 */

const shared = processWide<Map<string, readonly FieldOption[]>>('optionLists')

/** Puts a list where `withLists` finds it on the server. */
export const keepList = (name: string, list: readonly FieldOption[]): void => {
  shared.value = (shared.value ?? new Map<string, readonly FieldOption[]>()).set(name, list)
}

/** The choices of a select that the server drew; not its placeholder and its hint. */
function optionsInPage(id: string): readonly FieldOption[] {
  const select = document.getElementById(id)
  if (!(select instanceof HTMLSelectElement)) return []
  return [...select.options].flatMap(({ value, disabled, textContent }) =>
    value === '' || disabled ? [] : [{ value, label: textContent }],
  )
}

/** A form's fields with the lists that were left out of them (formOptions.ts). */
export const withLists = (fields: readonly FieldViewModel[], formId: string): readonly FieldViewModel[] =>
  fields.map((field) => {
    if (!('list' in field) || !field.list) return field
    const { options: own, list, ...rest } = field
    if (typeof window !== 'undefined') {
      const id = elementId(formId, field.kind === 'mobile' ? 'countryCode' : field.key)
      return { ...rest, options: optionsInPage(id) }
    }
    const options = [...own]
    options.splice(list.at, 0, ...(shared.value?.get(list.name) ?? []))
    return { ...rest, options }
  })
