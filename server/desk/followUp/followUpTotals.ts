import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/*
 * Totals for figures, stored in each lead's row: first booking, first visit, calls. Each step updates them
 * (changeFollowUp.ts); rows whose `counted` differs from their version (`is_counted`) were written by an older
 * release, and are counted here.
 */

/** SQL for one call, of an event `e`: 'noAnswer' can also be recorded for a lead that was only claimed. */
export const IS_CALL = `(e.type = 'call' or (e.type = 'noAnswer' and e.from_state <> 'calling'))`

/** IS_CALL of a step that is made. */
export const isCall = (type: string, from: string): boolean =>
  type === 'call' || (type === 'noAnswer' && from !== 'calling')

/** A lead's milestones from its events `e`. */
export const MILESTONES = `min(e.at) filter (where e.to_state in ('booked', 'visited')) as booked_at,
  min(e.at) filter (where e.to_state = 'visited') as visited_at, max(e.at) filter (where ${IS_CALL}) as last_call_at,
  (count(*) filter (where ${IS_CALL}))::int as calls`

export interface Milestones {
  readonly booked_at: Date | null
  readonly visited_at: Date | null
  readonly last_call_at: Date | null
  readonly calls: number
}

interface Step {
  readonly at: Date | string
  readonly type: string
  readonly from_state: string
  readonly to_state: string
}

/** Whether a lead's milestones are what its events say (MILESTONES). */
export function areMilestonesOf(row: Milestones, steps: readonly Step[]): boolean {
  const times = (fits: (step: Step) => boolean) =>
    steps
      .filter(fits)
      .map(({ at }) => new Date(at).getTime())
      .sort((one, other) => one - other)
  const calls = times(({ type, from_state }) => isCall(type, from_state))
  const expected = [
    times(({ to_state }) => to_state === 'booked' || to_state === 'visited').at(0),
    times(({ to_state }) => to_state === 'visited').at(0),
    calls.at(-1),
  ]
  const stored = [row.booked_at, row.visited_at, row.last_call_at].map((date) => date?.getTime())
  return row.calls === calls.length && stored.every((time, at) => time === expected[at])
}

/** A concurrent step wins: its row then has another version, and is counted again. */
const COUNT = `with uncounted as materialized (
    select lead_id from lead_follow_up where not is_counted order by arrived_at desc limit $1
    for no key update skip locked
  ), found as (
    select u.lead_id, coalesce(max(e.version), 0) as version, ${MILESTONES}
    from uncounted u left join lead_event e on e.lead_id = u.lead_id group by u.lead_id
  )
  update lead_follow_up f set counted = found.version, booked_at = found.booked_at, visited_at = found.visited_at,
    last_call_at = found.last_call_at, calls = found.calls
  from found where f.lead_id = found.lead_id`

/** Leads counted in one transaction; limits how long a step on one of them waits. */
const BATCH_ROWS = 1000

/** Counts leads whose milestones are behind, newest first. @returns how many @throws the database's error */
export const countMilestones = async (executeSql: ExecuteSql, most = BATCH_ROWS): Promise<number> =>
  (await executeSql(COUNT, [most])).rowCount
