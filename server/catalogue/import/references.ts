import 'server-only'
import { type Kind, type ReferenceField, KIND_NAMES } from '@/model/catalogue/kind'
import type { RowFault } from '@/model/catalogue/primitives'
import { referencesOf, type CatalogueRow, descriptorOf, faultsOf, KINDS } from '@/model/catalogue/kinds'
import type { NamedRow, NamesByKind, RowNames } from './rowNames'
import { decodeRow, expectedAt } from '@/model/catalogue/decodeRows'
import { destroyedIn } from '@/model/catalogue/destroyed'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'

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

/** The stored code of a row in a field that refers to it. */
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

/** A row with the codes of its references, whether a file has codes or names; and the unknown references. */
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

/** The expected value of a field that refers to other rows; undefined for other fields. */
function expectedName(kind: Kind, field: string, names: NamesByKind): string | undefined {
  const reference = referencesOf(kind).get(field.split('.')[0] ?? '')
  const example = reference && names.get(reference.kind)?.example
  return example === undefined ? undefined : `expected a name such as ${example}`
}

/** Values that a program has corrupted, with their places; they are invalid even if the codec accepts them. */
function destroyedFaults(kind: Kind, value: unknown, names: NamesByKind, field = ''): readonly RowFault[] {
  if (typeof value === 'string') {
    const found = destroyedIn(value)
    const expected = found && (expectedName(kind, field, names) ?? expectedAt(KINDS[kind].codec, field))
    return found ? [{ field, message: expected ? `${found}, ${expected}` : found }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    destroyedFaults(kind, inner, names, field === '' ? name : `${field}.${name}`),
  )
}

/**
 * Checks a row by its codec, its kind's rules and its references, by codes or by names: used for files and forms.
 * @returns the row with codes, or all its faults
 */
export function checkRow(
  kind: Kind,
  row: unknown,
  names: NamesByKind,
): { readonly row: CatalogueRow[Kind] } | { readonly faults: readonly RowFault[] } {
  const isObject = typeof row === 'object' && row !== null
  const destroyed = destroyedFaults(kind, row, names)
  const coded = isObject ? withCodes(kind, row, names) : { row, faults: [] }
  const decoded = decodeRow(descriptorOf(kind).codec, coded.row)
  const others = ('faults' in decoded ? decoded.faults : faultsOf(kind, decoded.row)).map((fault) => {
    const expected = expectedName(kind, fault.field, names)
    return expected && fault.message.startsWith('is missing')
      ? { ...fault, message: `is missing, ${expected}` }
      : fault
  })
  // A destroyed cell is no reference and fits no codec: it is reported once.
  const faults = [destroyed, coded.faults, others].reduce((told, next) => [
    ...told,
    ...next.filter((fault) => !told.some((before) => isAtSamePlace(fault, before))),
  ])
  return 'faults' in decoded || faults.length > 0 ? { faults } : { row: decoded.row }
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`)

const isAtSamePlace = ({ field }: RowFault, before: RowFault): boolean =>
  isWithin(field, before.field) || (field !== '' && isWithin(before.field, field))

/** How many rows are named; there may be thousands. */
const NAMED_ROWS = 5

/** Rows of a kind that name, in a field, rows which are not there. */
export interface GoneNames {
  readonly kind: Kind
  readonly field: string
  readonly gone: Kind
  readonly count: number
  /** Some of the rows, by their keys. */
  readonly keys: readonly string[]
}

/** As a field writes it: the other row's id, or its slug, which both languages of a subject share. */
const codeIn = ({ kind, by }: ReferenceField): string =>
  by === 'id' ? `row->>'${KINDS[kind].idField}'` : `regexp_replace(key, '^(en|hi)/', '')`

/**
 * Rows whose pages and links break, because rows of these kinds that they name have been removed: an import that
 * replaces kinds checks what its files name, not what stays in the catalogue.
 */
export async function danglingReferences(
  executeSql: ExecuteSql,
  replaced: readonly Kind[],
): Promise<readonly GoneNames[]> {
  const found: GoneNames[] = []
  for (const kind of KIND_NAMES.filter((one) => !replaced.includes(one)))
    for (const [field, reference] of referencesOf(kind)) {
      if (!replaced.includes(reference.kind)) continue
      // Kinds and fields are this project's own names.
      const { rows } = await executeSql<{ key: string; count: number }>(
        `select key, count(*) over ()::integer as count from ${tableOf(kind)} as own
         where exists (
           select 1 from jsonb_path_query(own.row->'${field}', 'lax $[*]') as code
           where code #>> '{}' not in (select ${codeIn(reference)} from ${tableOf(reference.kind)}))
         order by position, key limit ${NAMED_ROWS}`,
      )
      const [first] = rows
      if (first)
        found.push({
          kind,
          field,
          gone: reference.kind,
          count: first.count,
          keys: rows.map(({ key }) => key),
        })
    }
  return found
}

/** The message about it. */
export const danglingReferencesLine = ({ kind, field, gone, count, keys }: GoneNames): string =>
  `${count} rows of ${kind} name ${gone} in ${field} that are gone: ${keys.join(', ')}${count > keys.length ? ' …' : ''}`
