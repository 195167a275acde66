import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { brand } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import { accountCopy } from '@/content/copy/account'
import { fail, ok } from '@/server/http/envelope'
import { clearedLeadCookie } from '@/server/leads/leadCookie'
import { requestLog } from '@/server/log'
import { isRunning } from '@/server/runtime'
import { hasUsersApi, updateUpstream } from '@/server/upstreams/usersApi'
import { changeAccount, readAccount, readMuch } from './accountGuards'
import { meOf } from './sessions/me'
import { readProfileChange } from './profile/profileChange'
import { clearedSessionCookies, revokeSession, sessionCookies, sessionOf } from './sessions/sessions'
import { userData } from './profile/userData'
import { updateUser } from './profile/users'
import { clearedVisitorCookie, visitorCookie, visitorIdOf } from './sessions/visitorId'
import { eraseUser, setWhatsappConsent } from './profile/visitorRights'

/** What a browser forgets when its user logs out or is erased. */
export const forgettingCookies = (): string[] => [
  ...clearedSessionCookies(),
  clearedVisitorCookie(),
  clearedLeadCookie(),
]

/** GET /users/v1/user/me: who is logged in; 401 (and the cookies cleared) for nobody. */
export const tellMe = readAccount(({ session }) => ok(meOf(session.user)))

/**
 * PUT /users/v1/user/update {name?, email?, cityId?}: `data` is the user as changed, and the cookie is renewed; 400 with
 * the words of section 5. Another users API is told as well; that it fails changes nothing of the answer (section 7).
 */
export const updateProfile = changeAccount(async ({ session, body }) => {
  const read = readProfileChange(body)
  if (!read.ok) {
    const said = Object.values(read.fields)
    return fail(400, { errors: said.length ? said : undefined, fields: read.fields })
  }
  const user = await updateUser(session.user.id, read.change)
  // Erased in between, from another browser.
  if (!user) return fail(401, { cookies: clearedSessionCookies() })
  await updateUpstream(session.tokenHash, { ...read.change, cityId: read.cityId })
  return ok(meOf(user), { cookies: sessionCookies(user, session.token) })
})

/** POST /users/v1/user/logout: the session ends for good, wherever its token still is. */
export const logOut = changeAccount(async ({ session }) => {
  await revokeSession(session.tokenHash)
  return ok({}, { cookies: forgettingCookies() })
})

/** GET /timeline/visitorid: `{visitorId}`, kept by the browser in the cookie of that name. */
export async function tellVisitorId(request: Request): Promise<Response> {
  if (!isRunning()) return fail(503)
  const session = await sessionOf(request).catch((error: unknown) => {
    requestLog(request.headers.get('x-request-id')).warn({ err: error }, 'a session could not be looked up')
    return undefined
  })
  const visitorId = visitorIdOf(session?.user, request)
  return ok({ visitorId }, { cookies: [visitorCookie(visitorId)] })
}

const fileName = `${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-my-data.json`

/** GET /users/v1/user/data: everything that is kept about the user, as a file. */
export const downloadData = readMuch(async ({ session }) => {
  const data = await userData(session.user)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
})

const { deletion, profile } = accountCopy.en

/**
 * DELETE /users/v1/user: the account and every lead of its number are gone when this answers. `data` says how many leads
 * were erased and how many the clinic's CRM had already got, in words as well.
 */
export const deleteAccount = changeAccount(async ({ session }) => {
  const { leads, inCrm } = await eraseUser(session.user)
  const note = [
    deletion.done,
    ...(inCrm ? [interpolate(deletion.doneCrm, { count: String(inCrm) })] : []),
    ...(hasUsersApi() ? [deletion.elsewhere] : []),
  ]
  return ok(
    { enquiriesErased: leads, enquiriesInCrm: inCrm, note: note.join(' ') },
    { cookies: forgettingCookies() },
  )
})

const Consent = t.type({ whatsapp: t.boolean })

/** PUT /users/v1/user/consent {whatsapp}: `data` is the user, and what the CRM had already got with the consent. */
export const changeConsent = changeAccount(async ({ session: { user }, body }) => {
  const read = Consent.decode(body)
  if (isLeft(read)) return fail(400)
  const { whatsapp } = read.right
  const { leads, inCrm } = await setWhatsappConsent(user, whatsapp)
  const note = inCrm ? interpolate(profile.crmKnows, { count: String(inCrm) }) : undefined
  return ok({
    ...meOf({ ...user, whatsapp_consent: whatsapp }),
    enquiriesChanged: leads,
    enquiriesInCrm: inCrm,
    note,
  })
})
