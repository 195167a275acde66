import 'server-only'
import type { StoredLead } from '@/server/leads/leadStore'
import { leadsOfNumber } from '@/server/leads/export/personLeads'
import { runtime } from '@/server/runtime'
import type { UserRow } from './users'
import { numberOf } from './visitorRights'

const leadOf = (lead: StoredLead) => ({
  id: lead.id,
  receivedAt: lead.created_at,
  fields: lead.fields,
  quickSurvey: lead.survey,
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
  },
})

/** Where the user is, or was, logged in; nothing of it lets anybody in. */
const sessionsOf = (userId: string) =>
  runtime()
    .database.kysely.selectFrom('user_session')
    .select([
      'created_at as loggedInAt',
      'last_seen_at as lastSeenAt',
      'expires_at as endsAt',
      'revoked_at as loggedOutAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

async function pictureOf(userId: string): Promise<string | null> {
  const row = await runtime()
    .database.kysely.selectFrom('app_user')
    .select(['avatar', 'avatar_type'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row?.avatar || !row.avatar_type) return null
  return `data:${row.avatar_type};base64,${Buffer.from(row.avatar).toString('base64')}`
}

/**
 * Everything that is kept about a user (Digital Personal Data Protection Act, 2023, section 11): the account, its
 * sessions without tokens, the leads of its number.
 * @throws {DatabaseUnavailableError} when leads stand in the journal only; the database's error
 */
export async function userData(user: UserRow, now = new Date()) {
  const { database, keeping } = runtime()
  await keeping.settle()
  const [sessions, picture, leads] = await Promise.all([
    sessionsOf(user.id),
    pictureOf(user.id),
    leadsOfNumber(database, numberOf(user)),
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
    enquiries: leads.map(leadOf),
  }
}
