import 'server-only'
import type { JsonObject } from '@/server/database/schema'
import { openJson, sealJson } from './sealedJson'

/* What the CRM record of a lead holds beyond the lead, such as height and weight: the column crm_extra of its outbox row. */

const PURPOSE = 'crm extra'

export const sealCrmExtra = (extra: JsonObject, leadId: string): JsonObject =>
  sealJson(PURPOSE, extra, leadId)

/** @throws as openJson */
export const openCrmExtra = (stored: JsonObject | null, leadId: string): JsonObject =>
  stored ? openJson(PURPOSE, stored, leadId) : {}
