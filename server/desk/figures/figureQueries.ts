import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { IS_CALL, MILESTONES } from '@/server/desk/followUp/followUpTotals'

/** The period of the figures; each figure has its value at the period's end. */
export interface FigurePeriod {
  readonly start: Date
  readonly end: Date
}

/** Leads that arrived in the period; a merged lead counts with its target. */
export const ARRIVED = `f.arrived_at >= $1::timestamptz and f.arrived_at < $2::timestamptz and f.state <> 'merged'`
export const IN_TIME = 'e.at >= $1::timestamptz and e.at < $2::timestamptz'

const DAILY = `select to_char(day, 'YYYY-MM-DD') as day, source, leads from (
    select (f.arrived_at at time zone $3::text)::date as day, f.source, count(*)::int as leads
    from lead_follow_up f where ${ARRIVED} group by 1, 2
  ) d order by 1, 2`

/** Minutes to the first call; null: not called. */
const FIRST_CALLS = `select floor(date_part('epoch', case when f.first_called_at < $2::timestamptz then f.first_called_at end
    - f.arrived_at) / 60)::int as minutes, count(*)::int as leads
  from lead_follow_up f where ${ARRIVED} group by 1 order by 1`

/**
 * State at the period's end, from events, of leads whose rows do not have it: rows of an older release, or with calls
 * after the end.
 */
const FROM_EVENTS = `select f.arrived_at, f.source, f.first_called_at, m.booked_at, m.visited_at, m.calls
  from lead_follow_up f cross join lateral (select ${MILESTONES} from lead_event e
    where e.lead_id = f.lead_id and e.at < $2::timestamptz) m where ${ARRIVED}`

/** The period's leads with their state at its end: mostly from their rows (followUpTotals.ts). */
const LEADS = `(
    select f.arrived_at, f.source, f.first_called_at, f.booked_at, f.visited_at, f.calls
    from lead_follow_up f where ${ARRIVED} and f.is_counted and (f.last_call_at is null or f.last_call_at < $2::timestamptz)
    union all ${FROM_EVENTS} and f.is_counted and f.last_call_at >= $2::timestamptz
    union all ${FROM_EVENTS} and not f.is_counted
  )`

const SOURCES = `select source, count(*)::int as leads, (count(*) filter (where first_called_at < $2::timestamptz))::int as called,
    (count(*) filter (where booked_at < $2::timestamptz))::int as booked,
    (count(*) filter (where visited_at < $2::timestamptz))::int as visited, sum(calls)::int as calls
  from ${LEADS} l group by source order by 2 desc, 1`

/** From enquiry to visit, the half of them. */
const DAYS = `select source, percentile_cont(0.5) within group (order by extract(epoch from visited_at - arrived_at) / 86400) as days
  from (
    select f.arrived_at, f.source, f.visited_at from lead_follow_up f where ${ARRIVED} and f.is_counted
    union all select l.arrived_at, l.source, l.visited_at from (${FROM_EVENTS} and not f.is_counted) l
  ) l where visited_at < $2::timestamptz group by source`

const PEOPLE = `with counted as (
    select e.staff_id, e.type, e.from_state, e.to_state, count(*) as n
    from lead_event e where ${IN_TIME} and e.staff_id is not null group by 1, 2, 3, 4
  )
  select staff.name, e.* from (
    select e.staff_id, coalesce(sum(n) filter (where e.type in ('claim', 'take')), 0)::int as taken,
      coalesce(sum(n) filter (where ${IS_CALL}), 0)::int as calls,
      coalesce(sum(n) filter (where e.type = 'book' and e.from_state <> 'booked'), 0)::int as booked,
      coalesce(sum(n) filter (where e.type = 'visit'), 0)::int as visits,
      coalesce(sum(n) filter (where e.to_state = 'lost'), 0)::int as lost
    from counted e group by e.staff_id
  ) as e join staff_member staff on staff.id = e.staff_id order by e.calls desc, staff.name`

export interface DailyLeads {
  readonly day: string
  readonly source: string
  readonly leads: number
}
export interface FirstCalls {
  readonly minutes: number | null
  readonly leads: number
}
export interface SourceFigures {
  readonly source: string
  readonly leads: number
  readonly called: number
  readonly booked: number
  readonly visited: number
  readonly calls: number
  /** From enquiry to visit, the half of them; null without a visit. */
  readonly days: number | null
}
export interface PersonFigures {
  readonly staff_id: string
  readonly name: string
  readonly taken: number
  readonly calls: number
  readonly booked: number
  readonly visits: number
  readonly lost: number
}

export interface PeriodFigures {
  readonly daily: readonly DailyLeads[]
  readonly firstCalls: readonly FirstCalls[]
  readonly sources: readonly SourceFigures[]
  readonly people: readonly PersonFigures[]
}

/**
 * Counts a period.
 * @param timeZone whose days are counted
 * @throws the database's error
 */
export async function countPeriod(
  executeSql: ExecuteSql,
  { start, end }: FigurePeriod,
  timeZone: string,
): Promise<PeriodFigures> {
  const period = [start, end]
  const [people, leads] = await Promise.all([
    executeSql<PersonFigures>(PEOPLE, period),
    countLeads(executeSql, period, timeZone),
  ])
  return { ...leads, people: people.rows }
}

/** One statement after the other: the desk takes few of the site's connections. */
async function countLeads(executeSql: ExecuteSql, period: readonly Date[], timeZone: string) {
  const daily = await executeSql<DailyLeads>(DAILY, [...period, timeZone])
  const firstCalls = await executeSql<FirstCalls>(FIRST_CALLS, period)
  const sources = await executeSql<Omit<SourceFigures, 'days'>>(SOURCES, period)
  const days = await executeSql<Pick<SourceFigures, 'source' | 'days'>>(DAYS, period)
  const daysOf = new Map(days.rows.map((row) => [row.source, row.days]))
  return {
    daily: daily.rows,
    firstCalls: firstCalls.rows,
    sources: sources.rows.map((row) => ({ ...row, days: daysOf.get(row.source) ?? null })),
  }
}
