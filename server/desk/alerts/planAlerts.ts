import 'server-only'
import { ALERT_KINDS, type AlertCounts } from '@/model/desk/alerts'
import { isAtLeast, type StaffRole } from '@/model/desk/staff'
import { type Branches, isWithin } from '@/server/desk/branches'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { choiceOf } from './alertTargets'

/*
 * Who is to be told of what has happened since the last look. Changes are counted between two positions of the transactions, as
 * the desk's feed reads them (server/desk/feed/changeFeed.ts), and the position moves with what was planned: each change is
 * counted once, however many servers there are and whenever one ends.
 */

/** Another database's transactions, after one was restored by other means than ours: no alert is sent for what came before now. */
const PLACE = `select seen_xid::text as "from", coalesce($1::text, pg_snapshot_xmin(pg_current_snapshot())::text) as "to",
    seen_xid > pg_snapshot_xmax(pg_current_snapshot()) as "isForeign"
  from staff_alert_place for update skip locked`
const MOVE = 'update staff_alert_place set seen_xid = $1::text::xid8'

const within = (column: string): string => `${column} >= $1::text::xid8 and ${column} < $2::text::xid8`
const eventsOf = (type: string): string =>
  `(select count(*)::int from lead_event e join lead_follow_up f on f.lead_id = e.lead_id
      where ${within('e.xid')} and e.type = '${type}' and ${isWithin('m.branches', 'f.branch')})`
/** For each limit of people to branches. A lead that a member of staff has taken already, or that has an appointment, is none that waits. */
const NEWS = `select m.branches, (select count(*)::int from lead_follow_up f join lead on lead.id = f.lead_id
      where ${within('f.arrived_xid')} and f.arrived_at > now() - interval '1 day'
        and f.state = 'queued' and f.reason is null and not lead.suspected_spam
        and ${isWithin('m.branches', 'f.branch')}) as new,
    ${eventsOf('becameLate')} as late, ${eventsOf('callbackDue')} as due,
    (select count(*)::int from appointment_event e join appointment a on a.id = e.appointment_id
      join clinic_session c on c.id = a.session_id where ${within('e.xid')} and e.to_state = 'displaced'
        and e.from_state <> 'displaced' and ${isWithin('m.branches', 'c.hospital')}) as displaced
  from (select distinct branches from staff_member where disabled_at is null) m`

/** Leads that others, or the clinic's rules, have assigned to a person who still has them. */
const ASSIGNED = `select e.data::jsonb ->> 'to' as "staffId", count(*)::int as n
  from lead_event e join lead_follow_up f on f.lead_id = e.lead_id
  where ${within('e.xid')} and e.type in ('assigned', 'give') and f.owner_id::text = e.data::jsonb ->> 'to'
    and e.staff_id is distinct from f.owner_id group by 1`

const PEOPLE = `select t.id, t.staff_id as "staffId", t.session_id is null as "isMail", s.role, s.branches, c.push, c.mail, c.sound
  from staff_alert_target t join staff_member s on s.id = t.staff_id
    left join staff_alert_choice c on c.staff_id = s.id where s.disabled_at is null`

/** What comes while an alert waits is told with it. */
const ADD = `insert into staff_alert (target_id, new_leads, assigned_leads, late_leads, due_leads, displaced, due_at)
  select id, new, assigned, late, due, displaced, now() + seconds * interval '1 second'
  from json_to_recordset($1::json) as x(id uuid, new int, assigned int, late int, due int, displaced int, seconds int)
  on conflict (target_id) where attempts = 0 do update set new_leads = staff_alert.new_leads + excluded.new_leads,
    assigned_leads = staff_alert.assigned_leads + excluded.assigned_leads,
    late_leads = staff_alert.late_leads + excluded.late_leads, due_leads = staff_alert.due_leads + excluded.due_leads,
    displaced = staff_alert.displaced + excluded.displaced`

/** How long what happens is gathered, in seconds: an alert is not one for each lead. */
const GATHERED = { push: 3, mail: 300 } as const

interface Target {
  readonly id: string
  readonly staffId: string
  readonly isMail: boolean
  readonly role: StaffRole
  readonly branches: Branches
  readonly push: readonly string[] | null
  readonly mail: readonly string[] | null
  readonly sound: boolean | null
}

/** What a target is to be told; undefined for nothing. */
function alertFor({ id, isMail, role, push, mail, sound }: Target, news: AlertCounts) {
  if (!isAtLeast({ role }, 'agent')) return undefined
  const channel = isMail ? 'mail' : 'push'
  const choice = choiceOf(push && mail ? { push, mail, sound: sound === true } : undefined, role)
  const counts = ALERT_KINDS.map((kind) => [kind, choice[channel].includes(kind) ? news[kind] : 0] as const)
  if (counts.every(([, count]) => count === 0)) return undefined
  return { id, ...Object.fromEntries(counts), seconds: GATHERED[channel] }
}

/** What has happened for people with one limit. */
type News = Omit<AlertCounts, 'assigned'> & { readonly branches: Branches }

const keyOf = ({ branches }: { readonly branches: Branches }): string => JSON.stringify(branches)

async function addAlerts(
  executeSql: ExecuteSql,
  news: readonly News[],
  assigned: ReadonlyMap<string, number>,
): Promise<number> {
  const byLimit = new Map(news.map((one) => [keyOf(one), one]))
  const targets = (await executeSql<Target>(PEOPLE)).rows
  const alerts = targets.flatMap((target) => {
    const own = byLimit.get(keyOf(target))
    return (own && alertFor(target, { ...own, assigned: assigned.get(target.staffId) ?? 0 })) ?? []
  })
  if (alerts.length) await executeSql(ADD, [JSON.stringify(alerts)])
  return alerts.length
}

/**
 * Plans alerts for what has happened since the last time; of several servers one does.
 * @param upTo a position with nothing under way before it, where that is known
 * @returns for how many targets
 * @throws the database's error
 */
export const planAlerts = (database: Pick<Database, 'transaction'>, upTo?: string): Promise<number> =>
  database.transaction(async (executeSql) => {
    const [place] = (
      await executeSql<{ from: string; to: string; isForeign: boolean }>(PLACE, [upTo ?? null])
    ).rows
    if (!place || place.from === place.to) return 0
    const { from, to, isForeign } = place
    const news = isForeign ? [] : (await executeSql<News>(NEWS, [from, to])).rows
    const given = isForeign
      ? []
      : (await executeSql<{ staffId: string; n: number }>(ASSIGNED, [from, to])).rows
    const assigned = new Map(given.map(({ staffId, n }) => [staffId, n]))
    const counts = news.flatMap((one) => [one.new, one.late, one.due, one.displaced])
    const hasNews = assigned.size > 0 || counts.some((count) => count > 0)
    const planned = hasNews ? await addAlerts(executeSql, news, assigned) : 0
    await executeSql(MOVE, [to])
    return planned
  })
