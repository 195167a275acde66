import 'server-only'
import { type Kysely, sql } from 'kysely'
import type { Device } from '@/model/account/device'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { preparedQuery } from '@/server/database/postgres/sqlPool'
import type { Schema } from '@/server/database/schema'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { isOnDuty } from './duty'
import { isToken, newToken, sign } from '@/server/config/secret'

/** A session expires after so long without use. */
export const IDLE = '30 minutes'
const MOST_SECONDS = 12 * 60 * 60
/** How exactly the last use is known: each request would write otherwise. */
const SEEN_EVERY = '30 seconds'
/** For how long a proof lets its person change how they sign in. */
const PROVEN_FOR = '10 minutes'

/** Where a member of staff is signed in. */
export interface DeskSession {
  readonly staff: StaffMember
  readonly id: string
  readonly tokenHash: string
  /** Whether its person has just proved who they are. */
  readonly isProven: boolean
}

/** Stored hash of a token: a reader of the database cannot sign in with it. */
const deskTokenHash = (token: string, secret: string): string => sign(secret, 'desk session', token)

/** `__Host-` has browsers take the cookie over HTTPS from this host alone; a site without HTTPS cannot have that. */
const cookieName = (): string => (runtime().config.siteUrl.startsWith('https:') ? '__Host-desk' : 'desk')

/** The Set-Cookie value that makes a browser signed in at the desk. */
export const deskCookie = (token: string): string =>
  setCookie(cookieName(), token, { maxAge: MOST_SECONDS, httpOnly: true, isStrict: true })

export const clearedDeskCookie = (): string =>
  setCookie(cookieName(), '', { maxAge: 0, httpOnly: true, isStrict: true })

/**
 * Begins a session of a member of staff, for 12 hours at most.
 * @param secret of the site
 * @returns the token for the cookie
 * @throws the database's error
 */
export async function createDeskSession(
  { kysely }: Pick<Database, 'kysely'>,
  staffId: string,
  { device = null, secret }: { readonly device?: Device | null; readonly secret: string },
): Promise<string> {
  const token = newToken()
  await kysely
    .insertInto('staff_session')
    .values({
      token_hash: deskTokenHash(token, secret),
      staff_id: staffId,
      expires_at: new Date(Date.now() + MOST_SECONDS * 1000),
      device: device && JSON.stringify(device),
    })
    .execute()
  return token
}

/** Sessions that have neither ended nor been left alone for too long. */
const living = () =>
  runtime()
    .database.kysely.selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.staff_id')
    .where('staff_member.disabled_at', 'is', null)
    .where('staff_session.revoked_at', 'is', null)
    .where('staff_session.expires_at', '>', sql<Date>`now()`)
    .where('staff_session.last_seen_at', '>', sql<Date>`now() - ${IDLE}::interval`)

/**
 * The session of a browser's cookie, unless it is unknown, expired, idle for too long, ended, or its person disabled.
 * @param isUse whether the request counts as use; automatic ones do not
 * @throws the database's error
 */
export async function deskSessionOf(request: Request, isUse = true): Promise<DeskSession | undefined> {
  const token = cookieOf(request, cookieName())
  if (!isToken(token)) return undefined
  const tokenHash = deskTokenHash(token, runtime().secret)
  const found = await preparedQuery(
    'desk_session',
    living()
      .select(['staff_member.id as staffId', 'staff_member.name', 'staff_member.role', 'staff_session.id'])
      .select('staff_member.branches')
      .select(sql<boolean>`staff_session.last_seen_at < now() - ${SEEN_EVERY}::interval`.as('unseen'))
      .select(sql<boolean>`${sql.raw(isOnDuty('staff_member'))}`.as('isOnDuty'))
      .select(sql<boolean>`staff_session.proven_at > now() - ${PROVEN_FOR}::interval`.as('isProven'))
      .where('staff_session.token_hash', '=', tokenHash),
  ).executeTakeFirst()
  if (!found) return undefined
  if (isUse && found.unseen)
    await runtime()
      .database.kysely.updateTable('staff_session')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
  const { staffId, name, role, branches, id, isProven, isOnDuty: onDuty } = found
  return { staff: { id: staffId, name, role, branches, isOnDuty: onDuty }, id, tokenHash, isProven }
}

/** Which of some sessions have not ended. @throws the database's error */
export async function livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await living().select('staff_session.id').where('staff_session.id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

const ending = (kysely: Kysely<Schema>, staffId: string) =>
  kysely
    .updateTable('staff_session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)

/** Ends one session, of this person only. @throws the database's error */
export async function endDeskSession(staffId: string, id: string): Promise<void> {
  await ending(runtime().database.kysely, staffId).where('id', '=', id).execute()
}

/** Ends all sessions of a person, but one. @returns how many @throws the database's error */
export async function endSessionsOf(kysely: Kysely<Schema>, staffId: string, but?: string): Promise<number> {
  const all = ending(kysely, staffId)
  const { numUpdatedRows } = await (
    but === undefined ? all : all.where('id', '<>', but)
  ).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Records that the session's person has reauthenticated. @throws the database's error */
export async function noteDeskProof(tokenHash: string): Promise<void> {
  await runtime()
    .database.kysely.updateTable('staff_session')
    .set({ proven_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** A session as its person sees it. */
export interface OwnSession {
  readonly id: string
  readonly device: Device | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** Where a person is signed in, the last used first. @throws the database's error */
export const sessionsOf = (staffId: string): Promise<OwnSession[]> =>
  living()
    .select(['staff_session.id', 'staff_session.device'])
    .select(['staff_session.created_at as createdAt', 'staff_session.last_seen_at as lastSeenAt'])
    .where('staff_session.staff_id', '=', staffId)
    .orderBy('staff_session.last_seen_at', 'desc')
    .limit(30)
    .execute()
