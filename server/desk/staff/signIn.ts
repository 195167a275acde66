import 'server-only'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { createHash } from 'node:crypto'
import { deviceOf } from '@/model/account/device'
import { type StaffMember, staffNameKey, staffNameOf } from '@/model/desk/staff'
import { recordAudit } from '@/server/privacy/audit/auditTrail'
import { clientIp } from '@/server/http/clientAddress'
import { signedIds } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { deskAudit } from './deskAudit'
import { createDeskSession, deskCookie } from './deskSessions'
import { staffOfPasskey } from './passkeys'
import { isPassword } from './passwords'
import { spendRecoveryCode } from './recoveryCodes'
import { openTimeCodeSecret, timeCodeStep } from './timeCodes'

/** Result of signing in. A refusal does not reveal which part was wrong, nor whether the name exists. */
export type SignIn =
  | { readonly kind: 'signedIn'; readonly staff: StaffMember; readonly cookies: readonly string[] }
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly seconds: number }

export interface PasswordProof {
  readonly name: string
  readonly password: string
  /** Six digits, or a recovery code. */
  readonly code: string
}

const KNOWN_SECONDS = 180 * 24 * 60 * 60

/** Names that have signed in with this browser: guesses from other browsers do not lock their owner out. */
const knownHere = signedIds({ name: 'desk_known', purpose: 'desk known here', seconds: KNOWN_SECONDS })

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Counts a try: of its address, and of its name, for the browsers that the name is known in by themselves. */
async function secondsToWait(request: Request, name: string): Promise<number | undefined> {
  const { limits } = runtime()
  const key = digest(staffNameKey(name))
  const where = knownHere.of(request).includes(key) ? 'known' : 'strange'
  const byAddress = await limits.secondsToWait('deskLogins', clientIp(request))
  return byAddress ?? limits.secondsToWait('deskGuesses', `${where} ${key}`)
}

const memberOf = (name: string) =>
  runtime()
    .database.kysely.selectFrom('staff_member')
    .select(['id', 'name', 'role', 'branches', 'password_hash', 'sealed_time_code'])
    .where('name_key', '=', staffNameKey(staffNameOf(name) ?? ''))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>

const TIME_CODE = /^\d{6}$/

/** Uses a single-use code up. @returns the kind of code, undefined for a wrong one */
async function spendCode(member: Member, typed: string): Promise<'time code' | 'recovery code' | undefined> {
  const { kysely } = runtime().database
  const code = typed.replace(/\s/g, '')
  if (!TIME_CODE.test(code))
    return (await spendRecoveryCode(kysely, member.id, code)) ? 'recovery code' : undefined
  if (member.sealed_time_code === null) return undefined
  const step = await timeCodeStep(openTimeCodeSecret(member.sealed_time_code, member.id), code)
  if (step === undefined) return undefined
  const { numUpdatedRows } = await kysely
    .updateTable('staff_member')
    .set({ used_time_step: step })
    .where('id', '=', member.id)
    .where('used_time_step', '<', String(step))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? 'time code' : undefined
}

/** Checks password and code of a member; the code is not looked at before the password holds. */
async function provedBy(member: Member | undefined, { password, code }: Omit<PasswordProof, 'name'>) {
  const holds = await isPassword(member?.password_hash, password)
  return member && holds ? spendCode(member, code) : undefined
}

async function refuse(name: string | undefined, subject: string): Promise<{ readonly kind: 'refused' }> {
  // The typed name may be a password: only members are named.
  const actor = name === undefined ? 'site' : (`staff ${name}` as const)
  await recordAudit(runtime().database.executeSql, { actor, action: 'staff.login.failed', subject })
  return { kind: 'refused' }
}

/** Begins a session after successful authentication. @throws the database's error */
export async function enter(request: Request, staff: StaffMember, by: string): Promise<SignIn> {
  const { database, secret } = runtime()
  if (by === 'recovery code') await deskAudit(staff, { action: 'staff.recovered', subject: by })
  await deskAudit(staff, { action: 'staff.login', subject: by })
  const device = deviceOf(request.headers.get('user-agent'))
  const token = await createDeskSession(database, staff.id, { device, secret })
  const cookies = [deskCookie(token), knownHere.add(request, digest(staffNameKey(staff.name)))]
  return { kind: 'signedIn', staff, cookies }
}

/** Signs in by password and code. @throws the database's error */
export async function signInByPassword(request: Request, proof: PasswordProof): Promise<SignIn> {
  const seconds = await secondsToWait(request, proof.name)
  if (seconds !== undefined) return { kind: 'locked', seconds }
  const member = await memberOf(proof.name)
  const by = await provedBy(member, proof)
  if (!member || !by) return refuse(member?.name, 'password and code')
  const { id, name, role, branches } = member
  return enter(request, { id, name, role, branches }, by === 'recovery code' ? by : 'password')
}

/** Signs in by a passkey; guessing is out of the question, so that only the address is counted. @throws the database's error */
export async function signInByPasskey(
  request: Request,
  challengeId: string,
  response: AuthenticationResponseJSON,
): Promise<SignIn> {
  const seconds = await runtime().limits.secondsToWait('deskLogins', clientIp(request))
  if (seconds !== undefined) return { kind: 'locked', seconds }
  const staff = await staffOfPasskey(challengeId, response)
  return staff ? enter(request, staff, 'passkey') : refuse(undefined, 'passkey')
}

/**
 * Reauthenticates the signed-in member by password and code.
 * @returns as signing in, without another session
 * @throws the database's error
 */
export async function provesAnew(
  request: Request,
  staff: StaffMember,
  proof: Omit<PasswordProof, 'name'>,
): Promise<Exclude<SignIn, { kind: 'signedIn' }> | { readonly kind: 'proved' }> {
  const seconds = await secondsToWait(request, staff.name)
  if (seconds !== undefined) return { kind: 'locked', seconds }
  const by = await provedBy(await memberOf(staff.name), proof)
  return by ? { kind: 'proved' } : refuse(staff.name, 'password and code')
}
