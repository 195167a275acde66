import 'server-only'
import { type Kysely, sql, type UpdateObject } from 'kysely'
import type { Device } from '@/model/account/device'
import { SIGNED_IN_COOKIE } from '@/model/account/visitorMarks'
import { decoded } from '@/model/decoded'
import { Credentials, CREDENTIALS_COOKIE, CREDENTIALS_MAX_AGE_S } from '@/model/account/session'
import type { Schema } from '@/server/database/schema'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { clearedXsrfCookie, xsrfCookieOf } from '@/server/http/requestProof'
import { seal, unseal } from '@/server/privacy/sealing/sealedText'
import { isRunning, runtime } from '@/server/runtime'
import { isToken, newToken, sign } from '@/server/config/secret'
import { openUser, USER_COLUMNS, type UserRow } from '@/server/accounts/profile/users'
import { isDatabaseUnavailable } from '@/server/database/circuitBreaker'
import { log } from '@/server/log'

const DAY_MS = 86_400_000
/** Precision of the last use, so that not every request writes. */
const SEEN_EVERY = '1 hour'
/** How long a verified login may download and delete. */
const PROVEN_FOR = '10 minutes'

export interface Session {
  readonly user: UserRow
  readonly tokenHash: string
  /** Only for renewing the cookie. */
  readonly token: string
  /** Whether the user recently entered a code (docs/decisions/0045). */
  readonly isProven: boolean
}

/** Stored hash of a token: a reader of the database cannot log in with it. */
const hashOf = (token: string): string => sign(runtime().secret, 'session', token)

/** Begins a session of one year. @param device label for the user @throws the database's error */
export async function createSession(
  userId: string,
  database: Kysely<Schema> = runtime().database.kysely,
  device: Device | null = null,
): Promise<Pick<Session, 'token' | 'tokenHash'>> {
  const token = newToken()
  const tokenHash = hashOf(token)
  await database
    .insertInto('user_session')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: new Date(Date.now() + CREDENTIALS_MAX_AGE_S * 1000),
      device: device && JSON.stringify(device),
    })
    .execute()
  return { token, tokenHash }
}

const updateOf = (
  tokenHash: string,
  change: UpdateObject<Schema, 'user_session'>,
  database: Kysely<Schema> = runtime().database.kysely,
) => database.updateTable('user_session').set(change).where('token_hash', '=', tokenHash)

const NOW = sql<Date>`now()`

/** Sealing purpose of cred_hexa (docs/decisions/0020). */
const SEALED_FOR = 'session cookie'

function tokenIn(credentials: string | undefined): string | undefined {
  const text = credentials && unseal(runtime().secret, SEALED_FOR, credentials)
  if (!text) return undefined
  // Sealed: it is the JSON that `sessionCookies` wrote, perhaps an older release's.
  return decoded(Credentials, JSON.parse(text))?.token
}

const headerToken = (request: Request): string | undefined =>
  request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')

/** Idle limit (SESSION_IDLE_DAYS). */
const idleSince = (): Date => new Date(Date.now() - runtime().config.sessionIdleDays * DAY_MS)

/** The session of a token, unless it is unknown, expired, idle for too long or revoked. @throws the database's error */
async function sessionOfToken(token: string | undefined): Promise<Session | undefined> {
  if (!isToken(token)) return undefined
  const { kysely } = runtime().database
  const tokenHash = hashOf(token)
  const found = await kysely
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .select(USER_COLUMNS)
    .select(sql<boolean>`user_session.last_seen_at < now() - ${SEEN_EVERY}::interval`.as('unseen'))
    .select(
      sql<boolean>`coalesce(user_session.proven_at > now() - ${PROVEN_FOR}::interval, false)`.as('proven'),
    )
    .where('user_session.token_hash', '=', tokenHash)
    .where('user_session.revoked_at', 'is', null)
    .where('user_session.expires_at', '>', NOW)
    .where('user_session.last_seen_at', '>', idleSince())
    .executeTakeFirst()
  if (!found) return undefined
  const { unseen, proven, ...row } = found
  if (unseen) await updateOf(tokenHash, { last_seen_at: NOW }).execute()
  return { user: openUser(row), tokenHash, token, isProven: proven }
}

/**
 * The session of a request: from the Authorization header (the token, with or without 'Bearer '), else from the
 * cookie cred_hexa. Only the cookie's token is trusted; its other fields are ignored.
 * @throws the database's error
 */
export async function sessionOf(request: Request): Promise<Session | undefined> {
  return sessionOfToken(headerToken(request) ?? tokenIn(cookieOf(request, CREDENTIALS_COOKIE)))
}

/**
 * Whether the Authorization header has a valid token, which other sites cannot send: replaces the XSRF proof
 * (docs/decisions/0020).
 */
export async function hasTokenProof(request: Request): Promise<boolean> {
  return (await sessionOfToken(headerToken(request))) !== undefined
}

