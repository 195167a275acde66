import 'server-only'
import { sameText, sign } from '@/server/config/secret'
import { isUuid } from '@/server/database/uuid'
import { runtime } from '@/server/runtime'

/*
 * What a visitor is given for a held place: its seat and the place's id, signed for this visitor. Nobody else's hold is taken with
 * it, and the place that was wanted is known while the database is away.
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

const UUID_DIGITS = 32
const TOKEN = /^([0-9a-f]{32})([\w-]{22})$/
const tokenSignature = (appointmentId: string): string =>
  sign(runtime().secret, 'appointment token', appointmentId).slice(0, SIGNATURE_LENGTH)

/** What opens an appointment for whoever has its link. */
export const appointmentToken = (appointmentId: string): string =>
  appointmentId.replaceAll('-', '') + tokenSignature(appointmentId)

/** The appointment that a token opens; undefined for one that this site has not given out. */
export function readToken(token: string): string | undefined {
  const [, digits = '', signature = ''] = TOKEN.exec(token) ?? []
  if (digits.length !== UUID_DIGITS) return undefined
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return sameText(signature, tokenSignature(id)) ? id : undefined
}
