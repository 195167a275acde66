import { randomInt } from 'node:crypto'

/** An Indian number that no other test uses. */
export const someMobile = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`

/** The ways in which people write a number of ten digits into a text. */
export function waysToWrite(number: string): readonly string[] {
  const [start, end] = [number.slice(0, 5), number.slice(5)]
  const digits = [...number]
  const shifted = (zero: number) => digits.map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
  return [
    ...[number, `+91${number}`, `0091 ${start} ${end}`, `(${start}) ${end}`, `${start}.${end}`],
    ...[`${start} - ${end}`, `${start}  ${end}`, `${start}/${end}`, `${start}, ${end}`, `${start}–${end}`],
    ...[`${start}\u200b${end}`, `${start}_${end}`, `${start}\n${end}`, digits.join(' '), digits.join(' - ')],
    ...[`${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`, shifted(0x966), shifted(0xff10)],
  ]
}

/** A login code that is not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0')

/** An address that no other test comes from (a range for examples, RFC 3849: each half a household of its own). */
export const someAddress = (): string =>
  `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`
