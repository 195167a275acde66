import 'server-only'
import { forgetHeldDrafts } from '@/server/leads/forms/enquiryDraft'
import type { Language } from '@/model/page/language'
import { addConsent, consentsOf, takenBack } from '@/server/privacy/consent/consentLedger'
import { storeNotices, noticeNow } from '@/server/privacy/consent/notices'
import { leadsOfNumber, type PersonLeads, withdrawFromLeads } from '@/server/leads/export/personLeads'
import { appointmentsOf, type PersonAppointment } from '@/server/appointments/personAppointments'
import { entriesOfNumber } from '@/server/appointments/waiting/waitingRow'
import { mayBeSamePerson } from '@/model/account/samePerson'
import { expandLead } from '@/model/lead/lead'
import { enquiryStateOf } from '@/model/lead/enquiry'
import { followUpsOf, type PersonFollowUp } from '@/server/desk/followUp/personFollowUps'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { avatarOf } from './avatar'
import { erasePerson, isAbout } from '@/server/privacy/erasure/erasePerson'
import { nomineeOf } from './nominee'
import { savedItemsOf } from './savedItems'
import type { UserRow } from './users'
import { countLeads, type StoredLead, type VerifiedNumber } from '@/server/leads/leadStore'

/**
 * Returned numbers are reassigned after 90 days (TRAI): enquiries sent longer before the account began may be another
 * person's (docs/decisions/0045).
 * @see https://www.trai.gov.in
 */
export const SAME_OWNER_MS = 90 * 86_400_000

export const numberOf = ({ country_code, mobile, created_at }: UserRow): VerifiedNumber => ({
  countryCode: country_code,
  mobile,
  since: new Date(created_at.getTime() - SAME_OWNER_MS),
})

/**
 * Whether a lead of a user's number is shown to that user: it was sent since the account began, or names no other person.
 */
export const isOwnLead = (user: UserRow, { created_at, fields }: StoredLead): boolean =>
  created_at >= user.created_at || mayBeSamePerson(expandLead(fields).NameData, user.name)

/**
 * Erases a user on their own request: everything that erasePerson deletes, and the data in this server's journal and
 * memory. Complete when this returns, also after a crash or a power cut.
 * @returns with `kept`, how many records are locked away
 * @throws {DatabaseUnavailableError} when leads are in the journal only; the database's error
 */
export async function eraseUser(user: UserRow): Promise<PersonLeads & { readonly kept: number }> {
  const { database, intake, delivery, config, secret } = runtime()
  const number = numberOf(user)
  await intake.settle()
  const erased = await erasePerson(number, {
    database,
    secret,
    recovery: intake.recovery,
    erasure: config.erasure,
    userId: user.id,
  })
  delivery()?.forget(erased.leadIds)
  // Drafts of unsent enquiries contain the number, drafts of profile changes the account.
  forgetHeldDrafts([number.mobile, user.id])
  await intake.forgetJournal(isAbout(number, erased.leadIds))
  const { leads, inCrm, kept } = erased
  const why = kept ? `${kept} records are kept locked away` : undefined
  runtime().visitorAudit.note(number, { action: 'account.deleted', count: leads, why })
  log.info({ userId: user.id, leads, inCrm, kept }, 'an account was erased at its owner’s request')
  return { leads, inCrm, kept }
}

/**
 * Gives or withdraws the consent to WhatsApp. A withdrawal applies to the number's leads as well; a consent applies
 * to the account only, since each enquiry asks for its own.
 * @param language of the page on which it is given
 * @throws {DatabaseUnavailableError} when leads are in the journal only; the database's error
 */
export async function setWhatsappConsent(
  user: UserRow,
  whatsapp: boolean,
  language: Language,
): Promise<PersonLeads> {
  const changed = await (whatsapp ? giveWhatsapp(user, language) : withdrawWhatsapp(user))
  runtime().visitorAudit.note(numberOf(user), {
    action: whatsapp ? 'consent.given' : 'consent.withdrawn',
    count: changed.leads,
    subject: 'whatsapp',
  })
  return changed
}

async function giveWhatsapp(user: UserRow, language: Language): Promise<PersonLeads> {
  const { database } = runtime()
  await storeNotices(database)
  await database.transaction(async (executeSql) => {
    await executeSql('update app_user set whatsapp_consent = true, updated_at = now() where id = $1::uuid', [
      user.id,
    ])
    const { hash } = noticeNow(language)
    await addConsent(executeSql, [
      { subject: user.id, purpose: 'whatsapp', isGiven: true, at: new Date(), notice: hash },
    ])
  })
  return { leads: 0, inCrm: 0 }
}

