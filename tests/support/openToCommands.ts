import 'server-only'
import { serveAdminSocket } from '@/server/database/pglite/adminSocket'
import { FolderLock } from '@/server/database/folderLock'
import type { TestDatabase } from './testDatabase'

/**
 * Lets commands in processes of their own use a test's database: on PostgreSQL they come by address, on PGlite through this
 * process's socket. @returns what ends it
 */
export async function openToCommands(own: TestDatabase): Promise<() => Promise<void>> {
  if (own.databaseUrl) return async () => {}
  const { release } = await FolderLock.take(own.dataDir)
  const closeSocket = await serveAdminSocket(own.dataDir, own.database)
  return async () => {
    await closeSocket()
    release()
  }
}
