import 'server-only'
import * as t from 'io-ts'
import { deviceOf } from '@/model/account/device'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { deskPathOf } from '@/model/desk/deskNotices'
import { isUuid } from '@/server/database/uuid'
import { fail, ok, seeOther } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { deskAudit } from './deskAudit'
import { deskCall, deskForm } from './deskGuard'
import { type DeskSession, endDeskSession, endSessionsOf, noteDeskProof } from './deskSessions'
import { setDuty } from './duty'
import { beginEnrolment } from './enrolment'
import { PASSWORD_PATH, PasskeyMade } from './joinCalls'
import { PasskeyAnswer } from './loginCalls'
import { keepPasskey, madePasskey, passkeyChallenge, removePasskey, staffOfPasskey } from './passkeys'
import { provesAnew } from './signIn'
import { backWith } from './staffGuards'

const ACCOUNT_PATH = '/desk/account'

const done = (what: string): Response => seeOther(`${ACCOUNT_PATH}?done=${what}`)

/** POST /desk/account/session/end: ends one of the person's own sessions. */
export const endOneSession = deskForm('staff', ACCOUNT_PATH, async ({ body, session: { staff } }) => {
  const id = body.get('session')
  await deskAudit(staff, { action: 'staff.session.ended', subject: 'one of their own' })
  if (isUuid(id)) await endDeskSession(staff.id, id)
  return done('session-ended')
})

/** POST /desk/account/session/others: ends all but the one that asks. */
export const endOtherSessions = deskForm('staff', ACCOUNT_PATH, async ({ session: { staff, id } }) => {
  await deskAudit(staff, { action: 'staff.session.ended', subject: 'all others of their own' })
  await endSessionsOf(runtime().database.kysely, staff.id, id)
  return done('others-ended')
})

/** POST /desk/account/duty: the person is on duty, or away; from the header of any page, which is shown again. */
export const changeDuty = deskForm('agent', ACCOUNT_PATH, async ({ body, session: { staff } }) => {
  const isOn = body.get('duty') === 'on'
  await setDuty(runtime().database, staff, isOn)
  if (body.has('back')) return seeOther(deskPathOf(body.get('back')))
  return done(isOn ? 'on-duty' : 'away')
})

async function proved({ staff, tokenHash }: DeskSession): Promise<void> {
  await deskAudit(staff, { action: 'staff.proven' })
  await noteDeskProof(tokenHash)
}

/** POST /desk/account/prove: by password and code; the session may change how its person signs in for ten minutes. */
export const proveByPassword = deskForm('staff', ACCOUNT_PATH, async ({ body, request, session }) => {
  const proof = { password: body.get('password') ?? '', code: body.get('code') ?? '' }
  const outcome = await provesAnew(request, session.staff, proof)
  if (outcome.kind !== 'proved') return backWith(ACCOUNT_PATH, outcome.kind)
  await proved(session)
  return done('proved')
})

/** POST /desk/api/account/prove: by a passkey. */
export const proveByPasskey = deskCall('staff', PasskeyAnswer, async ({ body, session }) => {
  const staff = await staffOfPasskey(body.id, body.response)
  if (staff?.id !== session.staff.id) return fail(401, { reason: 'refused' })
  await proved(session)
  return ok({})
})

/** POST /desk/account/password: leads who has just proved who they are to where a new password is chosen. */
export const changePassword = deskForm('staff', ACCOUNT_PATH, async ({ session: { staff, isProven } }) => {
  if (!isProven) return backWith(ACCOUNT_PATH, 'prove')
  return seeOther(PASSWORD_PATH, [await beginEnrolment({ name: staff.name, staffId: staff.id })])
})

/** POST /desk/api/account/challenge: one more passkey is to be made. */
export const askForNewPasskey = deskCall('staff', t.unknown, async ({ session: { staff, isProven } }) =>
  isProven
    ? ok(await passkeyChallenge(`add ${staff.id}`, staff.name, staff.id))
    : fail(403, { reason: 'deskProof' }),
)

/** POST /desk/api/account/passkey */
export const addPasskey = deskCall(
  'staff',
  PasskeyMade,
  async ({ body, request, session: { staff, isProven } }) => {
    if (!isProven) return fail(403, { reason: 'deskProof' })
    const passkey = await madePasskey(`add ${staff.id}`, body.id, body.response)
    if (!passkey) return fail(401, { reason: 'refused' })
    const device = deviceOf(request.headers.get('user-agent'))
    await recordedChange(runtime().database, async ({ kysely, note }) => {
      await keepPasskey(kysely, staff.id, passkey, device)
      note({ actor: `staff ${staff.name}`, action: 'staff.passkey.added' })
    })
    return ok({})
  },
)

/** POST /desk/account/passkey/remove: one of the person's own, but not the last way to sign in. */
export const dropPasskey = deskForm('staff', ACCOUNT_PATH, async ({ body, session: { staff, isProven } }) => {
  if (!isProven) return backWith(ACCOUNT_PATH, 'prove')
  const id = body.get('passkey')
  if (!isUuid(id) || !(await removePasskey(staff, id))) return backWith(ACCOUNT_PATH, 'lastWay')
  return done('passkey-removed')
})
