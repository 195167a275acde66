import 'server-only'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { Database } from '@/server/database/database'
import { newUuid } from '@/server/database/uuid'
import { errorCode } from '@/server/log'
import type { FoundPlace } from './freePlaces'
import { holdInTurn, inTurn } from './placeTurns'
import { placeIdOf } from './sessions'

/** How long a place is held while the details are filled in. */
export const HOLD_MS = 10 * 60 * 1000
/**
 * Most places held by one visitor: a further hold releases the oldest, so that own holds do not lock a visitor out.
 */
const MOST_OWN = 2

/** Makes the session's row, or brings it up to date. */
const PUT_SESSION = prepared(
  'session_put',
  `insert into clinic_session (id, doctor_id, hospital, day, starts_at, ends_at, zone, mode)
  values ($1::text, $2::int, $3::text, $4::date, $5::timestamptz, $6::timestamptz, $7::text, $8::text)
  on conflict (id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, mode = excluded.mode`,
)
/**
 * One statement, and so one transaction: shares the lock of the session, so that bookings of one session do not wait for each other,
 * and inserts the hold. An index cannot say "now": an expired hold of this place goes first; of times, any that overlaps. Once the
 * place is held, the visitor's oldest hold goes.
 */
const HOLD = prepared(
  'seat_hold',
  `with session as materialized (
    select state = 'open' as is_open from clinic_session
    where id = $2::text and starts_at = $7::timestamptz and ends_at = $8::timestamptz and mode = $9::text for share
  ), allowed as materialized (
    select $11::text is null or $12::int > (
      select count(*) from seat where address = $11::text and holder <> $10::text and held_until > now()) as is_allowed
  ), wanted as materialized (
    select from session, allowed where is_open and is_allowed
  ), expired as (
    delete from seat where id in (
      select id from seat where exists (select from wanted) and held_until <= now() and doctor_id = $3::int
        and (session_id = $2::text and token = $4::int
          or $4::int is null and token is null and tstzrange(starts_at, ends_at) && tstzrange($5::timestamptz, $6::timestamptz))
      for update skip locked) returning id
  ), held as (
    insert into seat (id, session_id, doctor_id, token, starts_at, ends_at, held_until, holder, address)
    select $1::uuid, $2::text, $3::int, $4::int, $5::timestamptz, $6::timestamptz,
      now() + $13::float8 * interval '1 millisecond', $10::text, $11::text
    -- Counted, so that the expired are deleted before.
    from wanted, (select count(*) from expired) as gone
    on conflict do nothing returning id
  ), oldest as (
    delete from seat where id in (
      select id from seat where holder = $10::text and held_until is not null and exists (select from held)
      order by held_until desc offset ${MOST_OWN - 1} for update skip locked)
  )
  select (select is_open from session) as is_open, is_allowed, (select id from held) as id from allowed`,
)
interface HoldRow {
  /** Null where the session has no row, or one that differs from the schedule. */
  readonly is_open: boolean | null
  readonly is_allowed: boolean
  readonly id: string | null
}

/** The visitor's own hold of this very place is kept for another while. In a snapshot of its own: it may be a second old. */
const RENEW = prepared(
  'seat_renew',
  `update seat set held_until = now() + $5::float8 * interval '1 millisecond'
  where session_id = $1::text and token is not distinct from $2::int and starts_at = $3::timestamptz
    and holder = $4::text and held_until is not null returning id`,
)

/** The visitor who wants a place. */
export interface Holder {
  readonly holder: string
  /** Of the visitor's address; null where it is not counted. */
  readonly address: string | null
  /** Places that all visitors of the address hold at most. */
  readonly mostOfAddress: number
  /** How long the place is kept. */
  readonly holdMs?: number
}

export type HoldAnswer =
  | { readonly kind: 'held'; readonly seatId: string; readonly expiresInMs: number }
  | { readonly kind: 'taken' }
  /** The address holds as many places as it may. */
  | { readonly kind: 'tooMany' }

/** SQLSTATEs of a lost race: overlap, duplicate row, deadlock or failed serialization. */
const JUST_TAKEN = ['23P01', '23505', '40P01', '40001']
export const isJustTaken = (error: unknown): boolean => JUST_TAKEN.includes(errorCode(error) ?? '')

const LOCK_ADDRESS = prepared('address_lock', 'select pg_advisory_xact_lock(hashtextextended($1::text, 0))')

