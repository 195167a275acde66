import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { addDays, isUsableDay } from '@/model/catalogue/timeZone'
import { dayAt, momentOf } from '@/server/appointments/localTimes'
import { FhirError } from './fhirError'

/* Search parameters of FHIR R4. Unknown ones are refused: ignoring one would widen what is found. */

const DAY_MS = 24 * 60 * 60 * 1000
/** The longest span of one search. */
export const MOST_DAYS = 31
const DEFAULT_COUNT = 100
const MOST_COUNT = 500
const LONGEST = 200

const invalid = (message: string) => new FhirError(400, 'invalid', message)

/** Moments in milliseconds since 1970; `to` is excluded. */
export interface Span {
  readonly from: number
  readonly to: number
}

const DATE = /^(eq|ge|gt|le|lt)?(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** A date parameter's prefix, and the span of its value: a day of the clinic's clock, or a moment as precise as it is written. */
function dateOf(name: string, text: string): Span & { readonly prefix: string } {
  const [, prefix = 'eq', day = '', time, seconds] = DATE.exec(text) ?? []
  if (!isUsableDay(day))
    throw invalid(`${name}: expected a date or a time with its zone, such as ge2026-11-27`)
  const zone = clinicTimeZone()
  if (time === undefined)
    return { prefix, from: momentOf(day, '00:00', zone), to: momentOf(addDays(day, 1), '00:00', zone) }
  const from = Date.parse(day + time)
  if (Number.isNaN(from)) throw invalid(`${name}: expected a time such as 2026-11-27T10:00:00+05:30`)
  return { prefix, from, to: from + (seconds === undefined ? 60_000 : 1000) }
}

function narrowed({ from, to }: Partial<Span>, date: Span & { readonly prefix: string }): Partial<Span> {
  const after = (moment: number) => Math.max(moment, from ?? moment)
  const before = (moment: number) => Math.min(moment, to ?? moment)
  switch (date.prefix) {
    case 'ge':
      return { from: after(date.from), to }
    case 'gt':
      return { from: after(date.to), to }
    case 'le':
      return { from, to: before(date.to) }
    case 'lt':
      return { from, to: before(date.from) }
    default:
      return { from: after(date.from), to: before(date.to) }
  }
}

/** The parameters of one request. */
export class Parameters {
  constructor(readonly query: URLSearchParams) {}

  /** @throws {FhirError} for a parameter that is not among these, or that comes again and may not */
  expect(names: readonly string[], repeated: readonly string[] = []): void {
    const known = ['_format', '_count', 'page', ...names, ...repeated]
    for (const name of this.query.keys())
      if (!known.includes(name))
        throw new FhirError(400, 'not-supported', `supported parameters: ${known.join(', ')}`)
    for (const name of known)
      if (!repeated.includes(name) && this.query.getAll(name).length > 1)
        throw new FhirError(400, 'not-supported', `${name} may come once`)
  }

  /** @throws {FhirError} for a value that is empty or too long */
  one(name: string): string | undefined {
    const value = this.query.get(name)
    if (value === null) return undefined
    if (value === '' || value.length > LONGEST) throw invalid(`${name}: expected 1 to ${LONGEST} characters`)
    return value
  }

  /** Values of a list, of which one has to fit. @throws {FhirError} for others than the allowed ones */
  anyOf<Allowed extends string>(name: string, allowed: readonly Allowed[]): readonly Allowed[] | undefined {
    return this.one(name)
      ?.split(',')
      .map((value) => {
        const known = allowed.find((one) => one === value)
        if (known === undefined) throw invalid(`${name}: expected ${allowed.join(', ')}`)
        return known
      })
  }

  /** Numbers by type of a reference such as Practitioner/101. @throws {FhirError} for other types */
  reference<Type extends string>(name: string, types: readonly Type[]) {
    const value = this.one(name)
    if (value === undefined) return undefined
    const [, type, id] = /^(\w+)\/(\d{1,9})$/.exec(value) ?? []
    const known = types.find((one) => one === type)
    if (known === undefined)
      throw invalid(`${name}: expected ${types.map((one) => `${one}/{id}`).join(' or ')}`)
    return { type: known, id: Number(id) }
  }

  /** How many resources a page has at most. @throws {FhirError} for what is no number */
  get count(): number {
    const text = this.one('_count')
    if (text === undefined) return DEFAULT_COUNT
    if (!/^\d{1,6}$/.test(text) || Number(text) === 0) throw invalid('_count: expected a number from 1 on')
    return Math.min(Number(text), MOST_COUNT)
  }

  /** The place after which a page begins, as `cursorOf` wrote it. @throws {FhirError} for another text */
  cursor<Parts extends readonly (string | number)[]>(isParts: (read: unknown) => read is Parts) {
    const text = this.one('page')
    if (text === undefined) return undefined
    const read = readJson(Buffer.from(text, 'base64url').toString())
    if (!isParts(read)) throw invalid('page: expected the address of a "next" link')
    return read
  }

  /**
   * The span that a date parameter names, today and the days after where it names none; an open one ends after as many.
   * @throws {FhirError} for an invalid date, or a span beyond MOST_DAYS
   */
  span(name: string, days: number, now: number): Span {
    const given = this.query.getAll(name).map((text) => dateOf(name, text))
    const { from, to } = given.reduce<Partial<Span>>(narrowed, {})
    const zone = clinicTimeZone()
    const start = from ?? (to === undefined ? momentOf(dayAt(now, zone), '00:00', zone) : to - days * DAY_MS)
    const end = to ?? start + days * DAY_MS
    if (end - start > MOST_DAYS * DAY_MS) throw invalid(`${name}: expected at most ${MOST_DAYS} days`)
    return { from: start, to: end }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A place in a list for `Parameters.cursor`. */
export const cursorOf = (parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The query as it was understood: with the span that was searched. */
export function understood(query: URLSearchParams, name: string, { from, to }: Span): URLSearchParams {
  const all = new URLSearchParams(query)
  all.delete('page')
  all.delete(name)
  all.append(name, `ge${new Date(from).toISOString()}`)
  all.append(name, `lt${new Date(to).toISOString()}`)
  return all
}
