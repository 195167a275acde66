import 'server-only'
import {
  type FollowUpLimits,
  type FollowUpMachineEvent,
  followUpStanding,
  nextFollowUp,
} from '@/machines/leadFollowUp/leadFollowUp.machine'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { StaffMember } from '@/model/desk/staff'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { arrayOf, type ExecuteSql, prepared, type SqlDatabase } from '@/server/database/postgres/sqlPool'
import type { Place } from '@/server/privacy/sealing/signedChain'
import { noteStep } from '@/server/traces/machineSteps'
import { addFollowUps } from './arrivals'
import { eventData, signEvent, signEventsEnd } from './eventChain'
import { FOLLOW_UP_COLUMNS, followUpOf, placeOf, stageOf, type StoredFollowUp } from './followUpRow'
import { isCall } from './milestones'
import { limitsOf } from './settingsStore'

/** Who writes a lead's follow-up locks the lead first, as who erases it does; several in the order of their ids. */
const LOCK = prepared(
  'follow_up_lock',
  'select lead.id from lead where lead.id = any($1::uuid[]) order by lead.id for no key update',
)
const READ = prepared(
  'follow_up_rows',
  `select ${FOLLOW_UP_COLUMNS} from lead_follow_up f where f.lead_id = any($1::uuid[])`,
)

/** The row if its version still stands, its event, and what the lead's sender is told, together. */
const WRITE = prepared(
  'follow_up_step',
  `with stepped as (
    update lead_follow_up set state = $3::text, version = version + 1, last_hash = $4::text, owner_id = $5::uuid, attempts = $6::int,
      due_at = $7::timestamptz, reason = $8::text, merged_into = $9::uuid, claimed_until = $10::timestamptz,
      first_called_at = $11::timestamptz, is_late = $12::boolean, priority = $13::smallint, since = $14::timestamptz,
      counted = case when counted = version then version + 1 else counted end,
      booked_at = least(booked_at, case when $3::text in ('booked', 'visited') then $16::timestamptz end),
      visited_at = least(visited_at, case when $3::text = 'visited' then $16::timestamptz end),
      last_call_at = greatest(last_call_at, case when $22::boolean then $16::timestamptz end),
      calls = calls + $22::boolean::int, end_signature = $23::text
    where lead_id = $1::uuid and version = $2::int returning lead_id
  ), told as (
    update lead set stage = $15::text where id = $1::uuid and stage <> $15::text and withdrawn_at is null
  )
  insert into lead_event (lead_id, at, staff_id, type, from_state, to_state, version, data, previous_hash, hash)
  select lead_id, $16::timestamptz, $17::uuid, $18::text, $19::text, $3::text, $2::int + 1, $20::text, $21::text,
    $4::text from stepped`,
)

/** A step that could not be made, and why. */
export type StepRefusal = 'unknownLead' | 'notPossible' | 'conflict'

/** Locks leads until the transaction ends, and gives those their rows that have none. @returns the rows by lead */
export async function lockFollowUps(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
  settings: StoredSettings,
): Promise<Map<string, StoredFollowUp>> {
  const locked = (await executeSql<{ id: string }>(LOCK, [arrayOf(leadIds)])).rows.map(({ id }) => id)
  const read = async () => (await executeSql<StoredFollowUp>(READ, [arrayOf(locked)])).rows
  let rows = await read()
  if (rows.length < locked.length) {
    await addFollowUps(executeSql, locked, settings)
    rows = await read()
  }
  return new Map(rows.map((row) => [row.lead_id, row]))
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

/**
 * Makes one step of a row that is locked: the row and its event, in the transaction that it is given.
 * @returns where the lead's events end now
 * @throws the database's error
 */
export async function writeStep(
  executeSql: ExecuteSql,
  row: StoredFollowUp,
  event: FollowUpMachineEvent,
  limits: FollowUpLimits,
): Promise<Place | 'notPossible' | 'conflict'> {
  const stood = followUpOf(row)
  const next = nextFollowUp(stood, event, limits)
  if (!next) return 'notPossible'
  const staffId = 'by' in event ? event.by.id : null
  const at = new Date(event.at)
  const data = eventData(event, limits)
  const seq = row.version + 1
  const hash = signEvent(row.last_hash, {
    lead_id: row.lead_id,
    version: seq,
    at,
    staff_id: staffId,
    type: event.type,
    from_state: row.state,
    to_state: next.state,
    data,
  })
  const { priority, since } = placeOf(next, row)
  const { rowCount } = await executeSql(WRITE, [
    row.lead_id,
    row.version,
    next.state,
    hash,
    next.ownerId,
    next.attempts,
    dateOf(next.dueAt),
    next.reason,
    next.mergedInto,
    dateOf(next.claimedUntil),
    dateOf(next.firstCalledAt),
    String(next.isLate),
    priority,
    since,
    stageOf(next) ?? null,
    at,
    staffId,
    event.type,
    row.state,
    data,
    row.last_hash,
    String(isCall(event.type, row.state)),
    signEventsEnd(row.lead_id, { seq, hash }),
  ])
  if (rowCount !== 1) return 'conflict'
  noteStep(() => ({
    ...{ machineId: 'leadFollowUp', of: row.lead_id },
    ...{ from: followUpStanding(stood, limits), event },
  }))
  return { seq, hash }
}

/** What is to be done with a lead, and by which of its versions that was decided. */
export interface FollowUpChange {
  readonly leadId: string
  readonly version: number
  readonly event: FollowUpMachineEvent
}

/**
 * Makes one step of a lead's follow-up: row, event and the audit trail's entry in one transaction.
 * @returns 'conflict' when another step was made since the version
 * @throws the database's error
 */
export const changeFollowUp = (
  database: Pick<SqlDatabase, 'transaction'>,
  { leadId, version, event }: FollowUpChange,
  settings: StoredSettings,
  { name }: Pick<StaffMember, 'name'>,
): Promise<'changed' | StepRefusal> =>
  recordedChange(database, async ({ executeSql, note }) => {
    const into = event.type === 'merge' ? [event.into] : []
    const rows = await lockFollowUps(executeSql, [leadId, ...into], settings)
    const row = rows.get(leadId)
    if (!row) return 'unknownLead'
    if (row.version !== version) return 'conflict'
    // A lead that another stands for, or that is itself, stands for none.
    if (into.some((id) => id === leadId || (rows.get(id)?.state ?? 'merged') === 'merged'))
      return 'notPossible'
    const eventsEnd = await writeStep(executeSql, row, event, limitsOf(settings))
    if (typeof eventsEnd === 'string') return eventsEnd
    note({ actor: `staff ${name}`, action: 'lead.changed', subject: leadId, why: event.type, eventsEnd })
    return 'changed'
  })
