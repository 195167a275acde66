import 'server-only'
import { createHash } from 'node:crypto'
import { dataKeys, versionOf } from './dataKeys'

/*
 * Tamper-evident rows (docs/decisions/0042): each is signed with its number and the previous signature, and so is the
 * chain's end. Rows of older releases have a plain hash and no signature.
 */

/** Each kind of chain is signed with keys of its own. */
const PURPOSES = {
  audit: { link: 'audit entry', end: 'audit end' },
  leadEvents: { link: 'lead event', end: 'lead events end' },
  appointmentEvents: { link: 'appointment event', end: 'appointment events end' },
  waitingEvents: { link: 'waiting event', end: 'waiting events end' },
} as const
export type Chain = keyof typeof PURPOSES

/** What links of a chain are signed as. */
export type LinkPurpose = (typeof PURPOSES)[Chain]['link']

/** A place in a chain: after the row of this number, whose signature it names. */
export interface Place {
  readonly seq: number
  readonly hash: string
}

/** Whether a row is one of a release that signs. */
export const isSigned = ({ hash }: Pick<Place, 'hash'>): boolean =>
  !Number.isNaN(versionOf(hash)) && hash.includes('.')

/** The version of the key that a row was signed with; 0 for none. */
export const signedWith = (place: Pick<Place, 'hash'>): number =>
  isSigned(place) ? versionOf(place.hash) : 0

/** The signature of a row. @param text all of it, with its number and the signature before it */
export const signLink = (chain: Chain, text: string): string => dataKeys().sign(PURPOSES[chain].link, text)

/**
 * Whether a row is as it was written.
 * @param plainText what older releases hashed
 * @throws {DataKeyError} when it is signed with a key that is not here
 */
export const isLinkWhole = (chain: Chain, hash: string, text: string, plainText: string): boolean =>
  isSigned({ hash })
    ? dataKeys().isSigned(PURPOSES[chain].link, text, hash)
    : hash === createHash('sha256').update(plainText).digest('hex')

/** @param of what the chain belongs to, where there is one for each of many */
const endText = ({ seq, hash }: Place, of?: string): string =>
  [...(of === undefined ? [] : [of]), seq, hash].join('\n')

/** The signature of a chain's end. @param of as isEndSigned */
export const signEnd = (chain: Chain, end: Place, of?: string): string =>
  dataKeys().sign(PURPOSES[chain].end, endText(end, of))

/** The end as it is stored. */
export interface StoredEnd extends Place {
  /** Null before the first row of a release that signs. */
  readonly signature: string | null
}

/**
 * Whether this site has signed it; an end that was never signed is none.
 * @param of what the chain belongs to, where there is one for each of many
 * @throws as isLinkWhole
 */
export const isEndSigned = (chain: Chain, end: StoredEnd, of?: string): boolean =>
  end.signature !== null &&
  isSigned({ hash: end.signature }) &&
  dataKeys().isSigned(PURPOSES[chain].end, endText(end, of), end.signature)
