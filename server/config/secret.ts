import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'
import { log } from '@/server/log'

const SECRET_BYTES = 32

/**
 * The key that this site signs its tokens with: APP_SECRET, else one made once and kept in the data directory
 * (several servers behind one address need the same APP_SECRET).
 */
export function appSecret({ appSecret: configured, dataDir, production }: Config): string {
  if (configured) return configured
  const path = join(dataDir, 'secret')
  if (production) log.warn('APP_SECRET is not set: the key kept in DATA_DIR is used')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  writeFileSync(path, made, { mode: 0o600 })
  return made
}

/** A keyed hash of a text for one purpose; signatures of different purposes never match each other. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
