import 'server-only'
import type { FollowUpLimits, FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import { snapshotOfFollowUp, nextFollowUp } from '@/machines/leadFollowUp/followUpSteps'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { Place } from '@/server/privacy/sealing/signedChain'
import { recordTransition } from '@/server/traces/machineSteps'
import { eventData, signEvent, signEventsEnd } from './eventChain'
import { followUpOf, placeOf, stageOf, type StoredFollowUp } from './followUpRow'
import { isCall } from './followUpTotals'

/** Updates the row if its version is unchanged, and with it adds the event and sets the sender's stage. */
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
      to_assign = case when $18::text = 'handedOver' then true else to_assign and $3::text = 'queued' end,
      calls = calls + $22::boolean::int, end_signature = $23::text
    where lead_id = $1::uuid and version = $2::int returning lead_id
  ), told as (
    update lead set stage = $15::text where id = $1::uuid and stage <> $15::text and withdrawn_at is null
  )
  insert into lead_event (lead_id, at, staff_id, type, from_state, to_state, version, data, previous_hash, hash)
  select lead_id, $16::timestamptz, $17::uuid, $18::text, $19::text, $3::text, $2::int + 1, $20::text, $21::text,
    $4::text from stepped`,
)

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
  recordTransition(() => ({
    ...{ machineId: 'leadFollowUp', of: row.lead_id },
    ...{ from: snapshotOfFollowUp(stood, limits), event },
  }))
  return { seq, hash }
}
