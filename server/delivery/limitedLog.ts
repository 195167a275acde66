import 'server-only'
import { log } from '@/server/log'

/** How often the same trouble is written at most: a database that is away for an hour is a few lines, not a flood. */
const QUIET_MS = 30_000

/**
 * Logs troubles of one kind, at most one each 30 seconds, with the number of those left out since the last line.
 * @param now epoch milliseconds
 */
export function limitedLog(message: string, now: () => number): (error: unknown) => void {
  let quietUntil = 0
  let leftOut = 0
  return (error) => {
    if (now() < quietUntil) {
      leftOut += 1
      return
    }
    quietUntil = now() + QUIET_MS
    log.error({ err: error, leftOut }, message)
    leftOut = 0
  }
}
