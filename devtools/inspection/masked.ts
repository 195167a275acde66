/**
 * Masks machine data for inspectors. Allow-list: fields not known to be harmless are masked, so new fields are masked
 * by default.
 */
import type { StatelyInspectionEvent } from '@xstate/inspect'
import { inspectionConfig } from '@/machines.config'

const READABLE: ReadonlySet<string> = new Set(inspectionConfig.mask.readable)
const READABLE_INSIDE: ReadonlySet<string> = new Set(inspectionConfig.mask.readableInside)
export const MASK = '••••'
const ID = /\d{4}/
const DEEPEST = 8

const maskedText = (text: string): string =>
  text === '' || text.startsWith(MASK) ? text : `${MASK} (${text.length})`

/** A failure's code, such as `wrongOtp`: a word of the code's own, which no code that a visitor types can be. */
const isCode = (key: string, text: string): boolean =>
  inspectionConfig.mask.isCode(text) || (key === 'code' && /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text))

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || (prototype as object).constructor.name === 'Object'
}

function maskedAt(value: unknown, key: string, depth: number): unknown {
  if (typeof value === 'string') return READABLE.has(key) || isCode(key, value) ? value : maskedText(value)
  if (typeof value === 'number' || typeof value === 'bigint') return READABLE.has(key) ? value : MASK
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value
  if (depth > DEEPEST) return '…'
  if (Array.isArray(value)) return value.map((one) => maskedAt(one, key, depth + 1))
  // Failures are values of the model; what a browser throws may quote what was typed.
  if (!isPlain(value) && !(value instanceof Error)) return `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value).map(([written, one], place) => {
      // A collection by id has the ids as names of its members.
      const name = ID.test(written) ? `${MASK} ${place + 1}` : written
      const isReadable = READABLE_INSIDE.has(key) && typeof one === 'string'
      return [name, isReadable ? one : maskedAt(one, name, depth + 1)]
    }),
  )
}

/** A value with all personal data masked: lengths, kinds and counters stay, so that one can still follow. */
export const masked = (value: unknown): unknown => maskedAt(value, '', 0)

/** A message of the inspection protocol with personal data masked, as plain data that a channel can carry. */
export function maskedMessage(inspected: StatelyInspectionEvent): StatelyInspectionEvent {
  const message = { ...inspected }
  // An event without its type: types are the machine's own words.
  if ('event' in message && message.event)
    message.event = { ...(masked(message.event) as object), type: message.event.type }
  if ('snapshot' in message && message.snapshot) {
    const { context, output, error, input, ...rest } = message.snapshot as unknown as Record<string, unknown>
    const hidden = Object.entries({ context, output, error, input })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, masked(value)] as const)
    Object.assign(message, { snapshot: { ...rest, ...Object.fromEntries(hidden) } })
  }
  // Snapshots and actors say themselves what of them is data.
  return JSON.parse(JSON.stringify(message)) as StatelyInspectionEvent
}
