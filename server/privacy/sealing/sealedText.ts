import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/*
 * Encrypts texts for storage with a secret (AES-256-GCM, random nonce), so that readers of the database or file
 * cannot read them.
 */

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Deriving a key costs more than sealing with it; there are as many as secrets times purposes. By secret, then by purpose. */
const derived = new Map<string, Map<string, Buffer>>()

/** A key of a secret for one purpose (HKDF, RFC 5869); keys of different purposes have nothing in common. */
export function derivedKey(secret: string, purpose: string): Buffer {
  const keys = derived.get(secret) ?? new Map<string, Buffer>()
  derived.set(secret, keys)
  const known = keys.get(purpose)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  keys.set(purpose, key)
  return key
}

/** Random bytes for nonces: fetched for many at once, which costs as much as for one. */
const NONCES_AT_ONCE = 256
let nonces = Buffer.alloc(0)

/** Bytes that no other nonce has had. */
function newNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE)
  const nonce = nonces.subarray(0, NONCE_BYTES)
  nonces = nonces.subarray(NONCE_BYTES)
  return nonce
}

/**
 * Encrypts text or bytes for one purpose.
 * @param context bound to the ciphertext, such as a row's id; decryption needs the same one
 */
export function seal(secret: string, purpose: string, content: string | Uint8Array, context = ''): string {
  const nonce = newNonce()
  const cipher = createCipheriv(CIPHER, derivedKey(secret, `seal ${purpose}`), nonce)
  cipher.setAAD(Buffer.from(context))
  const sealed = cipher.update(typeof content === 'string' ? Buffer.from(content) : content)
  // GCM gives all of it with `update`; `final` makes the tag.
  cipher.final()
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed, or undefined when it was with another secret, for another purpose or context, or was changed. */
export function unsealBytes(
  secret: string,
  purpose: string,
  sealed: string,
  context = '',
): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, derivedKey(secret, `seal ${purpose}`), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}

/** As unsealBytes, of a text. */
export const unseal = (
  secret: string,
  purpose: string,
  sealed: string,
  context?: string,
): string | undefined => unsealBytes(secret, purpose, sealed, context)?.toString('utf8')
