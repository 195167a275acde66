import 'server-only'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import * as t from 'io-ts'
import { deviceOf } from '@/model/account/device'
import { passwordProblem } from '@/model/desk/staffPassword'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { sign } from '@/server/config/secret'
import { fail, ok, seeOther } from '@/server/http/envelope'
import { LOGIN_PATH } from './deskGuard'
import { deskSessionOf, endSessionsOf } from './deskSessions'
import { beginEnrolment, clearedEnrolment, type Enrolment, enrolmentOf } from './enrolment'
import { acceptInvitation, invitationOf } from './invitations'
import { answerOf } from './loginCalls'
import { type ChallengePurpose, keepPasskey, madePasskey, passkeyChallenge } from './passkeys'
import { hashPassword } from './passwords'
import { enter } from './signIn'
import { backWith, openCall, openForm, signInAnswer } from './staffGuards'
import { type PasswordWay, putPassword } from './staffMembers'
import { timeCodeStep } from './timeCodes'

const INVITATION_PATH = '/desk/invitation'
export const PASSWORD_PATH = '/desk/password'

const purposeOf = (token: string): ChallengePurpose => `join ${sign(runtime().secret, 'desk join', token)}`

/** POST /desk/api/invitation/challenge: begins the registration of a passkey by an invitation. */
export const askToJoin = openCall(t.type({ token: t.string }), async ({ token }) => {
  const { database, secret } = runtime()
  const invitation = await invitationOf(database, token, secret)
  if (!invitation) return fail(404, { reason: 'invitation' })
  return ok(await passkeyChallenge(purposeOf(token), invitation.name))
})

/** A browser's answer about a new passkey. */
export const PasskeyMade = answerOf<RegistrationResponseJSON>('RegistrationResponse')

const JoinByPasskey = t.intersection([t.type({ token: t.string }), PasskeyMade])

/** POST /desk/api/invitation/passkey: its person is a member from now on, and signed in. */
export const joinByPasskey = openCall(JoinByPasskey, async ({ token, id, response }, request) => {
  const { database, secret } = runtime()
  const passkey = await madePasskey(purposeOf(token), id, response)
  if (!passkey) return fail(401, { reason: 'refused' })
  const device = deviceOf(request.headers.get('user-agent'))
  const staff = await acceptInvitation(database, token, secret, {
    kind: 'passkey',
    keep: (kysely, staffId) => keepPasskey(kysely, staffId, passkey, device),
  })
  if (!staff) return fail(404, { reason: 'invitation' })
  return signInAnswer(await enter(request, staff, 'invitation'))
})

/** POST /desk/invitation/password: begins the enrolment with a password. */
export const chooseToJoinByPassword = openForm(INVITATION_PATH, async (form) => {
  const { database, secret } = runtime()
  const token = form.get('token') ?? ''
  const invitation = await invitationOf(database, token, secret)
  if (!invitation) return backWith(INVITATION_PATH, 'invitation')
  return seeOther(PASSWORD_PATH, [await beginEnrolment({ name: invitation.name, token })])
})

async function join(request: Request, token: string, way: PasswordWay): Promise<Response> {
  const { database, secret } = runtime()
  const staff = await acceptInvitation(database, token, secret, {
    kind: 'password',
    keep: (kysely, staffId) => putPassword(kysely, staffId, way),
  })
  if (!staff) return backWith(INVITATION_PATH, 'invitation', [clearedEnrolment()])
  const entered = await enter(request, staff, 'invitation')
  return seeOther(
    '/desk/account?done=joined',
    entered.kind === 'signedIn' ? [...entered.cookies, clearedEnrolment()] : [],
  )
}

async function change(request: Request, { staffId }: Enrolment, way: PasswordWay): Promise<Response> {
  const session = await deskSessionOf(request)
  if (!session || session.staff.id !== staffId) return backWith(LOGIN_PATH, 'late', [clearedEnrolment()])
  const { staff, id } = session
  await recordedChange(runtime().database, async ({ kysely, note }) => {
    await putPassword(kysely, staff.id, way)
    await endSessionsOf(kysely, staff.id, id)
    note({ actor: `staff ${staff.name}`, action: 'staff.password.changed' })
  })
  return seeOther('/desk/account?done=password', [clearedEnrolment()])
}

/** POST /desk/password: a password, and a code of the app that has taken the secret. */
export const savePassword = openForm(PASSWORD_PATH, async (form, request) => {
  const enrolment = enrolmentOf(request)
  if (!enrolment) return backWith(LOGIN_PATH, 'late')
  const password = form.get('password') ?? ''
  const problem = passwordProblem(password, enrolment.name)
  if (problem) return backWith(PASSWORD_PATH, problem)
  const { secret, recoveryCodes, token } = enrolment
  const step = await timeCodeStep(secret, (form.get('code') ?? '').replace(/\s/g, ''))
  if (step === undefined) return backWith(PASSWORD_PATH, 'code')
  const way = { passwordHash: await hashPassword(password), secret, recoveryCodes, step }
  return token === undefined ? change(request, enrolment, way) : join(request, token, way)
})
