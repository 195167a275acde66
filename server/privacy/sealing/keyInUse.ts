import 'server-only'
import { RepeatedJob } from '@/server/database/repeatedJob'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { DamagedSealError, DataKeyError, dataKeys, type DataKeys, IN_THE_CLEAR } from './dataKeys'
import { sealedContent, type StoredColumns } from './leadContent'

/*
 * Which key rows are written with is the database's to say, so that all servers write what all can read: a new key goes to
 * every server first, and is in use once `npm run keys -- rotate` has said so.
 */

const READ = 'select version, proof from data_key_use'

/**
 * Rows stay unencrypted while older servers may run: never on the embedded database, elsewhere until the command is
 * given.
 */
const CHOOSE = `update data_key_use set version = $1::int, proof = $2
  where version is null or ($3::boolean and version = ${IN_THE_CLEAR})`

const USE = 'update data_key_use set version = $1::int, proof = $2, has_others = true'

interface KeyInUse {
  readonly version: number | null
  readonly proof: string | null
}

/** Tells a key from another one of its version, and nothing else of it. */
const proofOf = (keys: DataKeys, version: number): string => keys.indexOf(version, 'proof', 'shalya')

async function readUse({ executeSql }: Pick<Database, 'executeSql'>): Promise<KeyInUse> {
  const { rows } = await executeSql<KeyInUse>(READ)
  return rows[0] ?? { version: null, proof: null }
}

/**
 * Learns which key rows are written with; chooses the newest for a database that has none.
 * @throws {DataKeyError} when that key is not here, or another is in its place; the database's error
 */
export async function learnKeyInUse(database: Pick<Database, 'executeSql' | 'kind'>): Promise<void> {
  const keys = dataKeys()
  let use = await readUse(database)
  let hasWritten = false
  if (use.version === null || (use.version === IN_THE_CLEAR && database.kind === 'pglite')) {
    const chosen = [keys.newest, proofOf(keys, keys.newest), database.kind === 'pglite']
    hasWritten = keys.keep()
    await database.executeSql(CHOOSE, chosen)
    // Another server may have been first.
    use = await readUse(database)
  }
  const version = use.version ?? IN_THE_CLEAR
  const isOther = version !== IN_THE_CLEAR && use.proof !== proofOf(keys, version)
  if (isOther && hasWritten) keys.takeBack()
  if (isOther)
    throw new DataKeyError(`DATA_KEYS: key ${version} is another than the one that data is sealed with`)
  keys.writeWith(version)
}

const ENDS = `(select id, sealed from lead order by created_at, id limit 1)
  union all (select id, sealed from lead order by created_at desc, id desc limit 1)`

/** @throws {DataKeyError} when the oldest or the newest lead is not opened by the keys that are here; the database's error */
export async function checkKeysOpenLeads({ executeSql }: Pick<Database, 'executeSql'>): Promise<void> {
  for (const row of (await executeSql<Pick<StoredColumns, 'id' | 'sealed'>>(ENDS)).rows)
    try {
      sealedContent(row)
    } catch (error) {
      if (!(error instanceof DamagedSealError)) throw error
      throw new DataKeyError(
        `DATA_KEYS: ${error.message}: it is another than the one that data is sealed with`,
      )
    }
}

/** From now on rows are written with a key; other servers learn it within KEY_WATCH_MS. @throws the database's error */
export async function putKeyInUse(
  { executeSql }: Pick<Database, 'executeSql'>,
  version: number,
): Promise<void> {
  const keys = dataKeys()
  await executeSql(USE, [version, proofOf(keys, version)])
  keys.writeWith(version)
}

/** How long after a change of the key in use servers may still write with the one before. */
export const KEY_WATCH_MS = 5000

/** Learns again and again which key rows are written with. @param isAvailable whether the database is there now */
export const startKeyWatch = (database: Database, isAvailable: () => boolean): RepeatedJob =>
  new RepeatedJob(KEY_WATCH_MS, isAvailable, () =>
    learnKeyInUse(database).catch((error: unknown) =>
      log.error({ err: error }, 'the key in use is not known'),
    ),
  )
