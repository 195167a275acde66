import 'server-only'
import { isRight } from 'fp-ts/Either'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { Lead } from '@/model/lead/lead'
import type { JsonObject } from '@/server/database/schema'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { expandLead } from '@/server/leads/export/compactLead'
import type { LeadForDelivery } from './adapters/deliveryAdapter'

type Row = {
  id: string
  createdAt: Date
  fields: JsonObject
  duplicateOf: string | null
  suspectedSpam: boolean
  whatsappConsent: boolean
  firstTouch: JsonObject | null
  survey: JsonObject | null
  crmExtra: JsonObject | null
}

/** The stored leads as adapters send them, by lead id; a lead whose stored fields are no Lead is left out. */
export async function leadsForDelivery(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
): Promise<Map<string, LeadForDelivery>> {
  if (leadIds.length === 0) return new Map()
  const { rows } = await executeSql<Row>(
    `select lead.id, lead.created_at as "createdAt", lead.fields, lead.duplicate_of as "duplicateOf",
        lead.suspected_spam as "suspectedSpam", lead.whatsapp_consent as "whatsappConsent",
        lead.first_touch as "firstTouch", lead.survey, d.crm_extra as "crmExtra"
      from lead join lead_delivery d on d.lead_id = lead.id
      where lead.id = any($1::uuid[])`,
    [leadIds],
  )
  return new Map(
    rows.flatMap(({ id, fields, crmExtra, ...row }): [string, LeadForDelivery][] => {
      const lead = Lead.decode(expandLead(fields))
      if (!isRight(lead)) return []
      return [
        [id, { ...row, leadId: id, lead: lead.right, crm: crmRecordFromLead(lead.right, crmExtra ?? {}) }],
      ]
    }),
  )
}
