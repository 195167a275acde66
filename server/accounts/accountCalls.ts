import 'server-only'
import * as t from 'io-ts'
import { randomUUID } from 'node:crypto'
import { clearedTriedNumber, clearedLeadCookie } from '@/server/leads/intake/leadCookie'
import { isUuid } from '@/server/database/uuid'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { meOf, type UserRow } from '@/server/accounts/profile/users'
import { brand } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import { accountCopy } from '@/content/copy/account'
import { fail, ok } from '@/server/http/envelope'
import { requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { hasUsersApi } from '@/server/upstreams/usersApi'
import { changeAccount, readAccount, readAccountLimited } from './accountGuards'
import { clearedOwnBrowserCookie } from '@/server/accounts/otp/callerTrust'
import { decoded } from '@/model/decoded'
import { languageNamed } from '@/model/page/language'
import { type SavedItem, readSavedKey, savedKey } from '@/model/account/savedItem'
import { dropItem, saveItem, savedItemsOf, savedPage } from '@/server/accounts/profile/savedItems'
import { readProfileChange, storeProfileChange } from '@/server/accounts/profile/profileChange'
import {
  clearedSessionCookies,
  countNewLogins,
  revokeSession,
  type Session,
  sessionOf,
} from '@/server/accounts/sessions/sessions'
import { eraseUser, numberOf, setWhatsappConsent, userData } from '@/server/accounts/profile/visitorRights'

/** Readable by scripts, which send it back as a header (specification, section 7). */
const VISITOR_COOKIE = 'visitorid'
const YEAR_SECONDS = 31_536_000

/** A logged-in user's own id; else the browser's, or a new one. */
function visitorIdOf(user: UserRow | undefined, request: Request): string {
  if (user) return user.visitor_id
  const known = cookieOf(request, VISITOR_COOKIE)
  return isUuid(known) ? known.toLowerCase() : randomUUID()
}

const visitorCookie = (visitorId: string): string =>
  setCookie(VISITOR_COOKIE, visitorId, { maxAge: YEAR_SECONDS })

const clearedVisitorCookie = (): string => setCookie(VISITOR_COOKIE, '', { maxAge: 0 })

/** Cookies cleared at logout. */
export const forgettingCookies = (): string[] => [
  ...clearedSessionCookies(),
  clearedVisitorCookie(),
  clearedLeadCookie(),
  clearedTriedNumber(),
]

/** Cookies cleared when the user is erased. */
export const erasingCookies = (): string[] => [...forgettingCookies(), clearedOwnBrowserCookie()]

/** GET /users/v1/user/me: the signed-in user, with new logins elsewhere; 401 and cleared cookies without a session. */
export const getMe = readAccount(async ({ session }) => {
  const newLogins = await countNewLogins(session)
  return ok({ ...meOf(session.user), ...(newLogins && { newLogins }) })
})

/**
 * PUT /users/v1/user/update {name?, email?, cityId?}: `data` is the changed user, and the cookie is renewed; 400 with
 * the texts of section 5. The change is sent to another users API as well; its failure does not change the answer
 * (section 7).
 */
export const updateProfile = changeAccount(async ({ session, body }) => {
  const read = readProfileChange(body)
  if (!read.ok) {
    const messages = Object.values(read.fields)
    return fail(400, { errors: messages.length ? messages : undefined, fields: read.fields })
  }
  const stored = await storeProfileChange(session, read)
  if (!stored) return fail(401, { cookies: clearedSessionCookies() })
  return ok(meOf(stored.user), { cookies: stored.cookies })
})

/** @throws the database's error */
export async function endSession({ tokenHash, user }: Session): Promise<void> {
  await revokeSession(tokenHash)
  runtime().visitorAudit.note(numberOf(user), { action: 'logout' })
}

/** POST /users/v1/user/logout. */
export const logOut = changeAccount(async ({ session }) => {
  await endSession(session)
  return ok({}, { cookies: forgettingCookies() })
})

/** GET /timeline/visitorid: `{visitorId}`, kept by the browser in the cookie of that name. */
export async function getVisitorId(request: Request): Promise<Response> {
  if (!isRunning()) return fail(503)
  const session = await sessionOf(request).catch((error: unknown) => {
    requestLog(request.headers.get('x-request-id')).warn({ err: error }, 'a session could not be looked up')
    return undefined
  })
  const visitorId = visitorIdOf(session?.user, request)
  return ok({ visitorId }, { cookies: [visitorCookie(visitorId)] })
}

const fileName = () =>
  `${brand()
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}-my-data.json`

/** All data of a user, as a file. @throws as userData */
export async function dataFile(session: Session): Promise<Response> {
  const data = await userData(session.user)
  runtime().visitorAudit.note(numberOf(session.user), {
    action: 'data.downloaded',
    count: data.enquiries.length,
  })
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName()}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

const { deletion, problems, profile, proof } = accountCopy.en

/**
 * Without a recent verification of the number, the user logs in again with a code and repeats the call
 * (docs/decisions/0045).
 */
const askForCode = (): Response => fail(403, { reason: 'codeNeeded', errors: [proof.needed] })

/** GET /users/v1/user/data: all data of the user, as a file; 403 `codeNeeded` without a fresh code. */
export const downloadData = readAccountLimited(({ session }) =>
  session.isProven ? dataFile(session) : askForCode(),
)

/**
 * DELETE /users/v1/user: erases the account and all leads of its number before it answers. `data` has the counts
 * of erased leads and of those that the CRM already has, also as text. 403 `codeNeeded` without a fresh code.
 */
export const deleteAccount = changeAccount(async ({ session }) => {
  if (!session.isProven) return askForCode()
  const { leads, inCrm, kept } = await eraseUser(session.user)
  const note = [
    deletion.done,
    ...(inCrm ? [interpolate(deletion.doneCrm, { count: String(inCrm) })] : []),
    ...(kept ? [interpolate(deletion.doneKept, { count: String(kept) })] : []),
    ...(hasUsersApi() ? [deletion.elsewhere] : []),
  ]
  return ok(
    { enquiriesErased: leads, enquiriesInCrm: inCrm, note: note.join(' ') },
    { cookies: erasingCookies() },
  )
})

const savedKeys = async (userId: string) => ok({ saved: (await savedItemsOf(userId)).map(savedKey) })

const Saving = t.type({ item: t.string })

const itemOf = (body: unknown): SavedItem | undefined => {
  const saving = decoded(Saving, body)
  return saving && readSavedKey(saving.item)
}

/** GET /users/v1/user/saved: `data: {saved: ['doctor-12', …]}`, newest first. */
export const listSavedItems = readAccount(({ session }) => savedKeys(session.user.id))

/** PUT /users/v1/user/saved {item}: saves a doctor or hospital; 404 if unknown, 409 at the limit. */
export const putSavedItem = changeAccount(async ({ session: { user }, body }) => {
  const item = itemOf(body)
  if (!item) return fail(400)
  if (!(await savedPage(item, 'en'))) return fail(404)
  return (await saveItem(user.id, item))
    ? savedKeys(user.id)
    : fail(409, { reason: 'tooManySaved', errors: [problems.tooManySaved] })
})

/** DELETE /users/v1/user/saved {item}. */
export const deleteSavedItem = changeAccount(async ({ session: { user }, body }) => {
  const item = itemOf(body)
  if (!item) return fail(400)
  await dropItem(user.id, item)
  return savedKeys(user.id)
})

const Consent = t.intersection([t.type({ whatsapp: t.boolean }), t.partial({ language: t.string })])

/**
 * PUT /users/v1/user/consent {whatsapp, language?}: `data` is the user, with the counts of changed enquiries and of
 * those already in the CRM.
 */
export const changeConsent = changeAccount(async ({ session: { user }, body }) => {
  const consent = decoded(Consent, body)
  if (!consent) return fail(400)
  const { whatsapp, language } = consent
  const { leads, inCrm } = await setWhatsappConsent(user, whatsapp, languageNamed(language))
  const note = inCrm ? interpolate(profile.crmKnows, { count: String(inCrm) }) : undefined
  return ok({
    ...meOf({ ...user, whatsapp_consent: whatsapp }),
    enquiriesChanged: leads,
    enquiriesInCrm: inCrm,
    note,
  })
})
