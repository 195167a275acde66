import 'server-only'
import { serveAdminSocket } from '@/server/database/pglite/adminSocket'
import { lockDataDir } from '@/server/database/pglite/dataDir'
import type { TestDatabase } from './testDatabase'

/**
 * Lets commands in processes of their own use a test's database: on PostgreSQL they come by address, on PGlite through this
 * process's socket. @returns what ends it
 */
export async function openToCommands(own: TestDatabase): Promise<() => Promise<void>> {
  if (own.databaseUrl) return async () => {}
  const unlock = lockDataDir(own.dataDir)
  const closeSocket = await serveAdminSocket(own.dataDir, own.database)
  return async () => {
    await closeSocket()
    unlock()
  }
}
