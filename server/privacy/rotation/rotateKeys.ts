import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@/server/database/database'
import { RepeatedJob, claimRun } from '@/server/database/repeatedJob'
import { BEFORE_ALL } from '@/server/database/uuid'
import { log } from '@/server/log'
import { DataKeyError, dataKeys, IN_THE_CLEAR } from '@/server/privacy/sealing/dataKeys'
import { KEY_WATCH_MS, learnKeyInUse, putKeyInUse } from '@/server/privacy/sealing/keyInUse'
import type { LinkPurpose } from '@/server/privacy/sealing/signedChain'
import type { SealedPurpose } from '@/server/privacy/tables/tableRow'
import { SEALED_PLACES, staleRows, versionAt } from '@/server/privacy/tables/tables'
import { SEALED_TABLES, type SealedTable } from './sealedTables'

/*
 * Re-encrypts rows in short statements while servers run: rows changed meanwhile are skipped and found again. An
 * interrupted rotation keeps its progress, and the next run continues.
 */

type Sql = Pick<Database, 'executeSql'>

/** The end of the next rows of a table, whether or not they are to be sealed: each statement reads a few. */
async function endOfSlice({ executeSql }: Sql, { name, key, sliceRows }: SealedTable, after: string) {
  const { rows } = await executeSql<{ to: string | null }>(
    `select max(key::text) as to from (
      select ${key} as key from ${name} where ${key} > $1::uuid order by ${key} limit ${sliceRows}) as slice`,
    [after],
  )
  return rows[0]?.to ?? undefined
}

interface PassOptions {
  /** APP_SECRET (secret.ts). */
  readonly secret: string
  /** Between two slices, so that others have the database as well. */
  readonly restMs?: number
  readonly onSealed?: (rows: number) => void
  readonly mayGoOn?: () => boolean
  /** Time for servers to pick up the new key, in milliseconds. */
  readonly settleMs?: number
}

/** Goes through all tables once. @returns how many rows it sealed */
async function pass(database: Database, options: PassOptions): Promise<number> {
  const { secret, restMs = 0, onSealed = () => {}, mayGoOn = () => true } = options
  let sealed = 0
  for (const table of SEALED_TABLES)
    for (let after: string | undefined = BEFORE_ALL; after && mayGoOn();) {
      const to: string | undefined = await endOfSlice(database, table, after)
      if (to) {
        const stale = staleRows(table.name, dataKeys().writtenWith)
        sealed += await table.seal(database.executeSql, { after, to, stale, secret })
        onSealed(sealed)
        await sleep(restMs)
      }
      after = to
    }
  return sealed
}

const FINISHED = 'update data_key_use set has_others = false where version = $1::int'
const PASSES = 20

/** Whether rows remain under an older key because they were locked. */
async function hasStaleRows({ executeSql }: Sql): Promise<boolean> {
  for (const { name } of SEALED_TABLES) {
    const exists = `select exists (select from ${name} where ${staleRows(name, dataKeys().writtenWith)}) as found`
    if ((await executeSql<{ found: boolean }>(exists)).rows[0]?.found) return true
  }
  return false
}

const STEP_MS = 100

async function settle({ settleMs = 2 * KEY_WATCH_MS, mayGoOn = () => true }: PassOptions): Promise<void> {
  for (const end = Date.now() + settleMs; Date.now() < end && mayGoOn();) await sleep(STEP_MS)
}

/**
 * Seals all rows with the key in use, those in the clear as well.
 * @returns how many rows it sealed
 * @throws the database's error; {DataKeyError} where a key is missing; {DamagedSealError} for a row that no key opens
 */
export async function sealAllRows(database: Database, options: PassOptions): Promise<number> {
  let all = 0
  // A new database has none: its first leads are not read once more while others come.
  const hasAny = await hasStaleRows(database)
  for (let done = hasAny ? 1 : 0, times = 0; done > 0 && times < PASSES; times++) {
    // A server that has not learnt of the key yet may have written with the one before.
    if (times > 0) await settle(options)
    const before = all
    done = await pass(database, { ...options, onSealed: (rows) => options.onSealed?.(before + rows) })
    all += done
  }
  if (options.mayGoOn?.() !== false && !(await hasStaleRows(database)))
    await database.executeSql(FINISHED, [dataKeys().writtenWith])
  return all
}

