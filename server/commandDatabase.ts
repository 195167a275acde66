import 'server-only'
import type { Config } from './config'
import { LeadIntake } from './leads/intake/leadIntake'
import { lockDataDir, lockHolder } from './database/pglite/dataDirLock'
import { type Database, openDatabase, openThroughAdminSocket } from './database/database'
import { migrate } from './database/migrate'
import { protectFolder } from './database/pglite/protectedFolder'
import { learnKeyInUse } from './sealing/keyInUse'

/** How long a server that is just starting may take to open its admin socket. */
const SERVER_START_LIMIT_MS = 20_000
const ASK_AGAIN_MS = 200

/** A database that a command works on. */
export interface CommandDatabase {
  readonly database: Database
  close(): Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Opens the database for the command line: PostgreSQL directly; the embedded one through the server that runs on it,
 * else by itself, with what a killed server left in its journal brought in first.
 * @throws the database's error, or DataDirBusyError when its holder does not answer
 */
export async function openCommandDatabase({ databaseUrl, dataDir }: Place): Promise<CommandDatabase> {
  if (databaseUrl) {
    const database = await openDatabase({ databaseUrl, dataDir }, { queryLimitMs: 0 })
    const close = () => database.close()
    try {
      await migrate(database.kysely)
      await learnKeyInUse(database)
      return { database, close }
    } catch (error) {
      await close()
      throw error
    }
  }
  const served = await throughServer(dataDir)
  return served ?? openEmbeddedDatabase(dataDir)
}

async function throughServer(dataDir: string): Promise<CommandDatabase | undefined> {
  for (const end = Date.now() + SERVER_START_LIMIT_MS; lockHolder(dataDir) && Date.now() < end;) {
    try {
      const database = await openThroughAdminSocket(dataDir)
      return { database, close: () => database.close() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
  return undefined
}

async function openEmbeddedDatabase(dataDir: string): Promise<CommandDatabase> {
  const unlock = lockDataDir(dataDir)
  try {
    protectFolder(dataDir)
    const database = await openDatabase({ dataDir })
    const intake = await LeadIntake.start({ database, dataDir })
    return {
      database,
      async close() {
        await intake.stop()
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