/** Marks a session as verified by a code. @throws the database's error */
export async function noteProof(tokenHash: string, database: Kysely<Schema>): Promise<void> {
  await updateOf(tokenHash, { proven_at: NOW }, database).execute()
}

/** @throws the database's error */
export async function revokeSession(tokenHash: string): Promise<void> {
  await updateOf(tokenHash, { revoked_at: NOW }).where('revoked_at', 'is', null).execute()
}

/** Ends the session in a browser's cookie before another one replaces it. @throws the database's error */
export async function endFormerSession(request: Request): Promise<void> {
  const token = tokenIn(cookieOf(request, CREDENTIALS_COOKIE))
  if (token !== undefined) await revokeSession(hashOf(token))
}

export interface Login {
  readonly id: string
  readonly device: Device | null
  readonly loggedInAt: Date
  readonly lastSeenAt: Date
  /** Began after the user last looked at the logins. */
  readonly isNew: boolean
  /** The current session. */
  readonly isOwn: boolean
}

const MOST_LOGINS = 30

const endingOf = (userId: string) =>
  runtime()
    .database.kysely.updateTable('user_session')
    .set({ revoked_at: NOW })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)

/** Another login of the user's, begun after the session with this hash was last shown them. */
const isNewTo = (tokenHash: string) => sql<boolean>`token_hash <> ${tokenHash} and created_at >
  (select logins_seen_at from user_session own where own.token_hash = ${tokenHash})`

/** Valid sessions of a user. */
const livingOf = ({ id }: UserRow) =>
  runtime()
    .database.kysely.selectFrom('user_session')
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', NOW)
    .where('last_seen_at', '>', idleSince())

/** Number of other logins that the user has not seen. @throws the database's error */
export async function countNewLogins({ user, tokenHash }: Session): Promise<number> {
  const { count } = await livingOf(user)
    .where(isNewTo(tokenHash))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The current session first, then by last use. @throws the database's error */
export const loginsOf = ({ user, tokenHash }: Session): Promise<Login[]> =>
  livingOf(user)
    .select(['id', 'device', 'created_at as loggedInAt', 'last_seen_at as lastSeenAt'])
    .select(sql<boolean>`token_hash = ${tokenHash}`.as('isOwn'))
    .select(isNewTo(tokenHash).as('isNew'))
    .orderBy('isOwn', 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(MOST_LOGINS)
    .execute()

/** @throws the database's error */
export async function noteLoginsSeen({ tokenHash }: Session): Promise<void> {
  await updateOf(tokenHash, { logins_seen_at: NOW }).execute()
}

/** Ends all of a user's logins. @throws the database's error */
export async function endAllLogins({ user }: Session): Promise<void> {
  await endingOf(user.id).execute()
}

/** Ends one login of the session's user. @throws the database's error */
export async function endLogin({ user }: Session, id: string): Promise<void> {
  await endingOf(user.id).where('id', '=', id).execute()
}

/** Ends all other logins. @throws the database's error */
export async function endOtherLogins({ user, tokenHash }: Session): Promise<void> {
  await endingOf(user.id).where('token_hash', '<>', tokenHash).execute()
}

/** Set-Cookie values for a login or a renewed user, with the XSRF token bound to them. */
export function sessionCookies(user: UserRow, token: string): string[] {
  const { id, name, email, mobile: mobileNo, city: selectedCity } = user
  const credentials: Credentials = {
    token,
    name,
    email,
    mobileNo,
    id,
    ...(selectedCity && { selectedCity }),
  }
  const sealed = seal(runtime().secret, SEALED_FOR, JSON.stringify(credentials))
  return [
    setCookie(CREDENTIALS_COOKIE, sealed, { maxAge: CREDENTIALS_MAX_AGE_S, httpOnly: true }),
    setCookie(SIGNED_IN_COOKIE, '1', { maxAge: CREDENTIALS_MAX_AGE_S }),
    xsrfCookieOf(sealed),
  ]
}

export function clearedSessionCookies(): string[] {
  return [
    setCookie(CREDENTIALS_COOKIE, '', { maxAge: 0, httpOnly: true }),
    setCookie(SIGNED_IN_COOKIE, '', { maxAge: 0 }),
    clearedXsrfCookie(),
  ]
}

export type Visitor =
  | { readonly kind: 'signedIn'; readonly session: Session }
  | { readonly kind: 'signedOut' }
  /** The database is unavailable, so the session is unknown. */
  | { readonly kind: 'away' }

/** The visitor of a page, from the request's headers; never rejects. */
export async function visitorOf(request: Request): Promise<Visitor> {
  if (!isRunning() || !runtime().intake.breaker.isAvailable) return { kind: 'away' }
  try {
    const session = await sessionOf(request)
    return session ? { kind: 'signedIn', session } : { kind: 'signedOut' }
  } catch (error) {
    log.error({ err: error }, 'a session could not be looked up')
    if (isDatabaseUnavailable(error)) runtime().intake.breaker.fail(error)
    return { kind: 'away' }
  }
}
