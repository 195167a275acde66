import type { Mixed } from 'io-ts'
import { nearestName } from '@/model/catalogue/nearest'

/** What is expected where io-ts says no more than a type's name. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'expected yes or no (in JSON true or false)',
  string: 'expected text',
  number: 'expected a number such as 18.52',
}

/** The values that a codec of fixed texts takes. */
function choicesOf(codec: Mixed): readonly string[] {
  const keys: unknown = Reflect.get(codec, 'keys')
  if (typeof keys === 'object' && keys !== null) return Object.keys(keys)
  const members: unknown = Reflect.get(codec, 'types')
  return Array.isArray(members)
    ? members.flatMap((member: object): readonly unknown[] => [Reflect.get(member, 'value')]).map(String)
    : []
}

/** What a codec expects, in words. */
export function expectedOf(codec: Mixed, message?: string): string {
  const choices = choicesOf(codec)
  if (choices.length > 0) return `expected one of ${choices.join(', ')}`
  return message ?? EXPECTED[codec.name] ?? `expected ${codec.name}`
}

/** What people mean by a text that is nearly right: blanks, a price, a day, an address or a number as they are written by hand. */
function* corrections(text: string): Generator<string | number> {
  yield text.trim()
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  yield `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, price] = /^[^\d.-]*(\d[\d,\s]*)(?:\/-|\s*[a-z]+)?$/i.exec(text) ?? []
  if (price !== undefined) yield Number(price.replace(/[,\s]/g, ''))
  yield text.replace(/[\s()-]/g, '')
  if (/^(http:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) yield `https://${text.replace('http://', '')}`
  yield text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

/** The nearest right value of a wrong one. */
export function nearestValue(codec: Mixed, value: unknown, expected: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, choices] = /^expected one of (.*)$/.exec(expected) ?? []
  if (choices !== undefined) return nearestName(value, choices.split(', '))
  for (const corrected of corrections(value))
    if (corrected !== value && codec.is(corrected)) return String(corrected)
  return undefined
}
