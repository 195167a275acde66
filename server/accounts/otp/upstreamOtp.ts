import 'server-only'
import { randomBytes } from 'node:crypto'
import { type OtpPath, loginUpstream, sendUpstreamOtp } from '@/server/upstreams/usersApi'
import { judgeCode, keepCode } from './otpCodes'
import type { UserNumber } from '@/server/accounts/profile/users'

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
 * @param request `key`: under what checks are counted (otpCodes.ts)
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
