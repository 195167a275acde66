import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type AuditEntry, entryOf } from './auditChain'

/** Entries of a page. */
export const AUDIT_PAGE = 100
const NEWEST = `select seq::text, entry from audit_entry where seq < $1::bigint order by audit_entry.seq desc limit ${AUDIT_PAGE}`
const AFTER_ALL = '9223372036854775807'

/** An entry with its number. */
export type NumberedEntry = AuditEntry & { readonly seq: string }

/**
 * Entries of the trail, newest first; those that cannot be read any more are left out (verifyAudit names them).
 * @param before the number of an entry: only older ones
 * @returns the entries, and where the next page begins; undefined at the trail's beginning
 * @throws the database's error
 */
export async function auditPage(
  executeSql: ExecuteSql,
  before = AFTER_ALL,
): Promise<{ readonly entries: readonly NumberedEntry[]; readonly next: string | undefined }> {
  const { rows } = await executeSql<{ seq: string; entry: string }>(NEWEST, [before])
  const entries = rows.flatMap(({ seq, entry }) => {
    const read = entryOf(entry)
    return read ? [{ ...read, seq }] : []
  })
  return { entries, next: rows.length === AUDIT_PAGE ? rows.at(-1)?.seq : undefined }
}
