import 'server-only'
import { errorCode } from '@/server/log'

/** SQLSTATE: connection lost, out of resources, shutting down; and what the system says of a connection. */
const UNAVAILABLE_CODE =
  /^(08|53|57)[0-9A-Z]{3}$|^(ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The drivers' own words, which carry no code. */
const UNAVAILABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error|the embedded database has ended/i

/** The database is known to be unavailable, so that it was not even asked. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/**
 * Whether an error says that the database does not answer now, rather than that it refuses what it was asked. Not by
 * `instanceof`: the drivers' errors may come from another bundle's or realm's classes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const name = 'name' in error ? error.name : ''
  const message = 'message' in error ? String(error.message) : ''
  return (
    name === 'DatabaseUnavailableError' ||
    UNAVAILABLE_CODE.test(errorCode(error) ?? '') ||
    UNAVAILABLE_MESSAGE.test(message)
  )
}
