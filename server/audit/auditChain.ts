import 'server-only'
import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { dataKeys, versionOf } from '@/server/sealing/dataKeys'

/*
 * How entries of the audit trail hold on to each other (docs/decisions/0042): each is signed together with its number and the
 * signature before it, and so is the end. Entries of older releases hold a hash of the one before them and no signature.
 */

/** What stands before the first entry. */
export const START = 'start'

/** A place in the trail: after the entry of this number, whose signature it names. */
const Place = t.readonly(t.type({ seq: t.number, hash: t.string }))
export type Place = t.TypeOf<typeof Place>

const Entry = t.readonly(
  t.intersection([
    t.type({ at: t.string, actor: t.string, action: t.string }),
    t.partial({
      count: t.number,
      subject: t.string,
      why: t.string,
      /** The trail begins after this place: retention has removed what was before it, or nothing was signed before it. */
      beginsAfter: Place,
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
export const linkOf = (link: Omit<Link, 'hash'>): string => dataKeys().sign('audit entry', textOf(link))

/** Whether an entry is one of a release that signs. */
export const isSigned = ({ hash }: Pick<Place, 'hash'>): boolean =>
  !Number.isNaN(versionOf(hash)) && hash.includes('.')

/** Whether an entry is as it was written. @throws {DataKeyError} when it is signed with a key that is not here */
export const isLinkWhole = (link: Link): boolean =>
  isSigned(link)
    ? dataKeys().isSigned('audit entry', textOf(link), link.hash)
    : link.hash === createHash('sha256').update(`${link.previous}\n${link.entry}`).digest('hex')

const END_PURPOSE = 'audit end'
const endText = ({ seq, hash }: Place): string => `${seq}\n${hash}`

export const signEnd = (end: Place): string => dataKeys().sign(END_PURPOSE, endText(end))

/** The end as it is stored. */
export interface StoredEnd extends Place {
  /** Null before the first entry of a release that signs. */
  readonly signature: string | null
}

/** Whether this site has signed it; an end that was never signed is none. @throws as isLinkWhole */
export const isEndSigned = (end: StoredEnd): boolean =>
  end.signature !== null &&
  isSigned({ hash: end.signature }) &&
  dataKeys().isSigned(END_PURPOSE, endText(end), end.signature)

const READ_END = 'select seq::text, hash, signature from audit_end'

/** Where the trail ends; undefined where somebody has taken that away. @throws the database's error */
export async function readEnd(executeSql: ExecuteSql): Promise<StoredEnd | undefined> {
  const { rows } = await executeSql<{ seq: string; hash: string; signature: string | null }>(READ_END)
  return rows[0] && { ...rows[0], seq: Number(rows[0].seq) }
}
