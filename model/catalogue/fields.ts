import * as t from 'io-ts'
import type { RowFault } from './primitives'
import { nearestName } from './nearest'

interface Field {
  readonly codec: t.Mixed
  readonly isRequired: boolean
}

const known = new WeakMap<t.Mixed, ReadonlyMap<string, Field>>()

/** The fields of an object's codec with whether a row must have them; empty where it is a codec of something else. */
export function fieldRows(codec: t.Mixed): ReadonlyMap<string, Field> {
  const fields = known.get(codec) ?? readFields(codec)
  known.set(codec, fields)
  return fields
}

function readFields(codec: t.Mixed): ReadonlyMap<string, Field> {
  if (codec instanceof t.ReadonlyType) return fieldRows(codec.type as t.Mixed)
  if (codec instanceof t.IntersectionType)
    return new Map((codec.types as t.Mixed[]).flatMap((member) => [...fieldRows(member)]))
  // A codec of this project's own may have them as well (model/lead/leadForm.ts).
  const props = (Reflect.get(codec, 'props') ?? {}) as t.Props
  const isWhole = codec instanceof t.InterfaceType
  return new Map(
    Object.entries(props).map(([name, field]) => [
      name,
      // A codec may fill in what is absent.
      { codec: field, isRequired: isWhole && field.decode(undefined)._tag === 'Left' },
    ]),
  )
}

/** The values of a codec of fixed texts; none of any other. */
export function choicesOf(codec: t.Mixed): readonly string[] {
  if (codec instanceof t.KeyofType) return Object.keys(codec.keys as object)
  if (codec instanceof t.LiteralType) return [String(codec.value)]
  return codec instanceof t.UnionType ? (codec.types as t.Mixed[]).flatMap(choicesOf) : []
}

/** The codecs of an object's fields. */
export const fieldsOf = (codec: t.Mixed): Readonly<Record<string, t.Mixed>> =>
  Object.fromEntries([...fieldRows(codec)].map(([name, field]) => [name, field.codec]))

/** The columns of a table of an object's fields, in the codec's order; an object within has one for itself, too, to be empty in. */
export const columnsIn = (codec: t.Mixed, prefix = ''): readonly string[] =>
  Object.entries(fieldsOf(codec)).flatMap(([name, field]) => [
    prefix + name,
    ...columnsIn(field, `${prefix}${name}.`),
  ])

/** Fields of a row that its codec does not know: a mistyped setting must not do nothing. @param elsewhere what is said of some */
export function unknownFields(
  codec: t.Mixed,
  row: object,
  elsewhere: Readonly<Record<string, string>> = {},
  prefix = '',
): readonly RowFault[] {
  const fields = fieldsOf(codec)
  const names = Object.keys(fields)
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): readonly RowFault[] => {
    const field = fields[name]
    if (field === undefined) {
      const other = elsewhere[name]
      if (other !== undefined) return [{ field: prefix + name, message: other }]
      const meant = nearestName(name, names)
      const hint = meant === undefined ? `expected one of ${names.join(', ')}` : `did you mean ${meant}?`
      return [{ field: prefix + name, message: `is not known, ${hint}` }]
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.keys(fieldsOf(field)).length > 0
      ? unknownFields(field, value, {}, `${prefix}${name}.`)
      : []
  })
}
