import 'server-only'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'

/* Codes of an authenticator app (RFC 6238): six digits, every 30 seconds, one step before and after counts as well. */

const STEP_S = 30
const WINDOW = 1
const PURPOSE = 'staff time code'

const otpauth = () => import('otpauth')

/** A new secret, as people type it: base32. */
export async function newTimeCodeSecret(): Promise<string> {
  const { Secret } = await otpauth()
  return new Secret({ size: 20 }).base32
}

/** Content of the QR code for an authenticator app. */
export async function timeCodeAddress(secret: string, name: string, site: string): Promise<string> {
  const { TOTP } = await otpauth()
  return new TOTP({ issuer: site, label: name, secret }).toString()
}

/** The picture of an address, as a data address of SVG. */
export async function qrPicture(address: string): Promise<string> {
  const { toString } = await import('qrcode')
  const svg = await toString(address, { type: 'svg', margin: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The step of a code, for it to be used once; undefined for a wrong one. */
export async function timeCodeStep(secret: string, code: string): Promise<number | undefined> {
  const { TOTP } = await otpauth()
  const now = Date.now()
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_S) + delta
}

export const sealTimeCodeSecret = (secret: string, staffId: string): string =>
  dataKeys().seal(PURPOSE, secret, staffId)

/** @throws as DataKeys.open */
export const openTimeCodeSecret = (sealed: string, staffId: string): string =>
  dataKeys().open(PURPOSE, sealed, staffId)
