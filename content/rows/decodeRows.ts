import * as t from 'io-ts'
import type { RowFault } from '@/model/catalogue/primitives'
import { choicesOf } from '@/model/catalogue/fields'
import { nearestName } from '@/model/catalogue/nearest'

/** What is expected where io-ts says no more than a type's name. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'expected yes or no (in JSON true or false)',
  string: 'expected text',
  number: 'expected a number such as 18.52',
}

/** What a codec expects, in words. */
function expectedOf(codec: t.Mixed, message?: string): string {
  const choices = choicesOf(codec)
  if (choices.length > 1) return `expected one of ${choices.join(', ')}`
  return message ?? EXPECTED[codec.name] ?? `expected ${codec.name}`
}

/** What people mean by a text that is nearly right: blanks, a price, a day, an address or a number as they are written by hand. */
function* corrections(text: string): Generator<string | number> {
  yield text.trim()
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  yield `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, price] = /^[^\d.-]*(\d[\d,\s]*)(?:\/-|\s*[a-z]+)?$/i.exec(text) ?? []
  if (price !== undefined) yield Number(price.replace(/[,\s]/g, ''))
  yield text.replace(/[\s()-]/g, '')
  if (/^(http:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) yield `https://${text.replace('http://', '')}`
  yield text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

/** The nearest right value of a wrong one. */
function nearestValue(codec: t.Mixed, value: unknown, expected: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, choices] = /^expected one of (.*)$/.exec(expected) ?? []
  if (choices !== undefined) return nearestName(value, choices.split(', '))
  for (const corrected of corrections(value))
    if (corrected !== value && codec.is(corrected)) return String(corrected)
  return undefined
}

const hasMembers = (type: t.ContextEntry['type']): boolean =>
  // A read-only type stands around the type that it makes read-only.
  type instanceof t.ReadonlyType
    ? hasMembers(type.type as t.Mixed)
    : type instanceof t.IntersectionType || type instanceof t.UnionType

/** The members of an intersection or a union stand in io-ts's context as numbers at its place: they are no fields. */
const isMember = (parent: t.ContextEntry | undefined): boolean =>
  parent !== undefined && hasMembers(parent.type)

const fieldsOf = ({ context }: t.ValidationError): readonly t.ContextEntry[] =>
  context.filter(({ key }, at) => key !== '' && !isMember(context[at - 1]))

const fieldOf = (error: t.ValidationError): string =>
  fieldsOf(error)
    .map(({ key }) => key)
    .join('.')

const faultOf = (error: t.ValidationError): RowFault => {
  const field = fieldOf(error)
  const fields = fieldsOf(error)
  // A row's codec and those within it are types, which io-ts's context calls decoders.
  const type = fields[fields.length - 1]?.type as t.Mixed | undefined
  if (!type) return { field, message: error.message ?? 'expected another value' }
  const expected = expectedOf(type, error.message)
  if (error.value === undefined && field !== '') return { field, message: `is missing, ${expected}` }
  const meant = nearestValue(type, error.value, expected)
  return { field, message: meant === undefined ? expected : `${expected}, did you mean ${meant}?` }
}

/** A row as a value of its codec, or what is wrong with it (each field once). */
export function decodeRow<Row>(
  codec: t.Type<Row, unknown>,
  row: unknown,
): { readonly row: Row } | { readonly faults: readonly RowFault[] } {
  const decoded = codec.decode(row)
  if (decoded._tag === 'Right') return { row: decoded.right }
  const faults = new Map(decoded.left.map((error) => [fieldOf(error), faultOf(error)]))
  return { faults: [...faults.values()] }
}

/**
 * The rows of a catalogue file as values of its codec.
 * @throws Error naming the file and the first place that does not fit, so that a wrong row stops the build.
 */
export const decodeRows = <Row>(
  file: string,
  codec: t.Type<Row, unknown>,
  rows: readonly unknown[],
): readonly Row[] =>
  rows.map((row, index) => {
    const decoded = decodeRow(codec, row)
    if ('row' in decoded) return decoded.row
    const [fault] = decoded.faults
    throw new Error(`${file}: wrong value at ${index}.${fault?.field ?? ''}: ${fault?.message ?? ''}`)
  })
