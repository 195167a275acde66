import 'server-only'
import { personalText } from '@/model/plainText'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import {
  type AccountDone,
  accountDonePath,
  accountPath,
  accountProblemPath,
} from '@/model/account/accountPaths'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { validateForm } from '@/model/lead/validation'
import { saveNominee } from '@/server/accounts/profile/nominee'
import { mobileValues } from '@/server/leads/forms/enquiryForm'
import { readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { dataFile, endSession, erasingCookies, forgettingCookies } from '@/server/accounts/accountCalls'
import { putAvatar } from '@/server/accounts/profile/avatar'
import { seeOther } from '@/server/http/envelope'
import { type PostedForm, accountForm, signedForm } from './accountForm'
import { askForCode } from './reverifyForms'
import { readProfileChange, storeProfileChange } from '@/server/accounts/profile/profileChange'
import {
  clearedSessionCookies,
  type Session,
  sessionOf,
  endAllLogins,
  endLogin,
  endOtherLogins,
  noteLoginsSeen,
} from '@/server/accounts/sessions/sessions'
import { eraseUser, setWhatsappConsent } from '@/server/accounts/profile/visitorRights'
import { isUuid } from '@/server/database/uuid'
import {
  dropItem,
  pageOfForm,
  saveItem,
  savedItemIn,
  savedNotice,
  savedPage,
  savingCookie,
} from '@/server/accounts/profile/savedItems'

/* The profile without JavaScript: forms answered by redirects, with the functions of the calls (accountCalls.ts). */

const Draft = t.type({
  user: t.string,
  values: t.partial({ name: t.string, email: t.string }),
  fields: t.partial({ name: t.string, email: t.string, city: t.string }),
})

/** A refused change: the input and its errors. */
export type RefusedChange = Pick<t.TypeOf<typeof Draft>, 'values' | 'fields'>

/** A draft of this user; else undefined. */
export async function refusedChangeOf(id: unknown, userId: string): Promise<RefusedChange | undefined> {
  if (typeof id !== 'string') return undefined
  const draft = decoded(Draft, await readFormDraft(id))
  return draft?.user === userId ? draft : undefined
}

async function change(
  { body: form, language, session }: PostedForm<Session>,
  keys: readonly ('name' | 'email' | 'cityId')[],
  what: AccountDone,
): Promise<Response> {
  const sent = Object.fromEntries(keys.map((key) => [key, form.get(key) ?? '']))
  const read = readProfileChange(sent, language)
  if (!read.ok) {
    const { name, email } = sent
    const draft = await saveFormDraft({ user: session.user.id, values: { name, email }, fields: read.fields })
    return seeOther(`${accountPath('profile', language)}?draft=${draft}#problem`)
  }
  const stored = await storeProfileChange(session, read)
  // The profile shows the logged-out notice.
  if (!stored) return seeOther(accountPath('profile', language), clearedSessionCookies())
  return seeOther(accountDonePath(language, what), stored.cookies)
}

/** POST /profile/save: name and e-mail address. */
export const saveProfile = signedForm((sent) => change(sent, ['name', 'email'], 'updated'))

/** POST /profile/city. */
export const saveCity = signedForm((sent) => change(sent, ['cityId'], 'city'))

/** POST /profile/whatsapp: gives (`whatsapp=1`) or withdraws the consent. */
export const saveConsent = signedForm(async ({ body: form, language, session }) => {
  const isGiven = form.get('whatsapp') === '1'
  const { inCrm } = await setWhatsappConsent(session.user, isGiven, language)
  const profile = accountDonePath(language, isGiven ? 'consent-given' : 'consent-withdrawn')
  return seeOther(inCrm ? `${profile}&crm=${inCrm}` : profile)
})

/** POST /profile/picture: removes the picture. */
export const dropPicture = signedForm(async ({ language, session }) => {
  await putAvatar(session.user.id, null)
  return seeOther(accountDonePath(language, 'picture-removed'))
})

const NOMINEE_FIELDS = [
  { key: 'name', required: true },
  { key: 'mobile', required: true },
] as const

/** POST /profile/nominee: names the user's nominee; two empty fields remove it. */
export const nameNominee = signedForm(async ({ body: form, language, session }) => {
  const name = personalText(form.get('name') ?? '')
  const typed = (form.get('mobile') ?? '').trim()
  if (name === '' && typed === '') {
    await saveNominee(session.user.id, null)
    return seeOther(accountDonePath(language, 'nominee-removed'))
  }
  const values = { name, ...mobileValues(typed, DEFAULT_COUNTRY_CODE) }
  if (Object.keys(validateForm({ fields: NOMINEE_FIELDS }, values)).length)
    return seeOther(accountProblemPath(language, 'nominee'))
  await saveNominee(session.user.id, { name, mobile: `${values.countryCode} ${values.mobile}` })
  return seeOther(accountDonePath(language, 'nominee-saved'))
})

/** POST /profile/leave: logs out. */
export const leave = accountForm('profile', async ({ language, request }) => {
  const session = await sessionOf(request)
  if (session) await endSession(session)
  return seeOther(`${accountPath('login', language)}?done=logout`, forgettingCookies())
})

/** POST /profile/download: all data of the user, as a file; requires a fresh code. */
export const download = signedForm(({ language, session }) =>
  session.isProven ? dataFile(session) : Promise.resolve(askForCode(language, false)),
)

/** POST /profile/erase: erases account and leads if the box is ticked; requires a fresh code. */
export const erase = signedForm(async ({ body: form, language, session }) => {
  if (!session.isProven) return askForCode(language, true)
  if (form.get('understood') !== '1')
    return seeOther(`${accountPath('profile/delete', language)}?problem=unconfirmed#problem`)
  const { inCrm, kept } = await eraseUser(session.user)
  const outcome = [...(inCrm ? [`crm=${inCrm}`] : []), ...(kept ? [`kept=${kept}`] : [])].join('&')
  return seeOther(`${accountPath('profile/deleted', language)}${outcome && `?${outcome}`}`, erasingCookies())
})

/** POST /profile/login/end: ends one login. Idempotent. */
export const logOutOne = signedForm(async ({ body: form, language, session }) => {
  const id = form.get('login')
  if (isUuid(id)) await endLogin(session, id)
  return seeOther(accountDonePath(language, 'login-ended'))
})

/** POST /profile/login/others: ends all logins except the caller's. */
export const logOutOthers = signedForm(async ({ language, session }) => {
  await endOtherLogins(session)
  return seeOther(accountDonePath(language, 'others-ended'))
})

/** POST /profile/login/all. */
export const logOutEverywhere = signedForm(async ({ language, session }) => {
  await endAllLogins(session)
  return seeOther(`${accountPath('login', language)}?done=logout`, forgettingCookies())
})

/** POST /profile/login/seen: marks new logins as seen, so that the notice disappears. */
export const markLoginsSeen = signedForm(async ({ language, session }) => {
  await noteLoginsSeen(session)
  return seeOther(accountDonePath(language, 'logins-seen'))
})

/**
 * POST /profile/saved: saves a page's doctor or hospital, and redirects back. Without a session after the next
 * login.
 */
export const save = signedForm(
  async ({ body: form, language, session, request }) => {
    const item = savedItemIn(form)
    const page = item && (await savedPage(item, language))
    if (!page) return seeOther(accountProblemPath(language, 'notSaved'))
    const isSaved = await saveItem(session.user.id, page)
    return seeOther(
      isSaved ? savedNotice(pageOfForm(request, page.path)) : accountProblemPath(language, 'tooManySaved'),
    )
  },
  (form, language, request) => {
    const item = savedItemIn(form)
    if (!item) return undefined
    const page = pageOfForm(request, accountPath('profile', language))
    return seeOther(accountPath('login', language), [savingCookie.set({ ...item, page })])
  },
)

/** POST /profile/saved/drop. */
export const dropSaved = signedForm(async ({ body: form, language, session }) => {
  const item = savedItemIn(form)
  if (item) await dropItem(session.user.id, item)
  return seeOther(accountDonePath(language, 'unsaved'))
})
