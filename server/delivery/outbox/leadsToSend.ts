import 'server-only'
import { decoded } from '@/model/decoded'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { Lead, expandLead } from '@/model/lead/lead'
import type { JsonObject } from '@/server/database/schema'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { DamagedSealError } from '@/server/privacy/sealing/dataKeys'
import { openCrmExtra } from '@/server/privacy/sealing/sealedJson'
import { contentOf, LEAD_COLUMNS, type StoredColumns } from '@/server/privacy/sealing/leadContent'
import type { DeliveredAppointment, LeadForDelivery } from '@/server/delivery/adapters/deliveryAdapter'

/** SQL that writes a timestamp as JSON does. */
const isoInUtc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const LEADS = `select ${LEAD_COLUMNS}, lead.created_at, lead.duplicate_of, lead.suspected_spam,
    lead.privacy_notice is not null as consent, lead.whatsapp_consent, d.crm_extra, lead.withdrawn_at, d.left_out,
    case when a.id is not null then json_build_object('state', a.state, 'version', a.version, 'revision', a.revision,
      'doctorId', a.doctor_id, 'hospital', a.hospital, 'startsAt', ${isoInUtc('a.starts_at')}, 'endsAt', ${isoInUtc('a.ends_at')},
      'token', a.token, 'reason', a.reason, 'isComing', a.coming_at is not null, 'lateMinutes', a.late_minutes) end as appointment,
    (select count(*)::int from message m where m.appointment_id = a.id and m.state = 'failed') as failed_messages
  from lead join lead_delivery d on d.lead_id = lead.id left join appointment a on a.id = lead.id
  where lead.id = any($1::uuid[])`

interface RowToSend extends StoredColumns {
  readonly created_at: Date
  readonly duplicate_of: string | null
  readonly suspected_spam: boolean
  readonly consent: boolean
  readonly whatsapp_consent: boolean
  readonly crm_extra: JsonObject | null
  readonly withdrawn_at: Date | null
  readonly left_out: readonly string[]
  readonly appointment: DeliveredAppointment | null
  readonly failed_messages: number
}

/** A stored lead as adapters send it; undefined if it is unreadable. @throws {DataKeyError} */
function leadToSend(row: RowToSend): LeadForDelivery | undefined {
  try {
    const { fields, first_touch, survey, corrections, notes } = contentOf(row)
    const lead = decoded(Lead, expandLead(fields))
    if (!lead) return undefined
    return {
      leadId: row.id,
      createdAt: row.created_at,
      lead,
      crm: crmRecordFromLead(lead, openCrmExtra(row.crm_extra, row.id)),
      duplicateOf: row.duplicate_of,
      suspectedSpam: row.suspected_spam,
      consent: row.consent,
      whatsappConsent: row.whatsapp_consent,
      firstTouch: first_touch,
      survey,
      withdrawnAt: row.withdrawn_at,
      leftOut: row.left_out,
      appointment: row.appointment,
      updates:
        (corrections?.length ?? 0) +
        (notes?.length ?? 0) +
        (row.withdrawn_at ? 1 : 0) +
        // Booking is the first step.
        (row.appointment ? row.appointment.version - 1 + row.failed_messages : 0),
    }
  } catch (error) {
    // A damaged row must not block the others; a missing key blocks all.
    if (error instanceof DamagedSealError) return undefined
    throw error
  }
}

/** Stored leads as adapters send them, by lead id; unreadable ones are left out. */
export async function leadsToSend(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
): Promise<Map<string, LeadForDelivery>> {
  const { rows } = await executeSql<RowToSend>(LEADS, [leadIds])
  const leads = rows.flatMap((row) => leadToSend(row) ?? [])
  return new Map(leads.map((lead) => [lead.leadId, lead]))
}
