import 'server-only'
import type { TimelineEntry } from '@/model/desk/deskLead'
import type { FollowUpState } from '@/model/desk/followUp'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'

interface EventRow {
  readonly seq: string
  readonly at: Date
  readonly name: string | null
  readonly type: string
  readonly from_state: FollowUpState
  readonly to_state: FollowUpState
  readonly data: string
}

const OF_LEAD = prepared(
  'lead_timeline',
  `select e.seq::text, e.at, s.name, e.type, e.from_state, e.to_state, e.data from lead_event e
  left join staff_member s on s.id = e.staff_id where e.lead_id = $1::uuid order by e.version`,
)

/** What happened to a lead, oldest first. @throws the database's error */
export async function timelineOf(executeSql: ExecuteSql, leadId: string): Promise<readonly TimelineEntry[]> {
  const { rows } = await executeSql<EventRow>(OF_LEAD, [leadId])
  return rows.map(({ seq, at, name, type, from_state: from, to_state: to, data }) => {
    // It is as eventChain.ts has written it.
    const { due, reason, into } = JSON.parse(data) as { due?: number | null; reason?: string; into?: string }
    return {
      seq,
      at: new Date(at).toISOString(),
      by: name ?? '',
      type,
      from,
      to,
      ...(reason !== undefined && { reason }),
      ...(typeof due === 'number' && { dueAt: new Date(due).toISOString() }),
      ...(into !== undefined && { into }),
    }
  })
}

const LAST_BY = prepared(
  'lead_last_actor',
  `select s.name from lead_event e left join staff_member s on s.id = e.staff_id
  where e.lead_id = $1::uuid order by e.version desc limit 1`,
)

/** Who made the last step of a lead; '' for the desk itself. @throws the database's error */
export async function lastActor(executeSql: ExecuteSql, leadId: string): Promise<string> {
  return (await executeSql<{ name: string | null }>(LAST_BY, [leadId])).rows[0]?.name ?? ''
}
