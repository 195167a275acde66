import 'server-only'
import { type Kysely, sql } from 'kysely'
import { randomBytes, randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@/model/account/otpLogin'
import type { Schema } from '@/server/database/schema'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/config/secret'
import { type OtpPath, loginUpstream, sendUpstreamOtp } from '@/server/upstreams/usersApi'
import type { UserNumber } from '@/server/accounts/profile/users'

/** How long a code is valid, and how often it may be checked (docs/decisions/0020). */
export const OTP_VALID_MINUTES = 10
export const OTP_CHECKS = 5

/** A new code: each of the million is as likely as any other. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/**
 * Under what a code is kept: its number and who asked for it. A code is good for that caller alone, so that whoever else
 * guesses at the number guesses at nothing, and costs its owner none of the checks (docs/decisions/0044).
 * @param callerKey the browser's id, or the Authorization header of a caller without one (otpCalls.ts)
 */
export const codeKey = (numberHash: string, callerKey: string): string =>
  `${numberHash}.${sign(runtime().secret, 'otp asker', callerKey)}`

/** What is stored of a code. Bound to its number and caller: the same code of two numbers looks different. */
const hashOfCode = (key: string, code: string): string => sign(runtime().secret, 'otp code', `${key} ${code}`)

/** Keeps a caller's code for a number in place of the one before. @throws the database's error */
export async function keepCode(key: string, code: string): Promise<void> {
  await runtime().database.executeSql(
    `insert into otp_code (number_hash, code_hash, checks, created_at, expires_at)
     values ($1, $2, 0, now(), now() + $3::int * interval '1 minute')
     on conflict (number_hash) do update set code_hash = excluded.code_hash, checks = 0,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [key, hashOfCode(key, code), OTP_VALID_MINUTES],
  )
}

export type Judgement = 'right' | 'wrong' | 'expired' | 'spent'

/**
 * Checks a code. The check is counted in the statement that reads the hash, so that however many come at once, on
 * however many servers, no more than OTP_CHECKS are answered with right or wrong.
 * @returns 'expired' also for a number that no code was sent to; 'spent' when its checks are used up
 * @throws the database's error
 */
export async function judgeCode(key: string, code: string): Promise<Judgement> {
  const { rows } = await runtime().database.executeSql<{ code_hash: string | null; known: boolean }>(
    `with counted as (
       update otp_code set checks = checks + 1
       where number_hash = $1 and expires_at > now() and checks < $2::int
       returning code_hash
     )
     select (select code_hash from counted) as code_hash,
       exists (select 1 from otp_code where number_hash = $1 and expires_at > now()) as known`,
    [key, OTP_CHECKS],
  )
  const { code_hash: hash, known } = rows[0] ?? { code_hash: null, known: false }
  // Worked out in each case: the answer takes as long for a number without a code.
  const offered = hashOfCode(key, code)
  if (hash === null) return known ? 'spent' : 'expired'
  return sameText(hash, offered) ? 'right' : 'wrong'
}

/**
 * Uses a code up; of several logins with one code only the first gets true.
 * @param database the transaction of the login
 * @throws the database's error
 */
export async function useCode(database: Kysely<Schema>, key: string, code: string): Promise<boolean> {
  const used = await database
    .deleteFrom('otp_code')
    .where('number_hash', '=', key)
    .where('code_hash', '=', hashOfCode(key, code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

/*
 * Codes of another users API (USERS_API_URL): it makes, sends and checks them. What is counted is counted here all the
 * same, so that neither is flooded through this site nor guessed at.
 */

export type UpstreamCheck =
  | { readonly kind: 'right'; readonly token: string; readonly name: string }
  | { readonly kind: 'expired' | 'spent' }
  /** In the other system's words. */
  | { readonly kind: 'refused'; readonly copy: string }

/** Stands in the place of a code: no six digits are it, but checks are counted by it. */
const noCode = (): string => randomBytes(16).toString('base64url')

/**
 * Has the other users API send a code.
 * @param request `key`: under what checks are counted (codeKey)
 * @returns its words when it refuses
 * @throws the database's error
 */
export async function sendUpstream(
  { mobile: mobileNo, countryCode }: UserNumber,
  { key, path, resend }: { readonly key: string; readonly path: OtpPath; readonly resend: 0 | 1 },
): Promise<string | undefined> {
  await keepCode(key, noCode())
  const answer = await sendUpstreamOtp(path, { mobileNo, countryCode, resend })
  return answer.ok ? undefined : answer.message
}

/** Has the other users API check a code, five times for each that was asked for here. @throws the database's error */
export async function checkUpstream(
  { mobile: mobileNo, countryCode }: UserNumber,
  { key, otp }: { readonly key: string; readonly otp: string },
): Promise<UpstreamCheck> {
  const judgement = await judgeCode(key, otp)
  if (judgement === 'expired' || judgement === 'spent') return { kind: judgement }
  const answer = await loginUpstream({ mobileNo, countryCode, otp })
  if (!answer.ok) return { kind: 'refused', copy: answer.message }
  return { kind: 'right', token: answer.token, name: answer.name }
}
