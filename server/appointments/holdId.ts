import 'server-only'
import { sameText, sign } from '@/server/config/secret'
import { isUuid } from '@/server/database/uuid'
import { runtime } from '@/server/runtime'

/*
 * A hold's id: its seat and the place's id, signed for this visitor. Other visitors cannot use it, and it names the
 * wanted place while the database is unavailable.
 */

/** The place of a hold. */
export interface NamedHold {
  readonly seatId: string
  readonly placeId: string
}

const SIGNATURE_LENGTH = 22
const signatureOf = ({ seatId, placeId }: NamedHold, holder: string): string =>
  sign(runtime().secret, 'hold', JSON.stringify([seatId, placeId, holder])).slice(0, SIGNATURE_LENGTH)

/** @param holder who holds it (holderOf) */
export const holdIdOf = (hold: NamedHold, holder: string): string =>
  `${hold.seatId}~${hold.placeId}~${signatureOf(hold, holder)}`

/** Reads a hold's id; undefined where this site has not given it to this visitor. */
export function readHoldId(id: string, holder: string): NamedHold | undefined {
  const [seatId, placeId = '', signature = '', ...more] = id.split('~')
  if (!isUuid(seatId) || more.length) return undefined
  const hold = { seatId, placeId }
  return sameText(signature, signatureOf(hold, holder)) ? hold : undefined
}

/** A visitor as seats name them. @param caller callerOf a request */
export const holderOf = (caller: string): string => sign(runtime().secret, 'holder', caller)

/** An address as seats name it. */
export const addressOf = (address: string): string => sign(runtime().secret, 'hold address', address)

/** The holder of places that are offered to an entry of the waiting list; no browser has its id. */
export const waitingHolder = (entryId: string): string => sign(runtime().secret, 'waiting holder', entryId)

const UUID_DIGITS = 32
const TOKEN = /^([0-9a-f]{32})([\w-]{22})$/

/** What a link's token opens. */
type TokenPurpose = 'appointment token' | 'waiting token'

const tokenSignature = (purpose: TokenPurpose, id: string): string =>
  sign(runtime().secret, purpose, id).slice(0, SIGNATURE_LENGTH)
const tokenOf = (purpose: TokenPurpose, id: string): string =>
  id.replaceAll('-', '') + tokenSignature(purpose, id)

function idIn(purpose: TokenPurpose, token: string): string | undefined {
  const [, digits = '', signature = ''] = TOKEN.exec(token) ?? []
  if (digits.length !== UUID_DIGITS) return undefined
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return sameText(signature, tokenSignature(purpose, id)) ? id : undefined
}

/** Token of an appointment's link: grants access to the appointment. */
export const appointmentToken = (appointmentId: string): string => tokenOf('appointment token', appointmentId)

/** The appointment that a token opens; undefined for one that this site has not given out. */
export const readToken = (token: string): string | undefined => idIn('appointment token', token)

/** Token of the link of an entry of the waiting list. */
export const waitingToken = (entryId: string): string => tokenOf('waiting token', entryId)

/** The entry that a token opens; undefined for one that this site has not given out. */
export const readWaitingToken = (token: string): string | undefined => idIn('waiting token', token)
