import type { Database } from '@/server/database/database'
import { writeLeadBatch } from '@/server/leads/intake/leadBatch'
import { compactLead } from '@/model/lead/lead'
import type { LeadDelivery } from '@/server/delivery/delivery'
import { leadToDeliver } from './testLeads'

/** Stores the leads of these visitors as the inbox does. */
export async function storeLeads(
  database: Database,
  indices: readonly number[],
  delivery?: LeadDelivery,
): Promise<string[]> {
  const leads = indices.map(leadToDeliver)
  await writeLeadBatch(
    database.executeSql,
    leads.map(({ leadId, lead, createdAt }) => ({
      id: leadId,
      created_at: createdAt.toISOString(),
      idem_key: null,
      body_hash: '',
      mobile: lead.MobileNoData,
      country_code: '91',
      name: lead.NameData,
      email: '',
      city: lead.CityData,
      treatment: '',
      treatment_key: '',
      page_type: 'Home',
      lead_tier: 3,
      suspected_spam: false,
      fields: compactLead(lead),
      first_touch: null,
      whatsapp_consent: false,
      privacy_notice: null,
    })),
  )
  delivery?.wake()
  return leads.map(({ leadId }) => leadId)
}

type OutboxRow = {
  leadId: string
  state: string
  attempts: number
  adapter: string | null
  lastError: { kind: string; detail: string } | null
  externalId: string | null
  deliveredAt: Date | null
}

/** The outbox as it is, ordered by lead. */
export async function outbox(database: Database): Promise<OutboxRow[]> {
  const { rows } = await database.executeSql<OutboxRow>(
    `select lead_id as "leadId", state, attempts, adapter, last_error as "lastError", external_id as "externalId",
      delivered_at as "deliveredAt" from lead_delivery order by lead_id`,
  )
  // The embedded database's thread makes dates that are not of Jest's own realm.
  return rows.map((row) => ({ ...row, deliveredAt: row.deliveredAt && new Date(row.deliveredAt) }))
}
