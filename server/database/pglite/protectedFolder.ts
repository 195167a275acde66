import 'server-only'
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@/server/log'
import { ConfigError } from '@/server/config/config'

/** What others on this machine may do with a file. */
const OTHERS = 0o077

/** Takes a file from everybody but its owner; a folder with all that is in it. */
function protect(path: string): void {
  const found = lstatSync(path)
  // A link has no rights of its own; what it leads to is not this folder's.
  if (found.isSymbolicLink()) return
  if (found.mode & OTHERS) chmodSync(path, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(path)) protectIfThere(join(path, name))
}

function protectIfThere(path: string): void {
  try {
    protect(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/**
 * Restricts the data directory (database, journal, keys, pictures) to its owner, and sets the umask for new files.
 * @throws {ConfigError} if another user owns it
 */
export function protectFolder(dataDir: string): void {
  process.umask(OTHERS)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    protect(dataDir)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error
    throw new ConfigError(`DATA_DIR: expected all of ${dataDir} to belong to the user that runs the site`)
  }
}
