import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'

/** A form without JavaScript that comes again with the same content within this time is the same enquiry. */
const WINDOW_MS = 10 * 60 * 1000

const FIND = 'select created_at from idempotency_key where key = $1'

const keyOf = (content: string, window: number): string => `form ${window} ${content}`

/** When a key was first stored (ms since 1970); undefined when it is not known. */
export type KeyAge = (key: string) => Promise<number | undefined>

/** Looks a key up where leads are kept: in the journal's backlog, else in the database. */
async function storedAt(key: string): Promise<number | undefined> {
  const { database, keeping } = runtime()
  // What stands in the journal only came while the database was unavailable: it counts as just now.
  if (keeping.backlog.holderOf(key)) return Date.now()
  if (!keeping.gate.isOpen) return undefined
  try {
    const { rows } = await database.executeSql<{ created_at: Date | string }>(FIND, [key])
    return rows[0] && new Date(rows[0].created_at).getTime()
  } catch (error) {
    // No reason to refuse an enquiry: the lead may be taken into the journal.
    log.warn({ err: error }, 'a form’s key could not be looked up')
    return undefined
  }
}

/**
 * The idempotency key of a plain form, made from what was sent and by whom. Keys belong to windows of ten minutes; a
 * form sent again just after its window ended gets the former window's key, as long as ten minutes have not passed.
 */
export async function contentKey(
  parts: readonly unknown[],
  { now = Date.now(), ageOf = storedAt }: { now?: number; ageOf?: KeyAge } = {},
): Promise<string> {
  const content = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  const window = Math.floor(now / WINDOW_MS)
  const former = keyOf(content, window - 1)
  const at = await ageOf(former)
  return at !== undefined && now - at < WINDOW_MS ? former : keyOf(content, window)
}

const underWay = new Map<string, Promise<unknown>>()

/** Runs one task at a time for the same content: a second click waits for what the first one has done. */
export async function oneAtATime<Result>(
  parts: readonly unknown[],
  task: () => Promise<Result>,
): Promise<Result> {
  const content = JSON.stringify(parts)
  while (underWay.has(content)) await underWay.get(content)?.catch(() => {})
  const running = task()
  underWay.set(content, running)
  try {
    return await running
  } finally {
    underWay.delete(content)
  }
}
