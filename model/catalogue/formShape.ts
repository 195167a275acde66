import type * as t from 'io-ts'
import { PAGE_TYPES } from '@/model/page/pageTypes'
import { DRAWING_NAMES } from './drawing'
import { fieldRows } from './fields'
import type { Kind } from './kind'
import { type CatalogueRow, KINDS, descriptorOf, referencesOf } from './kinds'

/** How a value is asked for in a form, told from its codec. */
export type FormShape =
  | { readonly type: 'text' | 'day' | 'number' | 'boolean' }
  | { readonly type: 'choice'; readonly choices: readonly (string | number)[] }
  /** A row of another kind, by its name. */
  | { readonly type: 'reference'; readonly kind: Kind }
  | { readonly type: 'list'; readonly item: FormShape }
  | { readonly type: 'object'; readonly fields: readonly FormField[] }
  /** Stays as it is: what an import makes, and what others know the row by. */
  | { readonly type: 'fixed' }

export interface FormField {
  readonly name: string
  readonly isRequired: boolean
  readonly shape: FormShape
  /** Text that may be empty, where it must be there. */
  readonly isEmptyText?: boolean
}

const TEXT: FormShape = { type: 'text' }

/** Codecs of this project's own, which io-ts cannot take apart. */
const OWN: Readonly<Record<string, FormShape>> = {
  WholeNumber: { type: 'number' },
  Day: { type: 'day' },
  Tier: { type: 'choice', choices: [1, 2, 3] },
  PageTypeName: { type: 'choice', choices: PAGE_TYPES },
  DrawingName: { type: 'choice', choices: DRAWING_NAMES },
  SomeTexts: { type: 'list', item: TEXT },
  StoredPicture: { type: 'fixed' },
}

const part = (codec: t.Mixed, name: string): unknown => Reflect.get(codec, name)

/** The values of a codec of fixed texts. */
function choicesOf(codec: t.Mixed): readonly (string | number)[] {
  const keys = part(codec, 'keys')
  if (typeof keys === 'object' && keys !== null) return Object.keys(keys)
  if (part(codec, '_tag') === 'LiteralType') return [String(part(codec, 'value'))]
  const members = part(codec, 'types')
  return Array.isArray(members) ? members.flatMap((member: t.Mixed) => choicesOf(member)) : []
}

/** How a value of a codec is asked for. */
export function shapeOf(codec: t.Mixed): FormShape {
  const own = OWN[codec.name]
  if (own) return own
  // io-ts keeps the codec within another one there.
  const within = part(codec, 'type') as t.Mixed
  switch (part(codec, '_tag')) {
    case 'ReadonlyType':
      return shapeOf(within)
    case 'ReadonlyArrayType':
    case 'ArrayType':
      return { type: 'list', item: shapeOf(within) }
    case 'NumberType':
      return { type: 'number' }
    case 'BooleanType':
      return { type: 'boolean' }
    case 'KeyofType':
    case 'LiteralType':
    case 'UnionType':
      return { type: 'choice', choices: choicesOf(codec) }
  }
  const fields = [...fieldRows(codec)]
  if (fields.length === 0) return TEXT
  const isPicture = codec.name === 'Picture'
  return {
    type: 'object',
    fields: fields.map(([name, field]) => ({
      name,
      isRequired: field.isRequired,
      shape: isPicture && name === 'source' ? { type: 'fixed' } : shapeOf(field.codec),
      ...(part(field.codec, '_tag') === 'StringType' && { isEmptyText: true }),
    })),
  }
}

/** The fields whose change made another row of it: of one that is public they stay. */
export const keyFieldsOf = (kind: Kind, row: CatalogueRow[Kind]): readonly string[] => {
  const { keyOf } = descriptorOf(kind)
  const key = keyOf(row)
  return [...fieldRows(KINDS[kind].codec).keys()].filter(
    // Only its key is asked for.
    (name) => keyOf({ ...row, [name]: 'another' } as CatalogueRow[Kind]) !== key,
  )
}

/** The order in which people know the fields: that of a table's columns. */
function inOrder(kind: Kind, fields: readonly FormField[]): readonly FormField[] {
  const { first, last } = descriptorOf(kind).columns
  const rank = ({ name }: FormField) => {
    const [early, late] = [first.findIndex((one) => one === name), last.findIndex((one) => one === name)]
    return early >= 0 ? early : late >= 0 ? 2000 + late : 1000
  }
  return [...fields].sort((one, other) => rank(one) - rank(other))
}

/**
 * The form of a kind's rows.
 * @param shown the row that is public, of which key and id stay
 */
export function rowShape(kind: Kind, shown?: CatalogueRow[Kind]): readonly FormField[] {
  const shape = shapeOf(KINDS[kind].codec)
  const references = referencesOf(kind)
  const { idField } = KINDS[kind]
  const fixed = shown ? [...keyFieldsOf(kind, shown), idField] : []
  const fields = shape.type === 'object' ? shape.fields : []
  return inOrder(
    kind,
    fields.map((field): FormField => {
      const named = references.get(field.name)
      if (fixed.includes(field.name)) return { ...field, shape: { type: 'fixed' } }
      if (!named) return field
      const reference: FormShape = { type: 'reference', kind: named.kind }
      return { ...field, shape: field.shape.type === 'list' ? { type: 'list', item: reference } : reference }
    }),
  )
}
