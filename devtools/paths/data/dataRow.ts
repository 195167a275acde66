import type { FieldKey } from '@/model/lead/formFields'
import { formFieldCopy } from '@/content/copy/formFields'
import type { Language } from '@/model/page/language'

/** One value class of one field, with what is expected of it: a line of a machine's data table. */
export type DataRow<Field extends string = FieldKey> = {
  /** Stable: the field and the class. */
  readonly id: string
  readonly field: Field
  /** Equivalence class or boundary, in a tester's words. */
  readonly valueClass: string
  readonly value: string
  /** Other answers of the form; an empty string leaves a field unanswered. */
  readonly with?: Partial<Record<Field, string>>
  /** The field that says what is wrong; default: the row's own. */
  readonly at?: Field
  /** How it is entered; default: filled in at once. */
  readonly entered?: 'typed' | 'pasted'
  /** What has to hold beforehand beside a form that asks for the field. */
  readonly given?: string
  readonly expects:
    | { readonly message: string }
    /** The field says nothing. */
    | { readonly accepted: true }
    /** Expected field value afterwards. */
    | { readonly holds: Partial<Record<Field, string>> }
    /** Any other text that is seen. */
    | { readonly sees: string }
  /** `live`: only where the page's script helps to type. `plain`: only without it. Default: both. */
  readonly only?: 'live' | 'plain'
}

/** A row; its id is the field and the class, unless it has one of its own. */
export const dataRow = <Field extends string>(
  field: Field,
  valueClass: string,
  value: string,
  expects: DataRow<Field>['expects'],
  rest: Partial<DataRow<Field>> = {},
): DataRow<Field> => ({
  id: `${field}-${valueClass.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  field,
  valueClass,
  value,
  expects,
  ...rest,
})

/** What is expected of a row, as one text. */
export function expectedText({ expects }: Pick<DataRow<string>, 'expects'>): string {
  if ('message' in expects) return expects.message
  if ('sees' in expects) return expects.sees
  if ('accepted' in expects) return 'accepted'
  return Object.entries(expects.holds)
    .map(([field, value]) => (value === '' ? `${field} is empty` : (value ?? '')))
    .join(', ')
}

/** A message of section 5 in a language: the copy has it under the specification's own words. @throws where it does not */
export function inLanguage(message: string, language: Language): string {
  const found = Object.entries(formFieldCopy.en.validation).find(([, text]) => text === message)
  if (!found) throw new Error(`there is no message “${message}”`)
  return Object.entries(formFieldCopy[language].validation).find(([code]) => code === found[0])?.[1] ?? ''
}
