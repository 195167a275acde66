import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { addConsent } from '@/server/privacy/consent/consentLedger'
import { DamagedSealError } from '@/server/privacy/sealing/dataKeys'
import {
  blindIndexesOf,
  contentOf,
  languageOfLead,
  type StoredColumns,
  storedLeads,
} from '@/server/privacy/sealing/leadContent'
import { waitingPeople } from '../waiting/waitingRow'
import type { ToldAppointment } from './messageText'

/** The latest consent of a number's owner in the ledger: to messages in general, and to WhatsApp. */
const CONSENTS = `select x.id,
    (select c.is_given from consent_entry c join lead l on l.id = c.subject
      where c.purpose = 'messages' and l.mobile = any(x.mobiles) and l.country_code = x.country_code
      order by c.at desc limit 1) as messages,
    (select c.is_given from consent_entry c where c.purpose = 'whatsapp' and c.subject in (
        select l.id from lead l where l.mobile = any(x.mobiles) and l.country_code = x.country_code
        union all select u.id from app_user u where u.mobile = any(x.mobiles) and u.country_code = x.country_code)
      order by c.at desc limit 1) as whatsapp
  from json_to_recordset($1::json) as x(id uuid, mobiles text[], country_code text)`

/** A person as a lead names one; undefined where its row is damaged. @throws {DataKeyError} */
function personOf(
  row: StoredColumns | undefined,
): (MobileNumber & Pick<ToldAppointment, 'language'>) | undefined {
  if (!row) return undefined
  try {
    const content = contentOf(row)
    return {
      mobile: content.mobile,
      countryCode: content.country_code,
      language: languageOfLead(content),
    }
  } catch (error) {
    if (error instanceof DamagedSealError) return undefined
    throw error
  }
}

/** A number's latest consents; null: never asked. */
interface Consents {
  readonly messages: boolean | null
  readonly whatsapp: boolean | null
}

/** The consents of numbers, by the ids they are given with. @throws the database's error */
export async function consentsOf(
  executeSql: ExecuteSql,
  people: readonly (MobileNumber & { readonly id: string })[],
): Promise<ReadonlyMap<string, Consents>> {
  const asked = people.map(({ id, mobile, countryCode }) => ({
    id,
    mobiles: blindIndexesOf('mobile', mobile),
    country_code: countryCode,
  }))
  const { rows } = await executeSql<Consents & { readonly id: string }>(CONSENTS, [JSON.stringify(asked)])
  return new Map(rows.map((row) => [row.id, row]))
}

/** The recipients of messages and their consents, by appointment or entry of the waiting list. @throws the database's error */
export async function peopleOf(executeSql: ExecuteSql, ids: readonly string[]) {
  const leads = await storedLeads(executeSql, ids)
  const people = new Map([
    ...leads.map((row) => [row.id, personOf(row)] as const),
    ...(await waitingPeople(executeSql, ids)),
  ])
  const asked = [...people].flatMap(([id, person]) => (person ? [{ ...person, id }] : []))
  return { people, consents: await consentsOf(executeSql, asked) }
}

/** Whether the number of an appointment gets messages. @throws the database's error */
export async function wantsMessages(executeSql: ExecuteSql, appointmentId: string): Promise<boolean> {
  const { consents } = await peopleOf(executeSql, [appointmentId])
  return consents.get(appointmentId)?.messages !== false
}

/** The appointments among these whose patients get no message: no number, an unreadable lead, or no wish for any. @throws the database's error */
export async function unreachable(
  executeSql: ExecuteSql,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { people, consents } = await peopleOf(executeSql, ids)
  return ids.filter((id) => !people.get(id)?.mobile || consents.get(id)?.messages === false)
}

/** Notes whether the number of an appointment gets messages from now on. @throws the database's error */
export const setWantsMessages = (
  executeSql: ExecuteSql,
  appointmentId: string,
  isGiven: boolean,
): Promise<void> =>
  addConsent(executeSql, [
    { subject: appointmentId, purpose: 'messages', isGiven, at: new Date(), notice: null },
  ])