/**
 * Puts the newest key in use and seals all rows with it. Where the key file's newest is in use for all rows already, a newer
 * one is made first; an interrupted rotation is gone on with.
 * @returns the version of the key, and how many rows were sealed
 * @throws {DataKeyError} when DATA_KEYS has no newer key; as sealAllRows
 */
export async function rotateKeys(
  database: Database,
  options: PassOptions,
): Promise<{ readonly version: number; readonly rows: number }> {
  const keys = dataKeys()
  await learnKeyInUse(database)
  if (keys.writtenWith === keys.newest && !(await hasOtherRows(database))) keys.addKey()
  const version = keys.newest
  if (keys.writtenWith !== version) {
    await putKeyInUse(database, version)
    // Servers without the new key cannot find people by numbers sealed with it.
    if (await hasStaleRows(database)) await settle(options)
  }
  return { version, rows: await sealAllRows(database, options) }
}

const hasOtherRows = async ({ executeSql }: Sql): Promise<boolean> =>
  (await executeSql<{ has_others: boolean }>('select has_others from data_key_use')).rows[0]?.has_others ??
  false

/** How many rows a key has sealed, or signed, at a place; version 0 is in the clear. */
export interface KeyUse {
  readonly table: string
  readonly purpose: SealedPurpose | LinkPurpose
  readonly version: number
  readonly rows: number
}

/** Signed rows that are not signed again: their key is needed until they are removed. */
const SIGNED: readonly { readonly table: string; readonly purpose: LinkPurpose }[] = [
  { table: 'audit_entry', purpose: 'audit entry' },
  { table: 'lead_event', purpose: 'lead event' },
  { table: 'appointment_event', purpose: 'appointment event' },
  { table: 'waiting_event', purpose: 'waiting event' },
]

/** Reads the version of every sealed text of the database. @throws the database's error */
export async function keyUses({ executeSql }: Sql): Promise<readonly KeyUse[]> {
  const uses: KeyUse[] = []
  for (const place of SEALED_PLACES) {
    const { table, purpose, concerns } = place
    const { rows } = await executeSql<{ version: number; rows: number }>(
      `select coalesce(${versionAt(place)}, '${IN_THE_CLEAR}')::int as version, count(*)::int as rows
        from ${table} where ${concerns} group by 1 order by 1`,
    )
    uses.push(...rows.map((row) => ({ table, purpose, ...row })))
  }
  for (const { table, purpose } of SIGNED) {
    const { rows } = await executeSql<{ version: number; rows: number }>(
      `select split_part(hash, '.', 1)::int as version, count(*)::int as rows from ${table}
        where hash like '%.%' group by 1 order by 1`,
    )
    uses.push(...rows.map((row) => ({ table, purpose, ...row })))
  }
  return uses
}

/** Leads are written in between. */
const REST_MS = 20
const EVERY_MS = 60_000

/** Seals what older releases and interrupted rotations have left, as long as the server runs; of several servers one does. */
export function startResealing(database: Database, secret: string, isAvailable: () => boolean): RepeatedJob {
  const job = new RepeatedJob(EVERY_MS, isAvailable, async (mayGoOn) => {
    try {
      if (dataKeys().writtenWith === IN_THE_CLEAR || !(await hasOtherRows(database))) return
      if (!(await claimRun(database.executeSql, 'sealing', EVERY_MS))) return
      const rows = await sealAllRows(database, { secret, restMs: REST_MS, mayGoOn })
      if (rows) log.info({ rows }, 'personal data of before has been sealed')
    } catch (error) {
      const lacksKey = error instanceof DataKeyError
      log.warn({ err: error }, lacksKey ? error.message : 'personal data of before is not sealed yet')
    }
  })
  job.begin()
  return job
}
