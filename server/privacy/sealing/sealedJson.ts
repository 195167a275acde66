import 'server-only'
import type { JsonObject } from '@/server/database/schema'
import { SEALED_MARK, type SealedPurpose } from '@/server/privacy/tables/tableRow'
import { dataKeys, IN_THE_CLEAR } from './dataKeys'

/**
 * JSON column value: encrypted with the current key, or the value itself without one.
 * @param purpose the column
 * @param id the row's id
 */
export function sealJson(purpose: SealedPurpose, value: JsonObject, id: string): JsonObject {
  const keys = dataKeys()
  if (keys.writtenWith === IN_THE_CLEAR) return value
  return { [SEALED_MARK]: keys.seal(purpose, JSON.stringify(value), id) }
}

/** @throws {DataKeyError} {DamagedSealError} when it cannot be opened */
export function openJson(purpose: SealedPurpose, stored: JsonObject, id: string): JsonObject {
  const sealed = stored[SEALED_MARK]
  // It was an object when it was sealed.
  return typeof sealed !== 'string'
    ? stored
    : (JSON.parse(dataKeys().open(purpose, sealed, id)) as JsonObject)
}

/** A stored value again, with the key in use now. @throws as openJson */
export const resealJson = (purpose: SealedPurpose, stored: JsonObject, id: string): JsonObject =>
  sealJson(purpose, openJson(purpose, stored, id), id)

/* What the CRM record of a lead holds beyond the lead, such as height and weight: the column crm_extra of its outbox row. */

const PURPOSE = 'crm extra'

export const sealCrmExtra = (extra: JsonObject, leadId: string): JsonObject =>
  sealJson(PURPOSE, extra, leadId)

/** @throws as openJson */
export const openCrmExtra = (stored: JsonObject | null, leadId: string): JsonObject =>
  stored ? openJson(PURPOSE, stored, leadId) : {}
