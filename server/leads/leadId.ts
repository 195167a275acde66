import 'server-only'
import { randomBytes } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * A new lead's id: a UUIDv7 (RFC 9562, section 5.7), 48 bits of milliseconds and 74 random ones, so that ids sort by
 * time and cannot be guessed.
 */
export function newLeadId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Whether a text that came from outside can be a lead's id. */
export const isLeadId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)
