import 'server-only'
import { OPEN_STATES } from '@/model/appointments/appointment'
import {
  type BulkAnswer,
  type BulkRefusal,
  type BulkRequest,
  type LeadVersion,
  UNDO_MS,
} from '@/model/desk/bulkSteps'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import type { FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import { nextFollowUp } from '@/machines/leadFollowUp/followUpSteps'
import { arrayOf, type ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type Assignable, assignablePerson } from '@/server/desk/staff/duty'
import { type RecordedTransaction, recordedChange } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { lockFollowUps } from './changeFollowUp'
import { deskRowsOf } from './deskRows'
import { replay } from './eventChain'
import { followUpOf, type StoredFollowUp } from './followUpRow'
import { writeStep } from './followUpStep'
import type { DeskState } from './leadView'
import { limitsOf } from './settingsStore'

/* One step for several leads, in one transaction with an event and an audit entry for each (docs/decisions/0113). */

/** Why nothing at all was done. */
export type BulkProblem = 'crmOwns' | 'unknownReason' | 'unknownPerson'

const EVENTS = `select e.lead_id as "leadId", e.type, e.at, e.staff_id as "staffId", e.data, coalesce(s.name, '') as by
  from lead_event e left join staff_member s on s.id = e.staff_id
  where e.lead_id = any($1::uuid[]) order by e.lead_id, e.version`
const OPEN_APPOINTMENTS = `select a.id from appointment a
  where a.id = any($1::uuid[]) and a.state in ('${OPEN_STATES.join("', '")}')`

interface PastEvent {
  readonly leadId: string
  readonly type: string
  readonly at: Date
  readonly staffId: string | null
  readonly data: string
  readonly by: string
}

/** What a step is decided by, read under the lock of its leads. */
interface Situation {
  readonly step: BulkRequest['step']
  readonly staff: StaffMember
  readonly to: Assignable | undefined
  readonly settings: StoredSettings
  readonly at: number
  readonly past: ReadonlyMap<string, readonly PastEvent[]>
  readonly booked: ReadonlySet<string>
}

async function eventsOf(executeSql: ExecuteSql, ids: readonly string[]) {
  const past = new Map<string, PastEvent[]>()
  for (const event of (await executeSql<PastEvent>(EVENTS, [arrayOf(ids)])).rows)
    past.set(event.leadId, [...(past.get(event.leadId) ?? []), event])
  return past
}

/** Whether the last event of a lead is this step of the same person: the request was sent twice. */
function isRepeated(last: PastEvent | undefined, { step, staff }: Situation): boolean {
  if (last?.type !== step.type || last.staffId !== staff.id) return false
  // It is as eventChain.ts has written it.
  const data = JSON.parse(last.data) as { readonly to?: string; readonly reason?: string }
  if (step.type === 'give') return data.to === step.to
  return step.type === 'undo' || data.reason === step.reason
}

const isUndoable = (last: PastEvent | undefined, { staff, at }: Situation): boolean =>
  (last?.type === 'give' || last?.type === 'close') &&
  last.staffId === staff.id &&
  new Date(last.at).getTime() > at - UNDO_MS

/** The machine's event for one lead, or why there is none. */
function eventFor(row: StoredFollowUp, situation: Situation): FollowUpMachineEvent | BulkRefusal {
  const { step, staff, to, settings, at, past, booked } = situation
  const by = { id: staff.id, isManager: isAtLeast(staff, 'manager') }
  if (step.type === 'close')
    return booked.has(row.lead_id) ? 'appointment' : { type: 'close', at, by, reason: step.reason }
  if (step.type === 'give') {
    if (to?.branches && !to.branches.includes(row.branch ?? '')) return 'branch'
    const until = to?.isOnDuty ? null : at + limitsOf(settings).claimMs
    return { type: 'give', at, by, to: step.to, until }
  }
  const events = past.get(row.lead_id) ?? []
  const before = isUndoable(events.at(-1), situation) ? replay(events.slice(0, -1)) : undefined
  return before ? { type: 'undo', at, by, before } : 'tooLate'
}

/** Whether a manager could do what this person may not. */
const isForManagers = (row: StoredFollowUp, event: FollowUpMachineEvent, settings: StoredSettings): boolean =>
  'by' in event &&
  nextFollowUp(followUpOf(row), { ...event, by: { ...event.by, isManager: true } }, limitsOf(settings)) !==
    undefined

const repeatedVersion = (row: StoredFollowUp, version: number, situation: Situation): boolean =>
  row.version === version + 1 && isRepeated(situation.past.get(row.lead_id)?.at(-1), situation)

type Refused = { readonly id: string; readonly why: BulkRefusal; readonly by: string }

/** Makes the step of one lead under its lock. @returns the lead with its version now, or why it was left */
async function stepOne(
  { executeSql, note }: Pick<RecordedTransaction, 'executeSql' | 'note'>,
  { id, version }: LeadVersion,
  row: StoredFollowUp | undefined,
  situation: Situation,
): Promise<LeadVersion | Refused> {
  const { staff, settings } = situation
  const refused = (why: BulkRefusal, by = ''): Refused => ({ id, why, by })
  if (!row) return refused('unknownLead')
  if (repeatedVersion(row, version, situation)) return { id, version: row.version }
  if (row.version !== version) return refused('conflict', situation.past.get(id)?.at(-1)?.by)
  const event = eventFor(row, situation)
  if (typeof event === 'string') return refused(event)
  const eventsEnd = await writeStep(executeSql, row, event, limitsOf(settings))
  if (typeof eventsEnd === 'string') return refused(isForManagers(row, event, settings) ? 'right' : eventsEnd)
  note({
    actor: `staff ${staff.name}`,
    ...{ action: 'lead.changed', subject: id, why: event.type, eventsEnd },
  })
  return { id, version: version + 1 }
}

/** The person who receives the leads; a problem where nothing can be done. */
async function receiverOf(
  executeSql: ExecuteSql,
  step: BulkRequest['step'],
  { settings, owns }: DeskState,
): Promise<Assignable | undefined | BulkProblem> {
  if (owns === 'crm') return 'crmOwns'
  if (step.type === 'close' && !settings.settings.lostReasons.some(({ id }) => id === step.reason))
    return 'unknownReason'
  if (step.type !== 'give') return undefined
  return (await assignablePerson(executeSql, step.to)) ?? 'unknownPerson'
}

/**
 * Makes a step of several leads, or undoes their last one. Each lead is decided by its version; the same request
 * again changes nothing and is answered the same.
 * @throws the database's error: nothing is changed then
 */
export async function takeBulkStep(
  { leads, step }: BulkRequest,
  staff: StaffMember,
  state: DeskState,
): Promise<BulkAnswer | BulkProblem> {
  const { settings } = state
  const { database } = runtime()
  const ids = leads.map(({ id }) => id)
  const to = await receiverOf(database.executeSql, step, state)
  if (typeof to === 'string') return to
  const { done, refused } = await recordedChange(database, async ({ executeSql, note }) => {
    const rows = await lockFollowUps(executeSql, ids, settings, staff)
    const found = [...rows.keys()]
    const booked = await executeSql<{ id: string }>(OPEN_APPOINTMENTS, [arrayOf(found)])
    const situation: Situation = {
      ...{ step, staff, to, settings, at: Date.now() },
      past: await eventsOf(executeSql, found),
      booked: new Set(booked.rows.map(({ id }) => id)),
    }
    const changed: LeadVersion[] = []
    const left: Refused[] = []
    for (const lead of new Map(leads.map((one) => [one.id, one])).values()) {
      const result = await stepOne({ executeSql, note }, lead, rows.get(lead.id), situation)
      if ('why' in result) left.push(result)
      else changed.push(result)
    }
    return { done: changed, refused: left }
  })
  return withNames({ type: step.type, to: to?.name ?? '', done, refused })
}

type Nameless = Omit<BulkAnswer, 'refused'> & { readonly refused: readonly Refused[] }

/** An answer with the names of the patients whose leads were left. @throws the database's error; as contentOf */
export async function withNames(answer: Nameless): Promise<BulkAnswer> {
  const known = answer.refused.filter(({ why }) => why !== 'unknownLead').map(({ id }) => id)
  const rows = await deskRowsOf(runtime().database.executeSql, known)
  return {
    ...answer,
    refused: answer.refused.map((one) => ({ ...one, name: rows.get(one.id)?.name ?? '' })),
  }
}
