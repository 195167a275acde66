import type * as t from 'io-ts'
import type { RowFault } from './kind'

const isCodec = (value: unknown): value is t.Mixed =>
  typeof value === 'object' && value !== null && '_tag' in value

/** The fields of an object's codec; empty where it is a codec of something else. */
export function fieldsOf(codec: t.Mixed): Readonly<Record<string, t.Mixed>> {
  const within: unknown = Reflect.get(codec, 'type')
  if (isCodec(within) && Reflect.get(codec, '_tag') === 'ReadonlyType') return fieldsOf(within)
  const members: unknown = Reflect.get(codec, 'types')
  if (Reflect.get(codec, '_tag') === 'IntersectionType' && Array.isArray(members))
    return Object.assign({}, ...members.filter(isCodec).map(fieldsOf)) as Record<string, t.Mixed>
  const props: unknown = Reflect.get(codec, 'props')
  // io-ts keeps the codecs of an object's fields there.
  return typeof props === 'object' && props !== null ? (props as Record<string, t.Mixed>) : {}
}

/** Fields of a row that its codec does not know: a mistyped setting must not do nothing. */
export function unknownFields(codec: t.Mixed, row: object, prefix = ''): readonly RowFault[] {
  const fields = fieldsOf(codec)
  const names = Object.keys(fields)
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): readonly RowFault[] => {
    const field = fields[name]
    if (field === undefined)
      return [{ field: prefix + name, message: `is not known, expected one of ${names.join(', ')}` }]
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.keys(fieldsOf(field)).length > 0
      ? unknownFields(field, value, `${prefix}${name}.`)
      : []
  })
}
