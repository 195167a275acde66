import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { citiesToChoose } from '@/content/catalogue/catalogue'
import { expandLead, type Lead } from '@/model/lead/lead'
import { isLeadOfNumber } from '@/server/leads/export/personLeads'
import { ownLeadId } from '@/server/leads/intake/leadCookie'
import { leadById, newestLeads } from '@/server/leads/leadStore'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { readProfileChange } from './profileChange'
import { updateUser, type UserRow } from './users'
import { numberOf, SAME_OWNER_MS } from './visitorRights'

/** The enquiry just sent from this browser with a number. Never rejects. */
export async function ownLeadOf(request: Request, number: MobileNumber): Promise<Lead | undefined> {
  const leadId = ownLeadId(request)
  if (leadId === undefined) return undefined
  try {
    const { database } = runtime()
    const stored = await leadById(database, leadId)
    const isOwn = stored && (await isLeadOfNumber(database, stored.id, number))
    return isOwn ? expandLead(stored.fields) : undefined
  } catch (error) {
    log.warn({ err: error }, 'the enquiry of who logs in could not be read')
    return undefined
  }
}

/** A lead's values that the profile's rules accept. */
function taken(sent: Parameters<typeof readProfileChange>[0]) {
  const read = readProfileChange(sent)
  return read.ok ? read.change : {}
}

/**
 * Fills empty name, email address and city of a user who has just logged in from the own enquiry (ownLeadOf).
 * Enquiries from another browser are not used: anyone who knows the number could have sent them. Never rejects.
 */
export async function prefillUserFromLead(user: UserRow, lead: Lead | undefined): Promise<UserRow> {
  if (!lead) return user
  try {
    const { NameData, EmailIdData, CityData } = lead
    const cityId = citiesToChoose().find(({ cityname }) => cityname === CityData)?.cityid
    const change = {
      ...(user.name === '' && taken({ name: NameData })),
      ...(user.email === '' && taken({ email: EmailIdData })),
      ...(!user.city && cityId !== undefined && taken({ cityId })),
    }
    return Object.keys(change).length ? ((await updateUser(user.id, change)) ?? user) : user
  } catch (error) {
    log.warn({ err: error }, 'an account took nothing from its enquiry')
    return user
  }
}

const LEADS_READ = 5

/**
 * The name in the number's newest enquiry, as a suggestion, since families share numbers; '' for none. Never
 * rejects.
 */
export async function nameFromLeads(user: UserRow, now = Date.now()): Promise<string> {
  try {
    const leads = await newestLeads(runtime().database, { number: numberOf(user) }, LEADS_READ)
    const found = leads.find(
      ({ created_at, suspected_spam, withdrawn_at }) =>
        !suspected_spam && !withdrawn_at && now - created_at.getTime() < SAME_OWNER_MS,
    )
    return (found && taken({ name: expandLead(found.fields).NameData }).name) ?? ''
  } catch (error) {
    log.warn({ err: error }, 'no name could be offered')
    return ''
  }
}
