import { randomInt } from 'node:crypto'

/** An Indian number that no other test uses. */
export const someMobile = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`

/** A login code that is not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0')

/** An address that no other test comes from (a range for examples, RFC 3849: each half a household of its own). */
export const someAddress = (): string =>
  `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`
