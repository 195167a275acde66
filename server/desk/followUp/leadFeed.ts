import 'server-only'
import type { FeedMessage } from '@/model/desk/deskLead'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  ChangeFeed,
  type FeedEntry,
  type FeedSource,
  MOST_MESSAGES,
  upToOf,
} from '@/server/desk/feed/changeFeed'
import { deskRowsOf } from './deskRows'
import { seenBy } from '@/server/desk/branches'
import { countViewsOf } from './leadList'

/** Leads older than the desk get their rows gradually (createFollowUps.ts) and are not announced. */
const CHANGES = `select x.xid::text, x.seq::text, x.lead_id as "leadId", x.type, coalesce(s.name, '') as by,
    ${seenBy('f.branch')} as "seenBy" from (
    select xid, seq, lead_id, type, staff_id from lead_event where xid >= $1::text::xid8 and xid < $2::text::xid8
    union all select xid, 0, lead_id, 'noted', staff_id from lead_note
      where xid >= $1::text::xid8 and xid < $2::text::xid8
    union all select arrived_xid, 0, lead_id, 'arrived', null from lead_follow_up
      where arrived_xid >= $1::text::xid8 and arrived_xid < $2::text::xid8 and arrived_at > now() - interval '1 day'
  ) x join lead_follow_up f on f.lead_id = x.lead_id left join staff_member s on s.id = x.staff_id
  order by x.xid fetch first ${MOST_MESSAGES} rows with ties`

interface Change {
  readonly xid: string
  readonly seq: string
  readonly leadId: string
  readonly type: string
  readonly by: string
  readonly seenBy: readonly string[]
}

/** A message for all listeners; each listener has its own view counts. */
type LeadEntry = Omit<FeedMessage, 'counts'> & FeedEntry & Pick<Change, 'seenBy'>

/** The changes between two positions, and the last position read. */
async function readChanges(executeSql: ExecuteSql, from: string, to: string) {
  const changes = (await executeSql<Change>(CHANGES, [from, to])).rows
  const { upTo, isCut } = upToOf(changes, from, to)
  const rows = await deskRowsOf(executeSql, [...new Set(changes.map(({ leadId }) => leadId))])
  const inOrder = changes.toSorted(
    (one, other) => Number(BigInt(one.xid) - BigInt(other.xid)) || Number(one.seq) - Number(other.seq),
  )
  const entries = inOrder.flatMap(({ xid, leadId, type, by, seenBy: staffIds }, index): LeadEntry[] => {
    const row = rows.get(leadId)
    // One that breaks off in between gets the rest of its transaction again.
    const position = index === inOrder.length - 1 ? upTo : xid
    return row ? [{ position, leadId, row, by, type, xid: BigInt(xid), seenBy: staffIds }] : []
  })
  return { entries, upTo, isCut }
}

const SOURCE: FeedSource<LeadEntry, FeedMessage> = {
  read: readChanges,
  async messages(executeSql, staffIds) {
    const counts = staffIds.length ? await countViewsOf(executeSql, staffIds) : undefined
    return (staffId, entries) => {
      const own = counts?.get(staffId)
      return entries.flatMap(({ xid: _xid, seenBy: staff, ...message }) =>
        own && staff.includes(staffId) ? [{ ...message, counts: own }] : [],
      )
    }
  },
}

type FeedParts = ConstructorParameters<typeof ChangeFeed<LeadEntry, FeedMessage>>

/** What happens to leads, for everybody who listens at a server. */
export class LeadFeed extends ChangeFeed<LeadEntry, FeedMessage> {
  constructor(executeSql: FeedParts[1], livingSessions: FeedParts[2], isDraining?: FeedParts[3]) {
    super(SOURCE, executeSql, livingSessions, isDraining)
  }
}
