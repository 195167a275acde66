import 'server-only'
import { v7 } from 'uuid'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A new lead's id: a UUIDv7, which sorts by time and cannot be guessed. */
export const newLeadId = (): string => v7()

/** Whether a text that came from outside can be a lead's id. */
export const isLeadId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)