/** Locks sessions in a fixed order, to avoid deadlocks. */
const LOCK_THESE = prepared(
  'sessions_lock',
  'select id from clinic_session where id = any($1::text[]) order by id for update',
)
export const lockSessions = async (executeSql: ExecuteSql, ids: readonly string[]): Promise<void> => {
  await executeSql(LOCK_THESE, [arrayOf(ids)])
}

/** As the database's transaction, when it is its turn. */
export const placeTransaction = <Done>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (executeSql: ExecuteSql) => Promise<Done>,
): Promise<Done> => inTurn(() => transaction(work))

/** Inserts the hold if the place is free and the visitor's limits allow it. */
async function insertHold(
  executeSql: ExecuteSql,
  { session, place }: FoundPlace,
  { holder, address, mostOfAddress, holdMs = HOLD_MS }: Holder,
): Promise<HoldRow | undefined> {
  const values = [
    ...[
      newUuid(),
      session.id,
      session.doctorId,
      place.token,
      new Date(place.startsAt),
      new Date(place.endsAt),
    ],
    ...[new Date(session.startsAt), new Date(session.endsAt), session.mode],
    ...[holder, address, mostOfAddress, holdMs],
  ]
  return (await executeSql<HoldRow>(HOLD, values)).rows[0]
}

async function putSession(executeSql: ExecuteSql, { session }: FoundPlace): Promise<void> {
  const { id, doctorId, hospital, day, startsAt, endsAt, zone, mode } = session
  const times = [new Date(startsAt), new Date(endsAt)]
  await executeSql(PUT_SESSION, [id, doctorId, hospital, day, ...times, zone, mode])
}

/** Holds a place within the caller's statement or transaction. @throws the database's error; a lost race may be one */
export async function holdIn(executeSql: ExecuteSql, found: FoundPlace, holder: Holder): Promise<HoldAnswer> {
  const { holdMs = HOLD_MS } = holder
  let row = await insertHold(executeSql, found, holder)
  if (row?.is_open === null) {
    await putSession(executeSql, found)
    row = await insertHold(executeSql, found, holder)
  }
  if (row?.is_allowed === false) return { kind: 'tooMany' }
  if (row?.is_open !== true) return { kind: 'taken' }
  const own = [found.session.id, found.place.token, new Date(found.place.startsAt), holder.holder, holdMs]
  const seatId = row.id ?? (await executeSql<{ id: string }>(RENEW, own)).rows[0]?.id
  return seatId === undefined ? { kind: 'taken' } : { kind: 'held', seatId, expiresInMs: holdMs }
}

/**
 * Holds a place: the database alone decides who gets it.
 * @throws the database's error, except for a lost race
 */
export async function holdPlace(
  { executeSql, transaction }: Pick<Database, 'executeSql' | 'transaction'>,
  found: FoundPlace,
  holder: Holder,
): Promise<HoldAnswer> {
  const { address } = holder
  try {
    return await holdInTurn(() =>
      address === null
        ? holdIn(executeSql, found, holder)
        : transaction(async (executeIn) => {
            // Counted exactly, however many come at once at however many servers: the count is of a snapshot after the lock.
            await executeIn(LOCK_ADDRESS, [address])
            return holdIn(executeIn, found, holder)
          }),
    )
  } catch (error) {
    if (isJustTaken(error)) return { kind: 'taken' }
    throw error
  }
}

const OWN = prepared(
  'seat_own',
  `select id, session_id, token, (extract(epoch from starts_at) * 1000)::float8 as starts,
    (extract(epoch from held_until) * 1000)::float8 as until
  from seat where holder = $1::text and doctor_id = $2::int and held_until > now() order by held_until desc limit 1`,
)

/** A place that its visitor holds. */
export interface OwnHold {
  readonly seatId: string
  readonly placeId: string
  /** Milliseconds since 1970. */
  readonly heldUntil: number
}

/** The place of a doctor that a visitor holds, the last one of two. @throws the database's error */
export async function ownHold(
  executeSql: ExecuteSql,
  holder: string,
  doctorId: number,
): Promise<OwnHold | undefined> {
  interface Row {
    readonly id: string
    readonly session_id: string
    readonly token: number | null
    readonly starts: number
    readonly until: number
  }
  const [row] = (await executeSql<Row>(OWN, [holder, doctorId])).rows
  return (
    row && { seatId: row.id, placeId: placeIdOf(row.session_id, row.token, row.starts), heldUntil: row.until }
  )
}

/** Lets a held place go; an appointment's is not touched. @throws the database's error */
export const releaseHold = async (executeSql: ExecuteSql, seatId: string): Promise<void> => {
  await executeSql('delete from seat where id = $1::uuid and held_until is not null', [seatId])
}
