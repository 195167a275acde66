import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { limitedLog } from '@/server/log'

/*
 * Changes, sent to the pages of the desk and of waiting patients that are open at this server. The server polls for all of them: changes are written without
 * waiting for one another, so that their order is not that in which they become visible. What every transaction before a
 * position has done can be seen; the next position is where the oldest one under way begins (pg_snapshot_xmin).
 */

/** How often a server polls while it has listeners. */
const POLL_MS = 250
/** How often it looks which listeners' sessions have ended, at this server or at another. */
const SESSIONS_EVERY_MS = 500
/** Most changes read at a time; a listener further behind reloads what it shows. */
export const MOST_MESSAGES = 500

const NOW = `select pg_snapshot_xmin(pg_current_snapshot())::text as position`
const AHEAD = `select $1::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as is_ahead`

/** A change, with its transaction and the position to resume from after it. */
export interface FeedEntry {
  readonly xid: bigint
  readonly position: string
}

/** Changes between two positions, the last position read, and whether there are more before the second one. */
export interface ReadChanges<Entry> {
  readonly entries: readonly Entry[]
  readonly upTo: string
  readonly isCut: boolean
}

/** What a feed tells, and to whom. */
export interface FeedSource<Entry extends FeedEntry, Message> {
  /** @param from included, `to` excluded @throws the database's error */
  readonly read: (executeSql: ExecuteSql, from: string, to: string) => Promise<ReadChanges<Entry>>
  /** The messages about changes for each of some readers. @throws the database's error */
  readonly messages: (
    executeSql: ExecuteSql,
    readers: readonly string[],
  ) => Promise<(reader: string, entries: readonly Entry[]) => readonly Message[]>
}

/** The position from which everything that is yet to be seen comes later. @throws the database's error */
export const feedPosition = async (executeSql: ExecuteSql): Promise<string> =>
  (await executeSql<{ position: string }>(NOW)).rows[0]?.position ?? '0'

const isPosition = (text: string): boolean => /^\d{1,19}$/.test(text)

/** How far rows were read that are limited to MOST_MESSAGES and in the order of their transactions. */
export function upToOf(rows: readonly { readonly xid: string }[], from: string, to: string) {
  const isCut = rows.length >= MOST_MESSAGES
  return { isCut, upTo: isCut ? String(BigInt(rows.at(-1)?.xid ?? from) + 1n) : to }
}

interface Listener<Entry, Message> {
  /** A member of staff by id; of a patient the address, hashed. */
  readonly reader: string
  /** The login with which its feed ends; undefined for one that needs none. */
  readonly sessionId?: string
  readonly tell: (messages: readonly Message[]) => void
  readonly end: () => void
  /** Messages from before it had caught up; undefined afterwards. */
  waiting: Entry[] | undefined
}

/** The position from which a listener continues; 'reset' when it has to reload the list. */
type CaughtUp = { readonly kind: 'caughtUp' | 'reset'; readonly position: string }

/** A subscription; `stop` ends it. */
interface Listening {
  readonly stop: () => void
  readonly from: CaughtUp
}

/** A feed of one server, for everybody who listens at it. */
export class ChangeFeed<Entry extends FeedEntry, Message> {
  private readonly listeners = new Set<Listener<Entry, Message>>()
  private position: string | undefined
  private beginning: Promise<string> | undefined
  private timer: NodeJS.Timeout | undefined
  private polling: Promise<void> | undefined
  private sessionsSeenAt = 0
  private readonly trouble = limitedLog('a feed of changes cannot read the database', Date.now)

  /**
   * @param source what it tells
   * @param livingSessions which of some sessions have not ended
   * @param isDraining whether the server is about to stop: then who listens is sent to another one
   */
  constructor(
    private readonly source: FeedSource<Entry, Message>,
    private readonly executeSql: ExecuteSql,
    private readonly livingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
    private readonly isDraining: () => boolean = () => false,
  ) {}

  /** How many feeds a reader has open at this server. */
  openFeeds(reader: string): number {
    return [...this.listeners].filter((one) => one.reader === reader).length
  }

