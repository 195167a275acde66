import 'server-only'
import type { DeskCounts, FeedMessage } from '@/model/desk/deskLead'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { limitedLog } from '@/server/log'
import { deskRowsOf } from './deskRows'
import { countViewsOf } from './leadList'

/*
 * What happens to leads, sent to the desks that are open at this server. Everybody polls for all: events are written without
 * waiting for one another, so that their order is not that in which they become visible. What every transaction before a
 * position has done can be seen; the next position is where the oldest one under way begins (pg_snapshot_xmin).
 */

/** How often a server looks while somebody listens. */
const POLL_MS = 250
/** How often it looks which listeners' sessions have ended, at this server or at another. */
const SESSIONS_EVERY_MS = 500
/** What is sent at a time; who is further behind than that loads the list anew. */
const MOST_MESSAGES = 500

const NOW = `select pg_snapshot_xmin(pg_current_snapshot())::text as position`
const AHEAD = `select $1::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as is_ahead`
/** Leads of before the desk get their rows by and by (arrivals.ts): that is no news. */
const CHANGES = `select x.xid::text, x.seq::text, x.lead_id as "leadId", x.type, coalesce(s.name, '') as by from (
    select xid, seq, lead_id, type, staff_id from lead_event where xid >= $1::text::xid8 and xid < $2::text::xid8
    union all select xid, 0, lead_id, 'noted', staff_id from lead_note
      where xid >= $1::text::xid8 and xid < $2::text::xid8
    union all select arrived_xid, 0, lead_id, 'arrived', null from lead_follow_up
      where arrived_xid >= $1::text::xid8 and arrived_xid < $2::text::xid8 and arrived_at > now() - interval '1 day'
  ) x left join staff_member s on s.id = x.staff_id
  order by x.xid fetch first ${MOST_MESSAGES} rows with ties`

interface Change {
  readonly xid: string
  readonly seq: string
  readonly leadId: string
  readonly type: string
  readonly by: string
}

/** What is sent to everybody, with the transaction that it is of; how many leads the views have is each one's own. */
interface FeedEntry extends Omit<FeedMessage, 'counts'> {
  readonly xid: bigint
}

/** The position from which everything that is yet to be seen comes later. @throws the database's error */
export const feedPosition = async (executeSql: ExecuteSql): Promise<string> =>
  (await executeSql<{ position: string }>(NOW)).rows[0]?.position ?? '0'

const isPosition = (text: string): boolean => /^\d{1,19}$/.test(text)

/** What was done from one position up to another, and up to where that goes. */
async function readChanges(executeSql: ExecuteSql, from: string, to: string) {
  const changes = (await executeSql<Change>(CHANGES, [from, to])).rows
  const isCut = changes.length >= MOST_MESSAGES
  const upTo = isCut ? String(BigInt(changes.at(-1)?.xid ?? from) + 1n) : to
  const rows = await deskRowsOf(executeSql, [...new Set(changes.map(({ leadId }) => leadId))])
  const inOrder = changes.toSorted(
    (one, other) => Number(BigInt(one.xid) - BigInt(other.xid)) || Number(one.seq) - Number(other.seq),
  )
  const entries = inOrder.flatMap(({ xid, leadId, type, by }, index): FeedEntry[] => {
    const row = rows.get(leadId)
    // One that breaks off in between gets the rest of its transaction again.
    const position = index === inOrder.length - 1 ? upTo : xid
    return row ? [{ position, leadId, row, by, type, xid: BigInt(xid) }] : []
  })
  return { entries, upTo, isCut }
}

interface Listener {
  readonly staffId: string
  readonly sessionId: string
  readonly tell: (messages: readonly FeedMessage[]) => void
  readonly end: () => void
  /** What came before it had caught up; undefined once it has. */
  waiting: FeedEntry[] | undefined
}

