import 'server-only'
import { createHash } from 'node:crypto'
import type { FieldOptions } from './buildLeadFormViewModel'
import type { PlannedField } from './leadFormViewModel'
import { isOfKind } from '@/model/lead/formFields'
import { keepList } from './optionLists'

/** A list is named after its content: a catalogue has few of them, and pages made at the same time never mix theirs up. */
const nameOf = (list: object): string =>
  createHash('sha1').update(JSON.stringify(list)).digest('base64url').slice(0, 10)

/**
 * A form's fields for the browser, without the catalogue's lists: those stand in the page once, as HTML.
 * @param lists the very lists that the fields were planned with
 */
export const withoutLists = (fields: readonly PlannedField[], lists: FieldOptions): readonly PlannedField[] =>
  fields.map((field) => {
    if (field.kind !== 'select' && field.kind !== 'mobile') return field
    const key = field.kind === 'mobile' ? 'countryCode' : field.key
    const list = key === 'countryCode' || isOfKind(key, 'select') ? lists[key] : undefined
    const [first] = list ?? []
    if (!list || !first) return field
    const name = nameOf(list)
    keepList(name, list)
    const listed = new Set(list)
    return {
      ...field,
      options: field.options.filter((option) => !listed.has(option)),
      list: { name, at: field.options.indexOf(first) },
    }
  })
