import 'server-only'
import type { Kind, ReferenceField } from '@/model/catalogue/kind'
import type { RowFault } from '@/model/catalogue/primitives'
import { referencesOf } from '@/model/catalogue/kinds'
import type { NamedRow, NamesByKind, RowNames } from './rowNames'

type Code = string | number

const isCode = (value: unknown): value is Code => typeof value === 'string' || typeof value === 'number'

interface Place extends Pick<ReferenceField, 'kind' | 'by'> {
  readonly names: RowNames
  readonly language?: string
}

/** A row whose references have been replaced one by one; lists stay lists. */
function withReferences(
  kind: Kind,
  row: object,
  names: NamesByKind,
  replace: (code: Code, place: Place, field: string) => Code,
): object {
  const references = referencesOf(kind)
  const fields = Object.entries(row).map(([field, value]: [string, unknown]) => {
    const reference = references.get(field)
    const own = reference && names.get(reference.kind)
    if (!reference || !own) return [field, value] as const
    const place = { ...reference, names: own, language: reference.languageOf?.(row) }
    const one = (code: unknown) => (isCode(code) ? replace(code, place, field) : code)
    return [field, Array.isArray(value) ? value.map(one) : one(value)] as const
  })
  return Object.fromEntries(fields)
}

/** What a row is stored as in a field that names it. */
const codeOf = ({ key, id }: NamedRow, { by, language }: Place): Code =>
  by === 'id' ? (id ?? key) : language === undefined ? key : key.slice(language.length + 1)

function faultOf(code: Code, found: readonly NamedRow[], { names, kind, language }: Place): string {
  if (found.length > 1) {
    const keys = found.map(({ key, id }) => (id === undefined ? key : `${key} (${id})`))
    return `'${code}' is the name of several ${kind}, write which: ${keys.join(', ')}`
  }
  const meant = names.nearest(String(code), language)
  const { example } = names
  if (meant !== undefined) return `'${code}' is not among the ${kind}, did you mean ${meant}?`
  const such = example === undefined ? '' : ` such as ${example}`
  return `'${code}' is not among the ${kind}, expected a name${such}, a slug or an id`
}

/** A row with the codes of what it names, whether a file has codes or names; and what it names that is not there. */
export function withCodes(
  kind: Kind,
  row: object,
  names: NamesByKind,
): { readonly row: object; readonly faults: readonly RowFault[] } {
  const faults: RowFault[] = []
  const coded = withReferences(kind, row, names, (code, place, field) => {
    const found = place.names.find(code, place.language)
    const [first] = found
    if (first && found.length === 1) return codeOf(first, place)
    faults.push({ field, message: faultOf(code, found, place) })
    return code
  })
  return { row: coded, faults }
}

/** A row with names in place of codes, where a name leads back to its code. */
export const withNames = (kind: Kind, row: object, names: NamesByKind): object =>
  withReferences(kind, row, names, (code, { names: own, language }) => {
    const [found] = own.find(code, language)
    return (found && own.nameOf(found, language)) ?? code
  })
