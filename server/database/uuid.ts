import { randomUUID } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * A new id: a UUIDv7 (RFC 9562, section 5.7), 48 bits of milliseconds and 74 random ones, so that ids sort by time and cannot
 * be guessed.
 */
export function newUuid(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  // A random UUID has the same layout from its version on.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Where a walk through a table by its ids begins. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Whether what came from outside can be an id. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** When an id was made (ms since 1970). */
export const timeOfUuid = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
