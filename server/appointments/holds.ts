import 'server-only'
import pLimit from 'p-limit'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { Database } from '@/server/database/database'
import { newUuid } from '@/server/database/uuid'
import { errorCode } from '@/server/log'
import type { FoundPlace } from './freePlaces'

/** How long a place is kept for whoever fills in the details. */
export const HOLD_MS = 10 * 60 * 1000
/** Places that one visitor holds at most: of another one the oldest is let go, so that nobody is locked out by an own hold. */
const MOST_OWN = 2

/** Makes the session's row, or brings it up to date, and locks it until the transaction ends. */
const LOCK = prepared(
  'session_lock',
  `insert into clinic_session (id, doctor_id, hospital, day, starts_at, ends_at, zone, mode)
  values ($1::text, $2::int, $3::text, $4::date, $5::timestamptz, $6::timestamptz, $7::text, $8::text)
  on conflict (id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, mode = excluded.mode
  returning state`,
)
/** An index cannot say "now": what has run out and is in the way goes first. Of times, holds of the doctor's other sessions too. */
const DROP_EXPIRED = prepared(
  'seat_expired',
  `delete from seat where held_until <= now() and doctor_id = $1::int
    and (session_id = $2::text or token is null and tstzrange(starts_at, ends_at) && tstzrange($3::timestamptz, $4::timestamptz))`,
)
const INSERT = prepared(
  'seat_hold',
  `insert into seat (id, session_id, doctor_id, token, starts_at, ends_at, held_until, holder, address)
  values ($1::uuid, $2::text, $3::int, $4::int, $5::timestamptz, $6::timestamptz,
    now() + $7::int * interval '1 millisecond', $8::text, $9::text)
  on conflict do nothing returning id`,
)
/** The visitor's own hold of this very place is kept for another while. */
const RENEW = prepared(
  'seat_renew',
  `update seat set held_until = now() + $5::int * interval '1 millisecond'
  where session_id = $1::text and token is not distinct from $2::int and starts_at = $3::timestamptz
    and holder = $4::text and held_until is not null returning id`,
)
const DROP_OLDEST = prepared(
  'seat_own_oldest',
  `delete from seat where id in (
    select id from seat where holder = $1::text and held_until is not null and id <> $2::uuid
    order by held_until desc offset ${MOST_OWN - 1} for update skip locked)`,
)
const COUNT_OF_ADDRESS = prepared(
  'seat_of_address',
  `select count(*)::int as count from seat where address = $1::text and holder <> $2::text and held_until > now()`,
)

/** Who wants a place. */
export interface Holder {
  readonly holder: string
  /** Of the visitor's address; null where it is not counted. */
  readonly address: string | null
  /** Places that all visitors of the address hold at most. */
  readonly mostOfAddress: number
}

export type HoldAnswer =
  | { readonly kind: 'held'; readonly seatId: string; readonly expiresInMs: number }
  | { readonly kind: 'taken' }
  /** The address holds as many places as it may. */
  | { readonly kind: 'tooMany' }

/**
 * What the database says when another one was first: an overlap, a second row, a deadlock or a serialization that failed, of which
 * somebody else has the place.
 */
const JUST_TAKEN = ['23P01', '23505', '40P01', '40001']
export const isJustTaken = (error: unknown): boolean => JUST_TAKEN.includes(errorCode(error) ?? '')

/** Locks sessions in one order, whoever wants which. */
const LOCK_THESE = prepared(
  'sessions_lock',
  'select id from clinic_session where id = any($1::text[]) order by id for update',
)
export const lockSessions = async (executeSql: ExecuteSql, ids: readonly string[]): Promise<void> => {
  await executeSql(LOCK_THESE, [arrayOf(ids)])
}

/**
 * Transactions of places that this process has under way at a time: others wait here, and not for a connection, which counts as
 * a database that is away after two seconds. Fewer than the pool has, so that reads go on.
 */
const AT_ONCE = 6
const turns = pLimit(AT_ONCE)

/** As the database's transaction, when it is its turn. */
export const placeTransaction = <Done>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (executeSql: ExecuteSql) => Promise<Done>,
): Promise<Done> => turns(() => transaction(work))

/** Makes and locks the row of a session. @returns whether it takes place */
async function lockOpen(executeSql: ExecuteSql, { session }: FoundPlace): Promise<boolean> {
  const { id, doctorId, hospital, day, startsAt, endsAt, zone, mode } = session
  const times = [new Date(startsAt), new Date(endsAt)]
  const { rows } = await executeSql<{ state: string }>(LOCK, [
    id,
    doctorId,
    hospital,
    day,
    ...times,
    zone,
    mode,
  ])
  return rows[0]?.state === 'open'
}

/**
 * Holds a place: the database alone decides who has it.
 * @throws the database's error, unless it says that somebody else was first
 */
export async function holdPlace(
  database: Pick<Database, 'transaction'>,
  found: FoundPlace,
  { holder, address, mostOfAddress }: Holder,
): Promise<HoldAnswer> {
  const { session, place } = found
  const [starts, ends] = [new Date(place.startsAt), new Date(place.endsAt)]
  try {
    return await placeTransaction(database, async (executeSql): Promise<HoldAnswer> => {
      if (address !== null) {
        // Counted exactly, however many come at once at however many servers.
        await executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [address])
        const { rows } = await executeSql<{ count: number }>(COUNT_OF_ADDRESS, [address, holder])
        if ((rows[0]?.count ?? 0) >= mostOfAddress) return { kind: 'tooMany' }
      }
      if (!(await lockOpen(executeSql, found))) return { kind: 'taken' }
      await executeSql(DROP_EXPIRED, [session.doctorId, session.id, starts, ends])
      const seatId = newUuid()
      const seat = [seatId, session.id, session.doctorId, place.token, starts, ends]
      const inserted = await executeSql<{ id: string }>(INSERT, [...seat, HOLD_MS, holder, address])
      const [mine] = inserted.rows.length
        ? inserted.rows
        : (await executeSql<{ id: string }>(RENEW, [session.id, place.token, starts, holder, HOLD_MS])).rows
      if (!mine) return { kind: 'taken' }
      await executeSql(DROP_OLDEST, [holder, mine.id])
      return { kind: 'held', seatId: mine.id, expiresInMs: HOLD_MS }
    })
  } catch (error) {
    if (isJustTaken(error)) return { kind: 'taken' }
    throw error
  }
}

/** Lets a held place go; an appointment's is not touched. @throws the database's error */
export const releaseHold = async (executeSql: ExecuteSql, seatId: string): Promise<void> => {
  await executeSql('delete from seat where id = $1::uuid and held_until is not null', [seatId])
}
