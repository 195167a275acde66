import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decoded } from '@/model/decoded'
import { ConfigError } from '@/server/config/config'
import { writeWhole } from '@/server/config/secret'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { RepeatedJob } from '@/server/database/repeatedJob'
import { errorCode, limitedLog, log } from '@/server/log'
import { isEndSigned } from '@/server/privacy/sealing/signedChain'
import { readEnd, Witness } from './auditChain'
import { verifyAudit } from './verifyAudit'

/*
 * Each server stores the last seen end of the audit trail in its DATA_DIR, outside the database: an attacker with
 * database rights cannot restore an older end together with its entries (docs/decisions/0042).
 */

const FILE = 'audit-end'
/** What was written a moment ago may still be taken back unseen for so long. */
const EVERY_MS = 5000
/** The whole trail is walked where something is amiss: not every time. */
const AFTER_FAULT_MS = 10 * 60_000

/** What the server of a DATA_DIR saw last; undefined before its first time. @throws {ConfigError} when the file cannot be read as one */
export function readWitness(dataDir: string): Witness | undefined {
  const path = join(dataDir, FILE)
  try {
    const read = decoded(Witness, JSON.parse(readFileSync(path, 'utf8')))
    if (read) return read
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ConfigError(
    `${path}: expected where the audit trail ended when this server last saw it; restore it from a copy`,
  )
}

const HASH_AT = 'select hash from audit_entry where seq = $1::bigint'

/**
 * Whether the entry that was seen is there still. Where it is not, the whole trail is walked: retention or a restore may have taken
 * it, and say so.
 */
async function isStillThere(executeSql: ExecuteSql, witness: Witness): Promise<boolean> {
  const { rows } = await executeSql<{ hash: string }>(HASH_AT, [witness.seq])
  return rows[0]?.hash === witness.hash || (await verifyAudit(executeSql, witness)).kind === 'whole'
}

/**
 * Keeps where the trail ends now. An end that lacks what was seen before is not kept.
 * @returns whether it is kept; false for a trail that was cut or changed
 * @throws the database's error, the file's; {ConfigError} as readWitness; {DataKeyError} when the end's key is not here
 */
export async function keepWitness(
  executeSql: ExecuteSql,
  dataDir: string,
  now = new Date(),
): Promise<boolean> {
  const end = await readEnd(executeSql)
  const witness = readWitness(dataDir)
  if (end?.signature === null && !witness) return true
  if (!end || !isEndSigned('audit', end)) return false
  if (witness?.hash === end.hash && witness.seq === end.seq) return true
  if (witness && !(await isStillThere(executeSql, witness))) return false
  writeWhole(join(dataDir, FILE), JSON.stringify({ seq: end.seq, hash: end.hash, at: now.toISOString() }))
  return true
}

interface WatchParts {
  readonly executeSql: ExecuteSql
  readonly dataDir: string
  readonly isAvailable: () => boolean
}

/** Keeps where the trail ends as long as the server runs, and says in the log when entries that were there are missing. */
export function startAuditWitness({ executeSql, dataDir, isAvailable }: WatchParts): RepeatedJob {
  const sayFailed = limitedLog('where the audit trail ends is not kept', Date.now)
  let pausesUntil = 0
  return new RepeatedJob(EVERY_MS, isAvailable, async () => {
    if (Date.now() < pausesUntil) return
    try {
      if (await keepWitness(executeSql, dataDir)) return
      log.error('the audit trail was cut or changed: npm run audit -- verify')
      pausesUntil = Date.now() + AFTER_FAULT_MS
    } catch (error) {
      sayFailed(error)
    }
  })
}
