import type * as t from 'io-ts'
import type { RowFault } from './primitives'
import { nearestName } from './nearest'

const isCodec = (value: unknown): value is t.Mixed =>
  typeof value === 'object' && value !== null && '_tag' in value

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
  const within: unknown = Reflect.get(codec, 'type')
  if (isCodec(within) && Reflect.get(codec, '_tag') === 'ReadonlyType') return fieldRows(within)
  const members: unknown = Reflect.get(codec, 'types')
  if (Reflect.get(codec, '_tag') === 'IntersectionType' && Array.isArray(members))
    return new Map(members.filter(isCodec).flatMap((member) => [...fieldRows(member)]))
  const props: unknown = Reflect.get(codec, 'props')
  const isRequired = Reflect.get(codec, '_tag') === 'InterfaceType'
  // io-ts keeps the codecs of an object's fields there.
  const own = typeof props === 'object' && props !== null ? (props as Record<string, t.Mixed>) : {}
  return new Map(Object.entries(own).map(([name, field]) => [name, { codec: field, isRequired }]))
}

/** The codecs of an object's fields. */
export const fieldsOf = (codec: t.Mixed): Readonly<Record<string, t.Mixed>> =>
  Object.fromEntries([...fieldRows(codec)].map(([name, field]) => [name, field.codec]))

/** Fields of a row that its codec does not know: a mistyped setting must not do nothing. */
export function unknownFields(codec: t.Mixed, row: object, prefix = ''): readonly RowFault[] {
  const fields = fieldsOf(codec)
  const names = Object.keys(fields)
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): readonly RowFault[] => {
    const field = fields[name]
    if (field === undefined) {
      const meant = nearestName(name, names)
      const hint = meant === undefined ? `expected one of ${names.join(', ')}` : `did you mean ${meant}?`
      return [{ field: prefix + name, message: `is not known, ${hint}` }]
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.keys(fieldsOf(field)).length > 0
      ? unknownFields(field, value, `${prefix}${name}.`)
      : []
  })
}
