import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** What was agreed to: that the enquiry is answered, updates on WhatsApp, a parent for a child, messages to the number. */
type ConsentPurpose = 'enquiry' | 'whatsapp' | 'child' | 'messages'

/** Something that was agreed to or taken back; entries are added and never changed. */
export interface ConsentEntry {
  /** The lead's or the account's id. */
  readonly subject: string
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
  readonly at: Date
  /** The hash of the notice by which it was given (notices.ts); null where none is known, and for what is taken back. */
  readonly notice: string | null
}

const ADD = `insert into consent_entry (subject, purpose, is_given, at, notice)
  select subject, purpose, "isGiven", at, notice from json_to_recordset($1::json)
    as x(subject uuid, purpose text, "isGiven" boolean, at timestamptz, notice text)
  on conflict (subject, purpose, at) do nothing`

/** Adds entries, in the caller's transaction where there is one; adding one again changes nothing. @throws the database's error */
export async function addConsent(executeSql: ExecuteSql, entries: readonly ConsentEntry[]): Promise<void> {
  if (entries.length > 0) await executeSql(ADD, [JSON.stringify(entries)])
}

/** What is taken back now, as entries. @param subjects leads' or accounts' ids */
export const takenBack = (purpose: ConsentPurpose, subjects: readonly string[]): readonly ConsentEntry[] =>
  subjects.map((subject) => ({ subject, purpose, isGiven: false, at: new Date(), notice: null }))

/** The entries of leads and accounts, oldest first. @throws the database's error */
export async function consentsOf(
  executeSql: ExecuteSql,
  subjects: readonly string[],
): Promise<readonly ConsentEntry[]> {
  const { rows } = await executeSql<ConsentEntry>(
    `select subject, purpose, is_given as "isGiven", at, notice from consent_entry
      where subject = any($1::uuid[]) order by at, purpose`,
    [subjects],
  )
  return rows
}
