import type { FieldKey } from '@/model/lead/formFields'

/** One value class of one field, with what is expected of it: a line of a machine's data table. */
export type DataRow<Field extends string = FieldKey> = {
  /** Stable: the field and the class. */
  readonly id: string
  readonly field: Field
  /** Equivalence class or boundary, in a tester's words. */
  readonly valueClass: string
  readonly value: string
  /** Other answers that have to stand in the form; an empty one is left unanswered. */
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
    /** What stands in a field afterwards. */
    | { readonly holds: Partial<Record<Field, string>> }
    /** Any other text that is seen. */
    | { readonly sees: string }
  /** `live`: only where the page's script helps to type. `plain`: only without it. Default: both. */
  readonly only?: 'live' | 'plain'
}

/** What is expected of a row, as one text. */
export function expectedText({ expects }: Pick<DataRow<string>, 'expects'>): string {
  if ('message' in expects) return expects.message
  if ('sees' in expects) return expects.sees
  if ('accepted' in expects) return 'accepted'
  return Object.entries(expects.holds)
    .map(([field, value]) => (value === '' ? `${field} is empty` : (value ?? '')))
    .join(', ')
}
