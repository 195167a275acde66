import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type LoginWork, type WorkDone, workText } from '@/model/account/loginWork'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/secret'

const VALID_MS = 5 * 60 * 1000
/** With 16 at first, some 65,000 hashes, a fraction of a second; at the end a million, some seconds on a phone. */
const MORE_BITS = 4

const signatureOf = (text: string, key: string): string =>
  sign(runtime().secret, 'login work', `${text}\n${key}`).slice(0, 22)

/**
 * Work for one caller and number.
 * @param key of the code that is asked for (otpCodes.ts): the work is good for nothing else
 * @param pressure from 0 to 1, how far what strangers may have is used up beyond the half
 */
export function newLoginWork(key: string, pressure: number, now = Date.now()): LoginWork {
  const bits = runtime().config.otp.limits.workBits + Math.round(Math.min(1, pressure) * MORE_BITS)
  const text = `${(now + VALID_MS).toString(36)}.${bits}.${randomBytes(9).toString('base64url')}`
  return { challenge: `${text}.${signatureOf(text, key)}`, bits }
}

/** Whether work was asked for by this site, for this key, and is done; that it is good once is the caller's to see to. */
export function isLoginWorkDone(done: WorkDone, key: string, now = Date.now()): boolean {
  const [until = '', bits = '', nonce = '', signature = ''] = done.challenge.split('.')
  if (!sameText(signature, signatureOf(`${until}.${bits}.${nonce}`, key))) return false
  if (Number.parseInt(until, 36) <= now || done.solution.length > 20) return false
  const digest = createHash('sha256').update(workText(done)).digest()
  return Math.clz32(digest.readInt32BE(0)) >= Number(bits)
}
