import { isRight } from 'fp-ts/Either'
import type * as t from 'io-ts'

/** Decoded value, or undefined if invalid. */
export function decoded<Value>(codec: t.Decoder<unknown, Value>, value: unknown): Value | undefined {
  const read = codec.decode(value)
  return isRight(read) ? read.right : undefined
}
