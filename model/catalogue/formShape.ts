import * as t from 'io-ts'
import { PAGE_TYPES } from '@/model/page/pageTypes'
import { DRAWING_NAMES } from './drawing'
import { choicesOf, fieldRows } from './fields'
import type { Kind } from './kind'
import { type CatalogueRow, KINDS, descriptorOf, fieldsInOrder, referencesOf } from './kinds'

/** How a value is asked for in a form, told from its codec. */
export type FormShape =
  | { readonly type: 'text' | 'day' | 'time' | 'number' | 'boolean' }
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
  TimeOfDay: { type: 'time' },
  Tier: { type: 'choice', choices: [1, 2, 3] },
  PageTypeName: { type: 'choice', choices: PAGE_TYPES },
  DrawingName: { type: 'choice', choices: DRAWING_NAMES },
  SomeTexts: { type: 'list', item: TEXT },
  StoredPicture: { type: 'fixed' },
}

/** How a value of a codec is asked for. */
export function shapeOf(codec: t.Mixed): FormShape {
  const own = OWN[codec.name]
  if (own) return own
  if (codec instanceof t.ReadonlyType) return shapeOf(codec.type as t.Mixed)
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType)
    return { type: 'list', item: shapeOf(codec.type as t.Mixed) }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  const choices = choicesOf(codec)
  if (choices.length > 0) return { type: 'choice', choices }
  const fields = [...fieldRows(codec)]
  if (fields.length === 0) return TEXT
  const isPicture = codec.name === 'Picture'
  return {
    type: 'object',
    fields: fields.map(([name, field]) => ({
      name,
      isRequired: field.isRequired,
      shape: isPicture && name === 'source' ? { type: 'fixed' } : shapeOf(field.codec),
      ...(field.codec instanceof t.StringType && { isEmptyText: true }),
    })),
  }
}

/** The fields whose change made another row of it: of one that is public they stay. */
const keyFieldsOf = (kind: Kind, row: CatalogueRow[Kind]): readonly string[] => {
  const { keyOf } = descriptorOf(kind)
  const key = keyOf(row)
  return [...fieldRows(KINDS[kind].codec).keys()].filter(
    // Only its key is asked for.
    (name) => keyOf({ ...row, [name]: 'another' } as CatalogueRow[Kind]) !== key,
  )
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
  const order = fieldsInOrder(kind)
  return fields
    .map((field): FormField => {
      const named = references.get(field.name)
      if (fixed.includes(field.name)) return { ...field, shape: { type: 'fixed' } }
      if (!named) return field
      const reference: FormShape = { type: 'reference', kind: named.kind }
      return { ...field, shape: field.shape.type === 'list' ? { type: 'list', item: reference } : reference }
    })
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
}