async function withdrawWhatsapp(user: UserRow): Promise<PersonLeads> {
  const { database, intake } = runtime()
  await intake.settle()
  const withdrawn = await database.transaction(async (executeSql) => {
    await executeSql('update app_user set whatsapp_consent = false, updated_at = now() where id = $1::uuid', [
      user.id,
    ])
    await addConsent(executeSql, takenBack('whatsapp', [user.id]))
    const found = await withdrawFromLeads(executeSql, numberOf(user))
    await intake.recovery.note({
      type: 'consentWithdrawal',
      lead_ids: found.leadIds,
      in_crm: found.inCrmIds,
      user_id: user.id,
    })
    return found
  })
  // The journal still has the earlier consent: a replay after a power cut would restore it.
  if (withdrawn.leads > 0) await intake.forgetJournal(() => false)
  return { leads: withdrawn.leads, inCrm: withdrawn.inCrm }
}

/**
 * Whether there is any consent to WhatsApp: of the account, or of any lead of its number; a withdrawal revokes all of
 * them (docs/decisions/0045). Never rejects.
 */
export async function hasAgreedToWhatsapp(user: UserRow): Promise<boolean> {
  if (user.whatsapp_consent) return true
  const { mobile, countryCode } = numberOf(user)
  try {
    const agreed = { number: { mobile, countryCode }, hasWhatsappConsent: true }
    return (await countLeads(runtime().database, agreed)) > 0
  } catch (error) {
    log.warn({ err: error }, 'whether a consent stands could not be looked up')
    return false
  }
}

const leadOf = (
  lead: StoredLead,
  followUp: PersonFollowUp | undefined,
  appointment: PersonAppointment | undefined,
) => ({
  id: lead.id,
  receivedAt: lead.created_at,
  fields: lead.fields,
  quickSurvey: lead.survey,
  state: enquiryStateOf(lead),
  withdrawnAt: lead.withdrawn_at,
  added: lead.notes,
  followUp: followUp ?? null,
  appointment: appointment ?? null,
  firstVisit: lead.first_touch,
  whatsappConsent: lead.whatsapp_consent,
  privacyNotice: lead.privacy_notice,
  repeats: lead.duplicate_of,
  suspectedSpam: lead.suspected_spam,
  handedOn: {
    state: lead.state,
    to: lead.adapter,
    attempts: lead.attempts,
    at: lead.delivered_at,
    idThere: lead.external_id,
    added: lead.crm_extra,
  },
})

/** The user's current and past logins, without anything that grants access. */
const sessionsOf = (userId: string) =>
  runtime()
    .database.kysely.selectFrom('user_session')
    .select([
      'created_at as loggedInAt',
      'last_seen_at as lastSeenAt',
      'expires_at as endsAt',
      'revoked_at as loggedOutAt',
      'device',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

async function pictureOf(userId: string): Promise<string | null> {
  const avatar = await avatarOf(userId)
  return avatar ? `data:${avatar.type};base64,${Buffer.from(avatar.picture).toString('base64')}` : null
}

/**
 * All data kept about a user (Digital Personal Data Protection Act, 2023, section 11): the account, its sessions
 * without tokens, its saved items, the number's leads with the clinic's actions and notes.
 * @throws {DatabaseUnavailableError} when leads are in the journal only; the database's error
 */
export async function userData(user: UserRow, now = new Date()) {
  const { database, intake } = runtime()
  await intake.settle()
  const [sessions, saved, picture, waiting, leads] = await Promise.all([
    sessionsOf(user.id),
    savedItemsOf(user.id),
    pictureOf(user.id),
    entriesOfNumber(database.executeSql, numberOf(user)),
    leadsOfNumber(database, numberOf(user)),
  ])
  const own = leads.filter((lead) => isOwnLead(user, lead))
  const ids = own.map(({ id }) => id)
  const [consents, followUps, appointments] = await Promise.all([
    consentsOf(database.executeSql, [user.id, ...ids]),
    followUpsOf(database.executeSql, ids),
    appointmentsOf(database.executeSql, ids),
  ])
  return {
    createdAt: now,
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      mobileNo: user.mobile,
      countryCode: user.country_code,
      selectedCity: user.city,
      picture,
      whatsappConsent: user.whatsapp_consent,
      visitorId: user.visitor_id,
      createdAt: user.created_at,
      changedAt: user.updated_at,
    },
    sessions,
    saved,
    nominee: (await nomineeOf(user.id)) ?? null,
    /** `notice` is the hash of a text at /privacy-versions. */
    consents,
    waiting,
    enquiries: own.map((lead) => leadOf(lead, followUps.get(lead.id), appointments.get(lead.id))),
  }
}
