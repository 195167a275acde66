import * as t from 'io-ts'
import type { RowFault } from '@/model/catalogue/primitives'
import { choicesOf, fieldRows } from '@/model/catalogue/fields'
import { type FormShape, shapeOf } from '@/model/catalogue/formShape'
import { nearestName } from '@/model/catalogue/nearest'

/** Expected value, for codecs without a message of their own. */
function expectedShape(shape: FormShape): string {
  switch (shape.type) {
    case 'text':
      return 'expected text'
    case 'day':
      return 'expected a day such as 2026-11-21'
    case 'time':
      return 'expected a time such as 09:30'
    case 'number':
      return 'expected a number such as 18.52'
    case 'boolean':
      return 'expected yes or no (in JSON true or false)'
    case 'choice':
      return `expected one of ${shape.choices.join(', ')}`
    case 'reference':
      return 'expected a name'
    case 'list':
      return shape.item.type === 'object'
        ? `expected a list in JSON, such as [${exampleOf(shape.item)}]`
        : 'expected a list, such as first; second'
    case 'object':
      return `expected ${shape.fields.map(({ name }) => name).join(', ')}, in JSON such as ${exampleOf(shape)}`
    case 'fixed':
      return 'expected what an export writes here'
  }
}

const EXAMPLES: Readonly<Record<FormShape['type'], string>> = {
  text: '"…"',
  day: '"2026-11-21"',
  time: '"09:30"',
  number: '1200',
  boolean: 'true',
  choice: '"…"',
  reference: '"…"',
  list: '["…"]',
  object: '{}',
  fixed: '{}',
}

const exampleOf = (shape: FormShape): string =>
  shape.type === 'object'
    ? `{${shape.fields.map(({ name, shape: inner }) => `"${name}": ${EXAMPLES[inner.type]}`).join(', ')}}`
    : EXAMPLES[shape.type]

/** What a codec expects, in words: never the name of a type. */
function expectedOf(codec: t.Mixed, message?: string): string {
  const choices = choicesOf(codec)
  if (choices.length > 1) return `expected one of ${choices.join(', ')}`
  return message ?? expectedShape(shapeOf(codec))
}

/** What a field expects that is no text; undefined of text, and of what is not known. @param path such as `price.average` */
export function expectedAt(codec: t.Mixed, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fieldRows(codec).get(name)?.codec
  if (field === undefined) return undefined
  if (rest.length > 0 && fieldRows(field).size > 0) return expectedAt(field, rest.join('.'))
  const shape = shapeOf(field)
  const isText = shape.type === 'text' || (shape.type === 'list' && shape.item.type === 'text')
  return isText ? undefined : expectedOf(field, faultMessage(field))
}

/** A codec's own message about a wrong value. */
function faultMessage(codec: t.Mixed): string | undefined {
  const decoded = codec.decode(Symbol('wrong'))
  return decoded._tag === 'Left' ? decoded.left[0]?.message : undefined
}

/** What people mean by a text that is nearly right: blanks, a price, a day, an address or a number as they are written by hand. */
function* corrections(text: string): Generator<string | number> {
  yield text.trim()
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  yield `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, price] = /^[^\d.-]*(\d[\d,\s]*)(?:\/-|\s*[a-z]+)?$/i.exec(text) ?? []
  if (price !== undefined) yield Number(price.replace(/[,\s]/g, ''))
  yield text.replace(/[\s()-]/g, '')
  // 00 before the code of another country, taken away with the zeros at the beginning of a number.
  yield `+${text}`
  if (/^(http:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) yield `https://${text.replace('http://', '')}`
  yield text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

/** The nearest right value of a wrong one. */
function nearestValue(codec: t.Mixed, value: unknown, expected: string): string | undefined {
  if (typeof value === 'number') return nearestValue(codec, String(value), expected)
  if (typeof value !== 'string') return undefined
  const [, choices] = /^expected one of (.*)$/.exec(expected) ?? []
  if (choices !== undefined) return nearestName(value, choices.split(', '))
  for (const corrected of corrections(value))
    if (corrected !== value && codec.is(corrected)) return String(corrected)
  return undefined
}

const hasMembers = (type: t.ContextEntry['type']): boolean =>
  // A read-only or exact type wraps another one.
  type instanceof t.ReadonlyType || type instanceof t.ExactType
    ? hasMembers(type.type as t.Mixed)
    : type instanceof t.IntersectionType || type instanceof t.UnionType

/** Members of an intersection or union appear as numbers in io-ts's context: they are no fields. */
const isMember = (parent: t.ContextEntry | undefined): boolean =>
  parent !== undefined && hasMembers(parent.type)

/** The fields that lead to a wrong value, the row first. */
export const fieldsOf = ({ context }: t.ValidationError): readonly t.ContextEntry[] =>
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
