import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { normaliseLead } from '@/model/lead/lead'
import type { LeadForDelivery } from '@/server/delivery/adapters/deliveryAdapter'

const YESTERDAY = new Date('2026-11-20T06:30:00Z')

/** The lead of visitor number `index` (1 to 9999): each has an id and a mobile number of their own. */
export function leadToDeliver(index: number): LeadForDelivery {
  const digits = String(index).padStart(4, '0')
  const lead = normaliseLead(
    {
      NameData: `Visitor ${index}`,
      MobileNoData: `987650${digits}`,
      CityData: 'Mumbai',
      QueryData: 'Is it covered?',
    },
    { now: YESTERDAY, ip: '127.0.0.1' },
  )
  return {
    leadId: `0193c000-0000-7000-8000-00000000${digits}`,
    createdAt: YESTERDAY,
    lead,
    crm: crmRecordFromLead(lead),
    duplicateOf: null,
    suspectedSpam: false,
    consent: true,
    whatsappConsent: false,
    firstTouch: null,
    survey: null,
    withdrawnAt: null,
    appointment: null,
    leftOut: [],
    updates: 0,
  }
}
