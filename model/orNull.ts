import * as t from 'io-ts'

/** A codec of a value that may be null. */
export const orNull = <Codec extends t.Mixed>(codec: Codec) => t.union([codec, t.null])