  /** How many feeds are open that need no login. */
  get openWithoutLogin(): number {
    return [...this.listeners].filter((one) => one.sessionId === undefined).length
  }

  /**
   * Listens from a position on; earlier changes come first. It counts in `openFeeds` from this call on, so that a
   * concurrent request does not find the same place free.
   * @throws the database's error
   */
  async listen(listener: Omit<Listener<Entry, Message>, 'waiting'>, after: string): Promise<Listening> {
    const own: Listener<Entry, Message> = { ...listener, waiting: [] }
    this.listeners.add(own)
    const stop = () => this.drop(own)
    try {
      await this.begin()
      return { stop, from: await this.catchUp(own, after) }
    } catch (error) {
      stop()
      throw error
    }
  }

  async stop(): Promise<void> {
    this.endFeeds([...this.listeners])
    await this.polling
  }

  private endFeeds(listeners: readonly Listener<Entry, Message>[]): void {
    for (const listener of listeners) {
      this.drop(listener)
      listener.end()
    }
  }

  private async endWithSessions(): Promise<void> {
    if (performance.now() - this.sessionsSeenAt < SESSIONS_EVERY_MS) return
    this.sessionsSeenAt = performance.now()
    const listeners = [...this.listeners]
    const ids = listeners.flatMap(({ sessionId }) => sessionId ?? [])
    if (ids.length === 0) return
    const isLiving = await this.livingSessions([...new Set(ids)])
    this.endFeeds(listeners.filter(({ sessionId }) => sessionId !== undefined && !isLiving.has(sessionId)))
  }

  /** Starts polling with the first listener. */
  private async begin(): Promise<void> {
    if (this.position === undefined) {
      this.beginning ??= feedPosition(this.executeSql).finally(() => (this.beginning = undefined))
      const position = await this.beginning
      // Everybody has gone meanwhile.
      if (this.listeners.size === 0) return
      this.position ??= position
    }
    this.timer ??= setInterval(() => {
      this.polling ??= this.poll().finally(() => (this.polling = undefined))
    }, POLL_MS)
  }

  private drop(listener: Listener<Entry, Message>): void {
    this.listeners.delete(listener)
    if (this.listeners.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
    this.position = undefined
  }

  private async catchUp(listener: Listener<Entry, Message>, after: string): Promise<CaughtUp> {
    const to = await feedPosition(this.executeSql)
    const isAhead =
      !isPosition(after) || (await this.executeSql<{ is_ahead: boolean }>(AHEAD, [after])).rows[0]?.is_ahead
    const read = isAhead ? undefined : await this.source.read(this.executeSql, after, to)
    const messagesFor = await this.source.messages(this.executeSql, [listener.reader])
    const missed = read && !read.isCut ? read.entries : []
    const waited = (listener.waiting ?? []).filter(({ xid }) => xid >= BigInt(to))
    listener.waiting = undefined
    tellTo(listener, [...missed, ...waited], messagesFor)
    return { kind: read && !read.isCut ? 'caughtUp' : 'reset', position: to }
  }

  private async poll(): Promise<void> {
    if (this.isDraining()) return void this.stop()
    try {
      await this.endWithSessions()
      const from = this.position
      if (from === undefined) return
      const to = await feedPosition(this.executeSql)
      if (to === from) return
      const { entries, upTo } = await this.source.read(this.executeSql, from, to)
      // A listener added from here on reads further than this in its own catch-up.
      const listeners = [...this.listeners]
      const readers = entries.length ? [...new Set(listeners.map(({ reader }) => reader))] : []
      const messagesFor = await this.source.messages(this.executeSql, readers)
      if (this.position !== from) return
      this.position = upTo
      for (const listener of listeners)
        if (this.listeners.has(listener)) tellTo(listener, entries, messagesFor)
    } catch (error) {
      this.trouble(error)
    }
  }
}

function tellTo<Entry, Message>(
  listener: Listener<Entry, Message>,
  entries: readonly Entry[],
  messagesFor: (reader: string, entries: readonly Entry[]) => readonly Message[],
): void {
  if (listener.waiting) return void listener.waiting.push(...entries)
  const messages = messagesFor(listener.reader, entries)
  if (messages.length) listener.tell(messages)
}
