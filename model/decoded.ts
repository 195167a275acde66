import { isRight } from 'fp-ts/Either'
import type * as t from 'io-ts'

/** What a codec reads in a value; undefined where it is no such thing. */
export function decoded<Value>(codec: t.Decoder<unknown, Value>, value: unknown): Value | undefined {
  const read = codec.decode(value)
  return isRight(read) ? read.right : undefined
}
