import 'server-only'
import type { DayMessage } from '@/model/desk/dayChanges'
import { isUuid } from '@/server/database/uuid'
import { seenBy } from '@/server/desk/branches'
import {
  ChangeFeed,
  type FeedEntry,
  type FeedSource,
  MOST_MESSAGES,
  upToOf,
} from '@/server/desk/feed/changeFeed'

/** Steps of appointments, and changes of sessions that no step tells. */
const CHANGES = `select x.xid::text, c.id as "sessionId", to_char(c.day, 'YYYY-MM-DD') as day,
    ${seenBy('c.hospital')} as "seenBy" from (
    select e.xid, a.session_id from appointment_event e join appointment a on a.id = e.appointment_id
      where e.xid >= $1::text::xid8 and e.xid < $2::text::xid8
    union select changed_xid, id from clinic_session where changed_xid >= $1::text::xid8 and changed_xid < $2::text::xid8
  ) x join clinic_session c on c.id = x.session_id
  order by x.xid fetch first ${MOST_MESSAGES} rows with ties`

interface Change {
  readonly xid: string
  readonly sessionId: string
  readonly day: string
  readonly seenBy: readonly string[]
}

type DayEntry = FeedEntry & DayMessage & Pick<Change, 'seenBy'>

const SOURCE: FeedSource<DayEntry, DayMessage> = {
  async read(executeSql, from, to) {
    const changes = (await executeSql<Change>(CHANGES, [from, to])).rows
    const { upTo, isCut } = upToOf(changes, from, to)
    const entries = changes.map(({ xid, sessionId, day, seenBy: staffIds }, index) => ({
      // One that breaks off in between gets the rest of its transaction again.
      position: index === changes.length - 1 ? upTo : xid,
      xid: BigInt(xid),
      sessionId,
      day,
      seenBy: staffIds,
    }))
    return { entries, upTo, isCut }
  },
  // Patients, who are no rows of staff, follow their own session of all (server/appointments/turnCalls.ts).
  messages: async () => (reader, entries) =>
    entries.flatMap(({ xid: _xid, seenBy: staff, ...message }) =>
      isUuid(reader) && !staff.includes(reader) ? [] : [message],
    ),
}

type FeedParts = ConstructorParameters<typeof ChangeFeed<DayEntry, DayMessage>>

/** Which sessions of which day have changed, for everybody who listens at a server: staff and patients, whose pages read them again. */
export class DayFeed extends ChangeFeed<DayEntry, DayMessage> {
  constructor(executeSql: FeedParts[1], livingSessions: FeedParts[2], isDraining?: FeedParts[3]) {
    super(SOURCE, executeSql, livingSessions, isDraining)
  }
}
