import 'server-only'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { addConsent, takenBack } from '@/server/privacy/consent/consentLedger'
import type { LeadIntake } from '@/server/leads/intake/leadIntake'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { type StoredLead, type VerifiedNumber, countLeads, leadPages } from '@/server/leads/leadStore'
import type { Selectable } from 'kysely'
import type { CrmRequestTable } from '@/server/database/schema'

/** Counts of affected leads, and of those that the CRM has or may have. */
export interface PersonLeads {
  readonly leads: number
  readonly inCrm: number
}

interface TouchedLeads extends PersonLeads {
  readonly leadIds: readonly string[]
  /** Leads that the CRM has or may have. */
  readonly inCrmIds: readonly string[]
}

interface ErasedLeads extends TouchedLeads {
  /** Other ids under which a journal may contain them. */
  readonly aliases: readonly string[]
}

/** Attempted at least once: a failed or refused attempt may have arrived, and one in progress is arriving. */
const REACHED_CRM = `(d.adapter is not null or d.state in ('delivered', 'delivering') or d.attempts > 0)`

/** Locks the outbox rows. */
const LOCKED = `select lead.id, ${REACHED_CRM} as "inCrm" from lead join lead_delivery d on d.lead_id = lead.id
  where lead.mobile = any($1::text[]) and lead.country_code = $2 order by lead.id for update of d`

const REQUEST = `insert into crm_request (lead_id, kind, adapter, external_id)
  select d.lead_id, $2, d.adapter, d.external_id from lead_delivery d where d.lead_id = any($1::uuid[])
  on conflict (lead_id, kind) do nothing`

async function lockLeads(executeSql: ExecuteSql, { mobile, countryCode }: VerifiedNumber) {
  const { rows } = await executeSql<{ id: string; inCrm: boolean }>(LOCKED, [
    blindIndexesOf('mobile', mobile),
    countryCode,
  ])
  return { ids: rows.map(({ id }) => id), inCrm: rows.flatMap(({ id, inCrm }) => (inCrm ? [id] : [])) }
}

/**
 * Erases the leads of a number with outbox rows, surveys and aliases, inside a transaction. Leads that the CRM has
 * are listed for the care team.
 * @param beforehand called when the leads are locked and still there
 * @throws the database's error
 */
export async function eraseLeads(
  executeSql: ExecuteSql,
  number: VerifiedNumber,
  beforehand: (leadIds: readonly string[]) => Promise<void> = async () => {},
): Promise<ErasedLeads> {
  const { ids, inCrm } = await lockLeads(executeSql, number)
  await beforehand(ids)
  await executeSql(`delete from crm_request where lead_id = any($1::uuid[])`, [ids])
  await executeSql(REQUEST, [inCrm, 'erase'])
  // The journal may contain them under any of these ids.
  const { rows } = await executeSql<{ id: string }>(
    'select id from lead_alias where lead_id = any($1::uuid[])',
    [ids],
  )
  const aliases = rows.map(({ id }) => id)
  await executeSql('insert into erased_lead (id) select unnest($1::uuid[]) on conflict (id) do nothing', [
    [...ids, ...aliases],
  ])
  await addConsent(executeSql, takenBack('enquiry', ids))
  // Idempotency keys keep working; the hash of the body is removed.
  await executeSql(`update idempotency_key set body_hash = '' where lead_id = any($1::uuid[])`, [ids])
  await executeSql('delete from lead where id = any($1::uuid[])', [ids])
  return { leadIds: ids, aliases, leads: ids.length, inCrm: inCrm.length, inCrmIds: inCrm }
}

/**
 * Withdraws WhatsApp consent from the leads of a number, inside a transaction; lists leads that the CRM has for
 * the care team.
 * @returns the leads that had the consent
 * @throws the database's error
 */
export async function withdrawFromLeads(
  executeSql: ExecuteSql,
  number: VerifiedNumber,
): Promise<TouchedLeads> {
  const { ids, inCrm } = await lockLeads(executeSql, number)
  const { rows } = await executeSql<{ id: string }>(
    'update lead set whatsapp_consent = false where id = any($1::uuid[]) and whatsapp_consent returning id',
    [ids],
  )
  const changed = new Set(rows.map(({ id }) => id))
  await addConsent(executeSql, takenBack('whatsapp', [...changed]))
  const withdrawn = inCrm.filter((id) => changed.has(id))
  await executeSql(REQUEST, [withdrawn, 'withdrawWhatsapp'])
  return { leadIds: ids, leads: changed.size, inCrm: withdrawn.length, inCrmIds: withdrawn }
}

/** How many leads a number has, and how many of them the CRM has got. @throws as LeadIntake.settle, the database's error */
export async function countPersonLeads(
  { database, intake }: { database: Database; intake: LeadIntake },
  { mobile, countryCode, since = new Date(0) }: VerifiedNumber,
): Promise<PersonLeads> {
  await intake.settle()
  const { rows } = await database.executeSql<PersonLeads>(
    `select count(*)::int as leads, (count(*) filter (where ${REACHED_CRM}))::int as "inCrm"
      from lead join lead_delivery d on d.lead_id = lead.id where lead.mobile = any($1::text[]) and lead.country_code = $2
        and lead.created_at >= $3::timestamptz`,
    [blindIndexesOf('mobile', mobile), countryCode, since],
  )
  return rows[0] ?? { leads: 0, inCrm: 0 }
}

/** Every lead of a number, oldest first. @throws the database's error */
export async function leadsOfNumber(
  database: Database,
  number: VerifiedNumber,
): Promise<readonly StoredLead[]> {
  const found: StoredLead[] = []
  for await (const page of leadPages(database, { number })) found.push(...page)
  return found
}

/** Whether a lead, by its own id, has this number. @throws the database's error */
export const isLeadOfNumber = async (
  database: Database,
  leadId: string,
  number: VerifiedNumber,
): Promise<boolean> => (await countLeads(database, { ids: [leadId], number })) > 0

/** Open requests to change or delete leads in the CRM, oldest first (docs/decisions/0021). */
export const crmRequests = ({ kysely }: Database): Promise<Selectable<CrmRequestTable>[]> =>
  kysely.selectFrom('crm_request').selectAll().orderBy('at').orderBy('lead_id').execute()

/** Removes completed requests. @returns how many */
export async function settleCrmRequests({ kysely }: Database, leadIds: readonly string[]): Promise<number> {
  if (!leadIds.length) return 0
  const result = await kysely.deleteFrom('crm_request').where('lead_id', 'in', leadIds).executeTakeFirst()
  return Number(result.numDeletedRows)
}
