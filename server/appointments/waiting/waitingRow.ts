import 'server-only'
import type { WaitingEntry } from '@/machines/waitingEntry/waitingEntry.machine'
import type { WaitingState } from '@/model/appointments/waiting'
import type { MobileNumber } from '@/model/lead/mobile'
import type { Language } from '@/model/page/language'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { DamagedSealError, dataKeys } from '@/server/privacy/sealing/dataKeys'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'
import type { Patient } from '../patients'

/** The waiting patient, and the number that the entry was made with. */
export interface WaitingPerson extends Patient {
  readonly mobile: string
  /** Whether a parent or guardian agreed for a child. */
  readonly guardian: boolean
}

/** A row of waiting_entry, as both drivers read it. */
export interface StoredEntry {
  readonly id: string
  readonly doctor_id: number
  /** `YYYY-MM-DD`. */
  readonly from_day: string
  readonly to_day: string
  readonly country_code: string
  readonly content: JsonObject
  readonly language: Language
  /** Version of the privacy notice that was shown. */
  readonly notice: string | null
  readonly state: WaitingState
  readonly version: number
  readonly ends_at: Date
  readonly offers: number
  readonly declined: readonly string[]
  readonly seat_id: string | null
  readonly session_id: string | null
  readonly token: number | null
  readonly starts_at: Date | null
  readonly place_ends_at: Date | null
  readonly offered_until: Date | null
  readonly last_hash: string
  readonly end_signature: string
}

/** The columns of a StoredEntry. */
export const WAITING_COLUMNS = `w.id, w.doctor_id, to_char(w.from_day, 'YYYY-MM-DD') as from_day,
  to_char(w.to_day, 'YYYY-MM-DD') as to_day, w.country_code, w.content, w.language, w.notice, w.state, w.version, w.ends_at,
  w.offers, w.declined, w.seat_id, w.session_id, w.token, w.starts_at, w.place_ends_at, w.offered_until, w.last_hash,
  w.end_signature`

/** The row as the machine knows it. */
export function entryOf(row: StoredEntry): WaitingEntry {
  const { seat_id, session_id, token, starts_at, place_ends_at, offered_until } = row
  const isOffer = seat_id !== null && session_id !== null && starts_at && place_ends_at && offered_until
  return {
    state: row.state,
    endsAt: row.ends_at.getTime(),
    offer: isOffer
      ? {
          seatId: seat_id,
          place: {
            sessionId: session_id,
            token,
            startsAt: starts_at.getTime(),
            endsAt: place_ends_at.getTime(),
          },
          until: offered_until.getTime(),
        }
      : null,
    offers: row.offers,
    declined: row.declined,
  }
}

const PURPOSE = 'waiting entry'

/** The personal columns of an entry, sealed with the key in use. */
export const sealedEntry = (id: string, person: WaitingPerson) => ({
  content: sealJson(PURPOSE, { ...person }, id),
  mobile: dataKeys().index('mobile', person.mobile),
})

/** An entry's person. @throws as openJson */
export const openEntry = ({ id, content }: Pick<StoredEntry, 'id' | 'content'>): WaitingPerson =>
  // As sealedEntry wrote it.
  openJson(PURPOSE, content, id) as unknown as WaitingPerson

/** An entry's personal columns again, sealed with the key in use now. @throws as openJson */
export const resealedEntry = (content: JsonObject, id: string) => sealedEntry(id, openEntry({ id, content }))

const ENTRY = `select ${WAITING_COLUMNS} from waiting_entry w where w.id = $1::uuid`

/** The entry of an id, or undefined. @throws the database's error */
export const waitingEntry = async (executeSql: ExecuteSql, id: string): Promise<StoredEntry | undefined> =>
  (await executeSql<StoredEntry>(ENTRY, [id])).rows[0]

const PEOPLE = 'select id, country_code, content, language from waiting_entry where id = any($1::uuid[])'
type PersonRow = Pick<StoredEntry, 'id' | 'country_code' | 'content' | 'language'>
type Recipient = MobileNumber & { readonly language: Language }

/** Who gets the messages about entries, by entry; undefined where the row is damaged. @throws the database's error */
export async function waitingPeople(
  executeSql: ExecuteSql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recipient | undefined>> {
  const { rows } = await executeSql<PersonRow>(PEOPLE, [ids])
  return new Map(rows.map((row) => [row.id, recipientOf(row)]))
}

function recipientOf(row: PersonRow): Recipient | undefined {
  try {
    return { mobile: openEntry(row).mobile, countryCode: row.country_code, language: row.language }
  } catch (error) {
    if (error instanceof DamagedSealError) return undefined
    throw error
  }
}

const OF_NUMBER = `select ${WAITING_COLUMNS} from waiting_entry w
  where w.mobile = any($1::text[]) and w.country_code = $2 order by w.created_at`

/** The entries of a number, for its owner (visitorRights.ts). @throws the database's error; as openEntry */
export async function entriesOfNumber(executeSql: ExecuteSql, { mobile, countryCode }: MobileNumber) {
  const { rows } = await executeSql<StoredEntry>(OF_NUMBER, [blindIndexesOf('mobile', mobile), countryCode])
  return rows.map((row) => {
    const { name, birthYear, relation } = openEntry(row)
    return {
      state: row.state,
      doctorId: row.doctor_id,
      from: row.from_day,
      to: row.to_day,
      patient: { name, birthYear, relation },
      offeredUntil: row.offered_until,
    }
  })
}

/** Erases all entries of a number, with their messages and events; a place that is kept is free when its time is over. @throws the database's error */
export const eraseEntries = async (
  executeSql: ExecuteSql,
  { countryCode, mobile }: MobileNumber,
): Promise<void> => {
  await executeSql('delete from waiting_entry where mobile = any($1::text[]) and country_code = $2', [
    blindIndexesOf('mobile', mobile),
    countryCode,
  ])
}
