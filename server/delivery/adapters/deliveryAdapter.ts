import 'server-only'
import type { CrmRecord } from '@/model/lead/crmRecord'
import type { Lead } from '@/model/lead/lead'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'

/** A stored lead as an adapter sends it. `leadId` never changes: receivers tell a repeated delivery by it. */
export type LeadForDelivery = {
  leadId: string
  createdAt: Date
  lead: Lead
  /** The secondary CRM record of the specification's section 3, with the extras of createleadzoho merged in. */
  crm: CrmRecord
  duplicateOf: string | null
  suspectedSpam: boolean
  whatsappConsent: boolean
  firstTouch: unknown
  survey: unknown
}

/** What became of one lead; `externalId` is the receiver's own id, when it gave one. */
export type DeliveryResult = { ok: true; externalId?: string } | { ok: false; failure: DeliveryFailure }

/**
 * One way to hand leads to another system. `deliver` never rejects: it answers one result for each lead, in order.
 * A delivery may be repeated after a crash, so every adapter sends something by which the receiver recognises a lead.
 */
export type DeliveryAdapter = {
  name: 'webhook' | 'zoho' | 'leadApi'
  /** The most leads that one call takes. */
  batchSize: number
  deliver: (leads: readonly LeadForDelivery[], stop?: AbortSignal) => Promise<DeliveryResult[]>
}
