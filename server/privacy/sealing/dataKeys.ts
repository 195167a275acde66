import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, config, ConfigError } from '@/server/config/config'
import { type DataKey, readDataKeys } from '@/server/config/configCodecs'
import { sameText, writeWhole } from '@/server/config/secret'
import { errorCode } from '@/server/log'
import type { SealedPurpose } from '@/server/privacy/tables/tableRow'
import { derivedKey, seal, unsealBytes } from './sealedText'
import { processWide } from '@/model/processWide'

/*
 * The keys that personal data is sealed with at rest (docs/decisions/0048): those of DATA_KEYS, else of a file in DATA_DIR
 * that the first start makes. Who loses them has lost the data.
 */

/** A key is missing, or another one is in its place; the message names it and no data. */
export class DataKeyError extends ConfigError {}

/** A sealed text that its key does not open: it was changed, or moved from another place. */
export class DamagedSealError extends Error {}

const FILE = 'data-keys'
const KEY_BYTES = 32

/** Rows are in the clear: no key's version. */
export const IN_THE_CLEAR = 0

/** A key as DATA_KEYS and the key file have it. */
export const dataKeyLine = ({ version, secret }: DataKey): string => `${version}:${secret}`

/** A new random key for a version. */
export const newDataKey = (version: number): DataKey => ({
  version,
  secret: randomBytes(KEY_BYTES).toString('base64url'),
})

/** On the disk before anything is sealed with these keys. */
const writeKeyFile = (path: string, keys: readonly DataKey[]): void =>
  writeWhole(path, keys.map((key) => `${dataKeyLine(key)}\n`).join(''))

