import 'server-only'
import { forgetFormDrafts } from '@/server/leads/intake/formDraft'
import type { JournalRecord } from '@/server/leads/journal/journalRecord'
import {
  type PersonLeads,
  type VerifiedNumber,
  eraseLeads,
  withdrawFromLeads,
} from '@/server/leads/export/personLeads'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { hashOfNumber } from '@/server/accounts/otp/otpLimits'
import { type UserRow, updateUser } from './users'

export const numberOf = ({ country_code, mobile }: UserRow): VerifiedNumber => ({
  countryCode: country_code,
  mobile,
})

/** Whether a record that the journal set aside is about this number or one of these leads. */
const isAbout =
  ({ countryCode, mobile }: VerifiedNumber, leadIds: readonly string[]) =>
  (record: JournalRecord): boolean =>
    record.type === 'lead'
      ? record.row.mobile === mobile && record.row.country_code === countryCode
      : leadIds.includes(record.row.lead_id)

/**
 * Erases a user: the account with its picture and sessions, the code under way, every lead of the number with its
 * delivery, forms that were not sent, and what stands of them in the journal's files (docs/decisions/0021). Done when
 * this returns, also after a crash or a power cut.
 * @throws {DatabaseUnavailableError} when leads stand in the journal only; the database's error
 */
export async function eraseUser(user: UserRow): Promise<PersonLeads> {
  const { database, keeping, delivery } = runtime()
  const number = numberOf(user)
  await keeping.settle()
  const erased = await database.transaction(async (executeSql) => {
    const leads = await eraseLeads(executeSql, number)
    await executeSql('delete from otp_code where number_hash = $1', [hashOfNumber(number)])
    await executeSql('delete from app_user where id = $1::uuid', [user.id])
    return leads
  })
  delivery()?.forget(erased.leadIds)
  // Enquiries that were not sent name the number, changes that were not taken the account.
  await forgetFormDrafts(number.mobile)
  await forgetFormDrafts(user.id)
  await keeping.forgetJournal(isAbout(number, erased.leadIds))
  const { leads, inCrm } = erased
  log.info({ userId: user.id, leads, inCrm }, 'an account was erased at its owner’s request')
  return { leads, inCrm }
}

/**
 * Gives or withdraws the consent to WhatsApp. A withdrawal reaches the leads of the number as well; what is given is the
 * account's only, for with each enquiry it is asked anew.
 * @throws {DatabaseUnavailableError} when leads stand in the journal only; the database's error
 */
export async function setWhatsappConsent(user: UserRow, whatsapp: boolean): Promise<PersonLeads> {
  const { database, keeping } = runtime()
  if (whatsapp) {
    await updateUser(user.id, { whatsappConsent: true })
    return { leads: 0, inCrm: 0 }
  }
  await keeping.settle()
  const withdrawn = await database.transaction(async (executeSql) => {
    await executeSql('update app_user set whatsapp_consent = false, updated_at = now() where id = $1::uuid', [
      user.id,
    ])
    return withdrawFromLeads(executeSql, numberOf(user))
  })
  // The journal's lines say what was agreed before: after a power cut they would say it again.
  if (withdrawn.leads > 0) await keeping.forgetJournal(() => false)
  return withdrawn
}

/** Whether the consent to WhatsApp stands anywhere: in the account, or with a lead of its number. Never rejects. */
export async function hasAgreedToWhatsapp(user: UserRow): Promise<boolean> {
  if (user.whatsapp_consent) return true
  const { mobile, countryCode } = numberOf(user)
  try {
    const found = await runtime()
      .database.kysely.selectFrom('lead')
      .select('id')
      .where('mobile', '=', mobile)
      .where('country_code', '=', countryCode)
      .where('whatsapp_consent', '=', true)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  } catch (error) {
    log.warn({ err: error }, 'whether a consent stands could not be looked up')
    return false
  }
}
