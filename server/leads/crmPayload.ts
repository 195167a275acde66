import 'server-only'
import { isCleanText } from '@/model/lead/validation'

const FIELD_LIMIT = 100
const TEXT_LIMIT = 2000
const NAME = /^[A-Za-z]\w{0,63}$/

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= TEXT_LIMIT && isCleanText(value, true))

/**
 * The plain fields of a CRM-shaped payload (specification, sections 3 and 7), whose full list is not known; the rest
 * is left out. Undefined when it is no object.
 */
export function crmPayloadOf(sent: unknown): Record<string, unknown> | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const fields = Object.entries(sent).filter(([name, value]) => NAME.test(name) && isPlain(value))
  return Object.fromEntries(fields.slice(0, FIELD_LIMIT))
}