/** Where a listener goes on from; 'reset' when it has to load the list anew. */
type CaughtUp = { readonly kind: 'caughtUp' | 'reset'; readonly position: string }

/** Somebody who listens; `stop` when they go. */
interface Listening {
  readonly stop: () => void
  readonly from: CaughtUp
}

/** The feed of one server, for everybody who listens at it. */
export class LeadFeed {
  private readonly listeners = new Set<Listener>()
  private position: string | undefined
  private beginning: Promise<string> | undefined
  private timer: NodeJS.Timeout | undefined
  private polling: Promise<void> | undefined
  private sessionsSeenAt = 0
  private readonly trouble = limitedLog('the desk’s feed cannot read the database', Date.now)

  /**
   * @param livingSessions which of some sessions have not ended
   * @param isDraining whether the server is about to stop: then who listens is sent to another one
   */
  constructor(
    private readonly executeSql: ExecuteSql,
    private readonly livingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
    private readonly isDraining: () => boolean = () => false,
  ) {}

  /** How many feeds a member of staff has open at this server. */
  openFeeds(staffId: string): number {
    return [...this.listeners].filter((one) => one.staffId === staffId).length
  }

  /**
   * Listens from a position on; what happened since comes first. It counts from the call on (`openFeeds`): who asks next must
   * not find the same place free.
   * @throws the database's error
   */
  async listen(listener: Omit<Listener, 'waiting'>, after: string): Promise<Listening> {
    const own: Listener = { ...listener, waiting: [] }
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

  private endFeeds(listeners: readonly Listener[]): void {
    for (const listener of listeners) {
      this.drop(listener)
      listener.end()
    }
  }

  private async endWithSessions(): Promise<void> {
    if (performance.now() - this.sessionsSeenAt < SESSIONS_EVERY_MS) return
    this.sessionsSeenAt = performance.now()
    const listeners = [...this.listeners]
    const isLiving = await this.livingSessions([...new Set(listeners.map(({ sessionId }) => sessionId))])
    this.endFeeds(listeners.filter(({ sessionId }) => !isLiving.has(sessionId)))
  }

  /** Looks for changes from now on, where nobody has listened before. */
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

  private drop(listener: Listener): void {
    this.listeners.delete(listener)
    if (this.listeners.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
    this.position = undefined
  }

  private async catchUp(listener: Listener, after: string): Promise<CaughtUp> {
    const to = await feedPosition(this.executeSql)
    const isAhead =
      !isPosition(after) || (await this.executeSql<{ is_ahead: boolean }>(AHEAD, [after])).rows[0]?.is_ahead
    const read = isAhead ? undefined : await readChanges(this.executeSql, after, to)
    const counts = await countViewsOf(this.executeSql, [listener.staffId])
    const missed = read && !read.isCut ? read.entries : []
    const waited = (listener.waiting ?? []).filter(({ xid }) => xid >= BigInt(to))
    listener.waiting = undefined
    tellTo(listener, [...missed, ...waited], counts)
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
      const { entries, upTo } = await readChanges(this.executeSql, from, to)
      // Who begins to listen from here on reads further than this by itself.
      const listeners = [...this.listeners]
      const counts = entries.length
        ? await countViewsOf(this.executeSql, [...new Set(listeners.map(({ staffId }) => staffId))])
        : new Map<string, DeskCounts>()
      if (this.position !== from) return
      this.position = upTo
      for (const listener of listeners) if (this.listeners.has(listener)) tellTo(listener, entries, counts)
    } catch (error) {
      this.trouble(error)
    }
  }
}

function tellTo(
  listener: Listener,
  entries: readonly FeedEntry[],
  counts: ReadonlyMap<string, DeskCounts>,
): void {
  if (listener.waiting) return void listener.waiting.push(...entries)
  const own = counts.get(listener.staffId)
  if (entries.length && own)
    listener.tell(entries.map(({ xid: _xid, ...message }) => ({ ...message, counts: own })))
}
