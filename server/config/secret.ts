import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from './config'
import { log } from '@/server/log'

const SECRET_BYTES = 32
const SECRET_LENGTH = 32

/** Writes a file atomically with mode 0600, flushed to disk. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  // A folder of the configuration's: the bundler must not look for it among the project's files.
  const file = openSync(/*turbopackIgnore: true*/ draft, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(/*turbopackIgnore: true*/ draft, /*turbopackIgnore: true*/ path)
  const directory = openSync(/*turbopackIgnore: true*/ folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

type SecretSettings = Pick<Config, 'appSecret' | 'dataDir' | 'production'>

/** A secret, and what keeps one that has just been made. */
interface SiteSecret {
  readonly secret: string
  /** Before anything is signed with it that is to last; again does nothing more. */
  readonly keep: () => void
}

/** As appSecret, without writing one that is made. @throws as appSecret */
export function siteSecret({ appSecret: configured, dataDir, production }: SecretSettings): SiteSecret {
  if (configured) return { secret: configured, keep: () => {} }
  const path = join(dataDir, 'secret')
  if (production) log.warn('APP_SECRET is not set: the key kept in DATA_DIR is used')
  if (existsSync(path)) return { secret: keptSecret(path), keep: () => {} }
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  return { secret: made, keep: () => !existsSync(path) && writeWhole(path, made) }
}

/**
 * Signing key of this site: APP_SECRET, else a generated one stored in the data directory (several servers behind one
 * address need the same APP_SECRET).
 * @throws {ConfigError} if the stored key is invalid
 */
export function appSecret(settings: SecretSettings): string {
  const { secret, keep } = siteSecret(settings)
  keep()
  return secret
}

function keptSecret(path: string): string {
  const kept = readFileSync(path, 'utf8').trim()
  if (kept.length >= SECRET_LENGTH) return kept
  throw new ConfigError(`${path}: expected at least ${SECRET_LENGTH} characters; restore it from a backup`)
}

const TOKEN_BYTES = 32

/** Random token for a cookie or link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Whether what came from outside can be such a text. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text)

/** A keyed hash of a text for one purpose; signatures of different purposes never match each other. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