/** The keys of a file, newest first; none when it is not there. @throws {DataKeyError} when it cannot be read as keys */
function keysInFile(path: string): readonly DataKey[] {
  try {
    const keys = readDataKeys(readFileSync(path, 'utf8').trim().split('\n'))
    if (keys) return keys
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
  throw new DataKeyError(`${path}: expected a line version:key for each key`)
}

/** Those that are made are not on the disk yet (`keep`). */
function keysOrNew(path: string): readonly DataKey[] {
  const known = keysInFile(path)
  if (known.length > 0) return known
  return [newDataKey(1)]
}

/** Seals with the key in use, opens with all of them. */
export class DataKeys {
  private inUse: number | undefined
  private isKept = false

  private constructor(
    private keys: readonly DataKey[],
    /** File of the keys; undefined for DATA_KEYS. */
    readonly file?: string,
  ) {}

  /** The keys that a configuration names, or those of the file in its DATA_DIR. @throws {DataKeyError} for an unreadable file */
  static of({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>): DataKeys {
    if (dataKeys) return new DataKeys(dataKeys)
    const file = join(dataDir, FILE)
    return new DataKeys(keysOrNew(file), file)
  }

  /** Writes keys that were just made: on the disk before anything is sealed with them. @returns whether it wrote */
  keep(): boolean {
    if (this.isKept || this.file === undefined) return false
    const inFile = keysInFile(this.file)
    if (inFile.length > 0) this.keys = inFile
    this.isKept = inFile.length > 0
    if (this.isKept) return false
    writeKeyFile(this.file, this.keys)
    this.isKept = true
    return true
  }

  /** Takes back what `keep` has just written: another server's key came first, and nothing is sealed with this one. */
  takeBack(): void {
    if (this.file !== undefined) rmSync(this.file)
    this.isKept = false
  }

  /** The versions of the keys, newest first. */
  get versions(): readonly number[] {
    return this.keys.map(({ version }) => version)
  }

  get newest(): number {
    return this.versions[0] ?? IN_THE_CLEAR
  }

  /** What rows are written with: a key's version, or IN_THE_CLEAR. The newest key's, until the database has told it. */
  get writtenWith(): number {
    return this.inUse ?? this.newest
  }

  /** @throws {DataKeyError} for a key that is not here */
  writeWith(version: number): void {
    if (version !== IN_THE_CLEAR) this.key(version)
    this.inUse = version
  }

  /** Adds a newer key to the file. @returns its version @throws {DataKeyError} where the keys come from DATA_KEYS */
  addKey(): number {
    if (this.file === undefined) throw new DataKeyError('DATA_KEYS: expected a newer key, on every server')
    const key = newDataKey(this.newest + 1)
    writeKeyFile(this.file, [key, ...this.keys])
    this.keys = [key, ...this.keys]
    return key.version
  }

  /**
   * Encrypts text or bytes.
   * @param purpose kind of data, each with its own derived key
   * @param context bound to the ciphertext, such as a row's id; decryption needs the same one
   */
  seal(purpose: SealedPurpose, content: string | Uint8Array, context?: string): string {
    this.keep()
    const version = this.writtenWith || this.newest
    return `${version}.${seal(this.key(version).secret, purpose, content, context)}`
  }

  /** @throws {DataKeyError} when its key is not here @throws {DamagedSealError} */
  openBytes(purpose: SealedPurpose, sealed: string, context?: string): Buffer {
    const version = versionOf(sealed)
    const { secret } = this.key(version)
    const opened = unsealBytes(secret, purpose, sealed.slice(sealed.indexOf('.') + 1), context)
    if (!opened)
      throw new DamagedSealError(
        `key ${version} does not open a sealed ${purpose}${context ? ` of ${context}` : ''}`,
      )
    return opened
  }

  /** @throws {DataKeyError} when its key is not here @throws {DamagedSealError} */
  open(purpose: SealedPurpose, sealed: string, context?: string): string {
    return this.openBytes(purpose, sealed, context).toString('utf8')
  }

  /** A sealed text again, with the key in use now. @throws as open */
  reseal(purpose: SealedPurpose, sealed: string, context?: string): string {
    return this.seal(purpose, this.open(purpose, sealed, context), context)
  }

  /**
   * Blind index (HMAC) of a text, stored to find rows: deterministic, and meaningless without the key. The text
   * itself while rows are unencrypted.
   */
  index(purpose: string, text: string): string {
    return this.indexOf(this.writtenWith, purpose, text)
  }

  /** All possible index values of a text: unencrypted, or under any of the keys. */
  indexes(purpose: string, text: string): readonly string[] {
    return [IN_THE_CLEAR, ...this.versions].map((version) => this.indexOf(version, purpose, text))
  }

  /**
   * Index of a text under one key.
   * @throws {DataKeyError} if the key is missing
   */
  indexOf(version: number, purpose: string, text: string): string {
    if (version === IN_THE_CLEAR) return text
    const { secret } = this.key(version)
    const name = `${secret} ${purpose} ${text}`
    const known = knownIndexes.get(name)
    if (known !== undefined) return known
    const hash = createHmac('sha256', derivedKey(secret, `index ${purpose}`))
      .update(text)
      .digest('hex')
    if (knownIndexes.size >= KNOWN_INDEXES) knownIndexes.clear()
    const index = hash.slice(0, INDEX_CHARACTERS)
    knownIndexes.set(name, index)
    return index
  }

  /** Signs a text with the key in use (HMAC): who has no key cannot. @param purpose each with a key of its own */
  sign(purpose: string, text: string): string {
    this.keep()
    const version = this.writtenWith || this.newest
    return `${version}.${this.hmac(version, purpose, text)}`
  }

  /** Whether a text was signed so, with any of the keys. @throws {DataKeyError} when its key is not here */
  isSigned(purpose: string, text: string, signature: string): boolean {
    const version = versionOf(signature)
    return sameText(signature, `${version}.${this.hmac(version, purpose, text)}`)
  }

  private hmac(version: number, purpose: string, text: string): string {
    return createHmac('sha256', derivedKey(this.key(version).secret, `sign ${purpose}`))
      .update(text)
      .digest('base64url')
  }

  private key(version: number): DataKey {
    const known = this.keys.find((key) => key.version === version)
    if (known) return known
    // A command may have added it meanwhile. A file that is gone takes no key away.
    const inFile = this.file === undefined ? [] : keysInFile(this.file)
    if (inFile.length > 0) this.keys = inFile
    const added = this.keys.find((key) => key.version === version)
    if (added) return added
    throw new DataKeyError(`DATA_KEYS: expected key ${version} among them, because data is sealed with it`)
  }
}

/** The few cities and treatments of most leads, and a number that is asked for more than once at a time. */
const knownIndexes = new Map<string, string>()
const KNOWN_INDEXES = 500

/** 128 bits: no two texts share one. */
const INDEX_CHARACTERS = 32

/** The version of the key that a text is sealed with; NaN for what is no sealed text. */
export const versionOf = (sealed: string): number => Number(sealed.split('.', 1)[0])

const shared = processWide<DataKeys>('dataKeys')

/** This process's keys. @throws {ConfigError} as readConfig and DataKeys.of */
export const dataKeys = (): DataKeys => (shared.value ??= DataKeys.of(config()))

/** Makes the keys of a configuration the process's own (boot and tests only). @throws {DataKeyError} as DataKeys.of */
export const setDataKeys = (settings: Pick<Config, 'dataKeys' | 'dataDir'>): DataKeys =>
  (shared.value = DataKeys.of(settings))
