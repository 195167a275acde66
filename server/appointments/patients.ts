import 'server-only'
import type { Relation } from '@/model/appointments/appointment'
import type { MobileNumber } from '@/model/lead/mobile'
import { newUuid } from '@/server/database/uuid'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'

/** The patient; the number's owner makes the booking. */
export interface Patient {
  readonly name: string
  readonly birthYear: number | null
  readonly relation: Relation
}

const PURPOSE = 'patient'

/** A name as names are compared: one person is not stored twice for a space or a capital. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
const INDEX = 'patient name'

/** The columns of a patient, sealed with the key in use. */
export function patientColumns(id: string, { countryCode, mobile }: MobileNumber, patient: Patient) {
  const keys = dataKeys()
  return {
    id,
    mobile: keys.index('mobile', mobile),
    country_code: countryCode,
    name_key: keys.index(INDEX, keyOf(patient.name)),
    content: sealJson(PURPOSE, { ...patient, mobile }, id),
  }
}

/** All index keys of a name, including those of older data keys. */
export const nameKeys = (name: string): readonly string[] => dataKeys().indexes(INDEX, keyOf(name))

/** A booking's patient row. */
export const newPatient = (number: MobileNumber, patient: Patient) =>
  patientColumns(newUuid(), number, patient)

/** A patient's columns again, sealed with the key in use now. @throws as openJson */
export function resealedPatient(content: JsonObject, id: string) {
  // As patientColumns wrote it.
  const { mobile, ...patient } = openJson(PURPOSE, content, id) as unknown as Patient & { mobile: string }
  const {
    content: sealed,
    mobile: index,
    name_key,
  } = patientColumns(id, { countryCode: '', mobile }, patient)
  return { content: sealed, mobile: index, name_key }
}

/** A stored patient. @throws as openJson */
export function openPatient(id: string, content: JsonObject): Patient {
  // As patientColumns wrote it.
  const { name, birthYear, relation } = openJson(PURPOSE, content, id) as unknown as Patient
  return { name, birthYear, relation }
}

/** The number of a stored patient's booker, without its country code. @throws as openJson */
export const openPatientMobile = (id: string, content: JsonObject): string =>
  // As patientColumns wrote it.
  (openJson(PURPOSE, content, id) as unknown as { mobile: string }).mobile

/** Erases everybody whom a number has booked for, once its appointments have gone with their leads. @throws the database's error */
export const erasePatients = async (
  executeSql: ExecuteSql,
  { countryCode, mobile }: MobileNumber,
): Promise<void> => {
  await executeSql('delete from patient where mobile = any($1::text[]) and country_code = $2', [
    blindIndexesOf('mobile', mobile),
    countryCode,
  ])
}
