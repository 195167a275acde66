import 'server-only'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as t from 'io-ts'
import { deskPathOf } from '@/model/desk/deskNotices'
import { ok, seeOther } from '@/server/http/envelope'
import { LOGIN_PATH, deskForm } from './deskGuard'
import { loginChallenge } from './passkeys'
import { signInByPasskey, signInByPassword } from './signIn'
import { openCall, openForm, signInAnswer } from './staffGuards'
import { deskAudit } from './deskAudit'
import { clearedDeskCookie, endDeskSession } from './deskSessions'

const Proof = t.type({ name: t.string, password: t.string, code: t.string })

/** POST /desk/api/login */
export const signInCall = openCall(Proof, async (proof, request) =>
  signInAnswer(await signInByPassword(request, proof)),
)

/** POST /desk/api/login/challenge: the challenge for a passkey. */
export const askForPasskey = openCall(t.type({}), async () => ok(await loginChallenge()))

/** A browser's answer to a challenge; the library validates its content. */
export const answerOf = <Answer>(name: string) =>
  t.type({
    id: t.string,
    response: new t.Type<Answer>(
      name,
      (_value): _value is Answer => true,
      (value, context) =>
        t.type({ id: t.string }).is(value)
          ? // Whatever else it lacks makes the check fail.
            t.success(value as unknown as Answer)
          : t.failure(value, context),
      (value) => value,
    ),
  })

export const PasskeyAnswer = answerOf<AuthenticationResponseJSON>('AuthenticationResponse')

/** POST /desk/api/login/passkey */
export const signInWithPasskey = openCall(PasskeyAnswer, async ({ id, response }, request) =>
  signInAnswer(await signInByPasskey(request, id, response)),
)

/** POST /desk/login/enter: the same without JavaScript. */
export const signInForm = openForm(LOGIN_PATH, async (form, request) => {
  const back = deskPathOf(form.get('back'))
  const [name, password, code] = ['name', 'password', 'code'].map((field) => form.get(field) ?? '')
  const at = (query: string) => `${LOGIN_PATH}?plain=1&back=${encodeURIComponent(back)}${query}`
  // A form whose code did not come has asked for the name alone.
  if (!name || !password || !code) return seeOther(at(''))
  const outcome = await signInByPassword(request, { name, password, code })
  if (outcome.kind === 'signedIn') return seeOther(back, outcome.cookies)
  const wait = outcome.kind === 'locked' ? `&wait=${outcome.seconds}` : ''
  return seeOther(at(`&problem=${outcome.kind}${wait}#problem`))
})

/** POST /desk/logout: ends this session. */
export const leaveDesk = deskForm('staff', '/desk/account', async ({ session }) => {
  await deskAudit(session.staff, { action: 'staff.session.ended', subject: 'signed out' })
  await endDeskSession(session.staff.id, session.id)
  return seeOther(`${LOGIN_PATH}?done=signed-out`, [clearedDeskCookie()])
})
