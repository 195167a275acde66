import 'server-only'
import { assignRuleOf, type AssignableLead, type OnDuty, personFor, ruleFor } from '@/model/desk/assignRules'
import { expandLead } from '@/model/lead/lead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { Database } from '@/server/database/database'
import { arrayOf, type ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  contentOf,
  languageOfLead,
  LEAD_COLUMNS,
  type StoredColumns,
} from '@/server/privacy/sealing/leadContent'
import { isOnDuty } from '@/server/desk/staff/duty'
import { lockFollowUps } from './changeFollowUp'
import { writeStep } from './followUpStep'
import { limitsOf, currentSettings } from './settingsStore'

/* New leads, and leads of people who have left, go to people on duty by the clinic's rules (docs/decisions/0108). */

/** One server at a time, as for new leads; the others have nothing to do then. */
const LOCK = 'select from desk_arrival for update skip locked'
/** A person who leaves or is disabled waits until the transaction ends: nothing is assigned to them after that. */
const PEOPLE = `select m.id, m.name_key as "nameKey", m.branches,
    coalesce(extract(epoch from m.last_assigned_at) * 1000, 0)::float8 as "lastAssignedAt",
    (select count(*) from lead_follow_up f
      where f.owner_id = m.id and f.state in ('claimed', 'calling', 'noAnswer', 'callbackScheduled'))::integer as load
  from staff_member m where m.role in ('owner', 'manager', 'agent') and ${isOnDuty('m')} order by m.id for share of m`
const MOST_LOOKED_AT = 200
const LEADS = `select ${LEAD_COLUMNS}, f.source, f.tier, f.branch from lead_follow_up f join lead on lead.id = f.lead_id
  where f.to_assign order by f.priority, f.since, f.lead_id limit ${MOST_LOOKED_AT}`
/** Leads of no rule wait for who claims them. */
const FREE = 'update lead_follow_up set to_assign = false where lead_id = any($1::uuid[]) and to_assign'
const ASSIGNED = `update staff_member set last_assigned_at = now() where id = any($1::uuid[])`
/** Small, as for timers. */
const MOST_ASSIGNED = 50

type Waiting = AssignableLead & { readonly id: string }
type StoredWaiting = StoredColumns & Pick<AssignableLead, 'source' | 'tier' | 'branch'>

/** City, department and language are sealed: they are read here, and kept nowhere else. */
function waitingOf(lead: StoredWaiting): Waiting {
  const { city, fields } = contentOf(lead)
  const { PageDepartment: department } = expandLead(fields)
  const language = languageOfLead({ fields })
  const { id, source, tier, branch } = lead
  return { id, source, tier, branch, city, department, language }
}

/** Who gets which lead, each with the loads as they are by then. */
function choose(rules: readonly string[], leads: readonly Waiting[], people: readonly OnDuty[]) {
  const known = rules.flatMap((line) => assignRuleOf(line) ?? [])
  let onDuty = people
  const chosen = new Map<string, string>()
  const ruleless: string[] = []
  for (const [at, lead] of leads.entries()) {
    const rule = ruleFor(known, lead)
    if (!rule) ruleless.push(lead.id)
    const person = rule && chosen.size < MOST_ASSIGNED ? personFor(rule, lead, onDuty) : undefined
    if (!person) continue
    chosen.set(lead.id, person.id)
    // Later than all before, in the order of this round.
    const after = {
      ...person,
      load: person.load + 1,
      lastAssignedAt: Number.MAX_SAFE_INTEGER - leads.length + at,
    }
    onDuty = onDuty.map((one) => (one.id === person.id ? after : one))
  }
  return { chosen, ruleless }
}

async function assign(executeSql: ExecuteSql, settings: StoredSettings, at: number): Promise<number> {
  const rules = settings.settings.assignRules ?? []
  if ((await executeSql(LOCK)).rows.length === 0) return 0
  const { rows: people } = await executeSql<OnDuty>(PEOPLE)
  if (people.length === 0) return 0
  const { rows: leads } = await executeSql<StoredWaiting>(LEADS)
  if (leads.length === 0) return 0
  const { chosen, ruleless } = choose(rules, leads.map(waitingOf), people)
  if (ruleless.length > 0) await executeSql(FREE, [arrayOf(ruleless)])
  const rows = await lockFollowUps(executeSql, [...chosen.keys()], settings)
  let assigned = 0
  for (const [id, to] of chosen) {
    const row = rows.get(id)
    // Somebody was faster: the event does not fit then.
    const step = row && (await writeStep(executeSql, row, { type: 'assigned', at, to }, limitsOf(settings)))
    if (typeof step === 'object') assigned += 1
  }
  if (assigned > 0) await executeSql(ASSIGNED, [arrayOf([...new Set(chosen.values())])])
  return assigned
}

/**
 * Assigns leads that wait for a person, at most 50 at once.
 * @param at milliseconds since 1970
 * @returns how many were assigned
 * @throws the database's error
 */
export async function assignLeads(
  database: Pick<Database, 'transaction' | 'executeSql'>,
  at = Date.now(),
): Promise<number> {
  const settings = await currentSettings(database.executeSql)
  if (!settings.settings.assignRules?.length) return 0
  return database.transaction((executeSql) => assign(executeSql, settings, at))
}
