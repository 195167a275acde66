import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { isLinkWhole, type Place, signLink, type StoredEnd } from '@/server/privacy/sealing/signedChain'

/* The entries of the audit trail, a signed chain (server/privacy/sealing/signedChain.ts, docs/decisions/0042). */

/** Predecessor of the first entry. */
export const START = 'start'

const PlaceCodec: t.Type<Place, unknown> = t.readonly(t.type({ seq: t.number, hash: t.string }))

const Entry = t.readonly(
  t.intersection([
    t.type({ at: t.string, actor: t.string, action: t.string }),
    t.partial({
      count: t.number,
      subject: t.string,
      why: t.string,
      /** The trail begins after this place: retention has removed what was before it, or nothing was signed before it. */
      beginsAfter: PlaceCodec,
      /** Where the lead's own events end after this change (server/desk/followUp/eventChain.ts). */
      eventsEnd: PlaceCodec,
      /** The end that it was written after was not signed by this site. */
      followsUnsignedEnd: t.boolean,
    }),
  ]),
)
export type AuditEntry = t.TypeOf<typeof Entry>

/** As it was written; undefined when it cannot be read any more. */
export function entryOf(text: string): AuditEntry | undefined {
  try {
    return decoded(Entry, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The end that a server has seen: the entry's number and signature, and when (auditWitness.ts). */
export const Witness = t.readonly(t.type({ seq: t.number, hash: t.string, at: t.string }))
export type Witness = t.TypeOf<typeof Witness>

/** What an entry is signed with. */
export interface Link extends Place {
  readonly previous: string
  readonly entry: string
}

const textOf = ({ previous, seq, entry }: Omit<Link, 'hash'>): string => `${previous}\n${seq}\n${entry}`

/** The signature of an entry after another one. */
export const linkOf = (link: Omit<Link, 'hash'>): string => signLink('audit', textOf(link))

/** Whether an entry is as it was written. @throws {DataKeyError} when it is signed with a key that is not here */
export const isEntryWhole = (link: Link): boolean =>
  isLinkWhole('audit', link.hash, textOf(link), `${link.previous}\n${link.entry}`)

const READ_END = 'select seq::text, hash, signature from audit_end'

/**
 * The trail's signed end; undefined if it was removed.
 * @throws the database's error
 */
export async function readEnd(executeSql: ExecuteSql): Promise<StoredEnd | undefined> {
  const { rows } = await executeSql<{ seq: string; hash: string; signature: string | null }>(READ_END)
  return rows[0] && { ...rows[0], seq: Number(rows[0].seq) }
}
