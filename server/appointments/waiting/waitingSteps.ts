import 'server-only'
import { type WaitingEvent, waitingSnapshot } from '@/machines/waitingEntry/waitingEntry.machine'
import { MOST_ENTRIES, type WaitingState } from '@/model/appointments/waiting'
import type { Language } from '@/model/page/language'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { newUuid } from '@/server/database/uuid'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { recordTransition } from '@/server/traces/machineSteps'
import { placeTransaction, releaseHold } from '../holds'
import { newEntryChain, waitingStep } from './waitingEvents'
import { entryOf, sealedEntry, type StoredEntry, WAITING_COLUMNS, type WaitingPerson } from './waitingRow'

/* Steps of an entry of the waiting list: its row is locked first, then the session and the seat of its offer, as a booking does. */

/** What a patient asks for. */
export interface WaitingWish {
  readonly doctorId: number
  /** `YYYY-MM-DD`, local; the last day is one of them. */
  readonly from: string
  readonly to: string
  /** When these days are over, milliseconds since 1970. */
  readonly endsAt: number
  readonly person: WaitingPerson
  readonly countryCode: string
  readonly language: Language
  readonly notice: string | null
}

export type JoinAnswer =
  | { readonly kind: 'joined'; readonly id: string }
  /** The number waits for this doctor already, with this entry. */
  | { readonly kind: 'known'; readonly id: string }
  /** The number waits for as many doctors as it may. */
  | { readonly kind: 'tooMany' }

const JOIN = `with x as materialized (
    select * from json_to_record($1::json) as x(id uuid, doctor_id int, from_day date, to_day date, mobile text, mobiles text[],
      country_code text, content jsonb, language text, notice text, state text, ends_at timestamptz, last_hash text,
      end_signature text, at timestamptz, type text, from_state text, data text)
  ), active as materialized (
    select w.id, w.doctor_id from waiting_entry w, x
    where w.mobile = any(x.mobiles) and w.country_code = x.country_code and w.state in ('waiting', 'offered')
  ), joined as (
    insert into waiting_entry (id, doctor_id, from_day, to_day, mobile, country_code, content, language, notice, state, version,
      ends_at, offers, declined, last_hash, end_signature, created_at, updated_at)
    select id, doctor_id, from_day, to_day, mobile, country_code, content, language, notice, state, 1, ends_at, 0, '{}', last_hash,
      end_signature, at, at from x
    where (select count(*) from active) < ${MOST_ENTRIES}
      and not exists (select from active where active.doctor_id = x.doctor_id)
    on conflict do nothing returning id
  ), logged as (
    insert into waiting_event (waiting_id, at, type, from_state, to_state, version, data, previous_hash, hash)
    select x.id, at, type, from_state, state, 1, data, '', last_hash from x join joined on joined.id = x.id
  )
  select (select id from joined) as joined,
    (select active.id from active, x where active.doctor_id = x.doctor_id limit 1) as known`

/** Puts a patient on the waiting list. @param at milliseconds since 1970 @throws the database's error */
export async function joinList(
  executeSql: ExecuteSql,
  { doctorId, from, to, endsAt, person, countryCode, language, notice }: WaitingWish,
  at = Date.now(),
): Promise<JoinAnswer> {
  const id = newUuid()
  const event = { type: 'join', at, endsAt } as const
  const step = waitingStep(newEntryChain(id), event)
  if (!step) throw new Error('a new entry cannot begin')
  const record = {
    ...{ id, doctor_id: doctorId, from_day: from, to_day: to, country_code: countryCode, language, notice },
    ...sealedEntry(id, person),
    mobiles: blindIndexesOf('mobile', person.mobile),
    ends_at: new Date(endsAt),
    state: step.next.state,
    last_hash: step.event.hash,
    end_signature: step.endSignature,
    at: step.event.at,
    type: step.event.type,
    from_state: step.event.from_state,
    data: step.event.data,
  }
  const [row] = (
    await executeSql<{ joined: string | null; known: string | null }>(JOIN, [JSON.stringify(record)])
  ).rows
  if (row?.joined) return { kind: 'joined', id: row.joined }
  return row?.known ? { kind: 'known', id: row.known } : { kind: 'tooMany' }
}

const LOCK = `select ${WAITING_COLUMNS} from waiting_entry w where w.id = $1::uuid for update`

/** An offer plans its message in the same statement. */
const WRITE = `with x as materialized (
    select * from json_to_record($1::json) as x(id uuid, version int, state text, offers int, declined text[], seat_id uuid,
      session_id text, token int, starts_at timestamptz, place_ends_at timestamptz, offered_until timestamptz, last_hash text,
      end_signature text, at timestamptz, type text, from_state text, data text, previous_hash text)
  ), logged as (
    insert into waiting_event (waiting_id, at, type, from_state, to_state, version, data, previous_hash, hash)
    select id, at, type, from_state, state, version, data, previous_hash, last_hash from x
  ), planned as (
    insert into message (waiting_id, kind, revision, due_at)
    select id, 'placeFree', offers, at from x where type = 'offer' on conflict do nothing
  )
  update waiting_entry as w set version = x.version, state = x.state, offers = x.offers, declined = x.declined, seat_id = x.seat_id,
    session_id = x.session_id, token = x.token, starts_at = x.starts_at, place_ends_at = x.place_ends_at,
    offered_until = x.offered_until, last_hash = x.last_hash, end_signature = x.end_signature, updated_at = x.at
  from x where w.id = x.id`

const dateOf = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))

/** One step of a locked row with its event; undefined for an event that does not fit. @throws the database's error */
export async function stepEntry(
  executeSql: ExecuteSql,
  stored: StoredEntry,
  event: WaitingEvent,
): Promise<WaitingState | undefined> {
  const before = entryOf(stored)
  const end = { id: stored.id, version: stored.version, hash: stored.last_hash, row: before }
  const step = waitingStep(end, event)
  if (!step) return undefined
  const { offer, state, offers, declined } = step.next
  const record = {
    ...{ id: stored.id, version: step.event.version, state, offers, declined },
    seat_id: offer?.seatId ?? null,
    session_id: offer?.place.sessionId ?? null,
    token: offer?.place.token ?? null,
    starts_at: dateOf(offer?.place.startsAt),
    place_ends_at: dateOf(offer?.place.endsAt),
    offered_until: dateOf(offer?.until),
    last_hash: step.event.hash,
    end_signature: step.endSignature,
    at: step.event.at,
    type: step.event.type,
    from_state: step.event.from_state,
    data: step.event.data,
    previous_hash: step.event.previous_hash,
  }
  await executeSql(WRITE, [JSON.stringify(record)])
  recordTransition(() => ({
    machineId: 'waitingEntry',
    of: stored.id,
    from: waitingSnapshot(before),
    event,
  }))
  return state
}

/** A patient's own step; a place that is given back is free at once. @throws the database's error */
export const changeEntry = (
  database: Pick<Database, 'transaction'>,
  id: string,
  type: 'bookOffer' | 'refuseOffer' | 'leave',
  at = Date.now(),
): Promise<WaitingState | undefined> =>
  placeTransaction(database, async (executeSql) => {
    const [stored] = (await executeSql<StoredEntry>(LOCK, [id])).rows
    const state = stored && (await stepEntry(executeSql, stored, { type, at }))
    if (stored?.seat_id && state && type !== 'bookOffer') await releaseHold(executeSql, stored.seat_id)
    return state
  })
