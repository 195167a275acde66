import 'server-only'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  chmodSync,
  lstatSync,
  readdirSync,
} from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@/server/log'
import { ConfigError } from '@/server/config/config'

/** Another process works on the data directory; the message is one line that names it. */
export class DataDirBusyError extends Error {
  override readonly name = 'DataDirBusyError'
}

/** When a process started, in clock ticks since boot: tells a living holder from a later process of the same id. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function holderOf(text: string): number | undefined {
  const [pidText = '', start = ''] = text.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  return start === '' || startOf(pid) === start ? pid : undefined
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The process that holds the data directory, or undefined when none alive does. */
export const lockHolder = (dataDir: string): number | undefined => holderOf(read(join(dataDir, 'lock')))

/**
 * Says in the lock that this process is alive: another machine, which shares the folder, cannot look for the process.
 * Never throws: a folder that is away is noticed elsewhere.
 */
export function signLife(dataDir: string): void {
  try {
    utimesSync(join(dataDir, 'lock'), new Date(), new Date())
  } catch {
    // Without a sign of life others may take over what stands here, which they do by hand.
  }
}

/** When the holder of the lock last was alive, in ms since 1970; 0 when nobody left a lock. */
export const lastSignOfLife = (dataDir: string): number =>
  statSync(join(dataDir, 'lock'), { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Takes the data directory for this process; a lock left by a dead process is taken over.
 * @returns the function that gives it back
 * @throws {DataDirBusyError} when a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'lock')
  const mine = `${process.pid} ${startOf(process.pid)}\n`
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      // A link appears with its whole content or not at all, and only when the name is free.
      if (!attemptLink(draft, path)) removeStale(path, dataDir)
      else return () => void (read(path) === mine && rmSync(path, { force: true }))
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new DataDirBusyError(`DATA_DIR: ${dataDir} is being taken by several processes at once`)
}

function attemptLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead process's lock away; one that a living process took in the meantime is put back. */
function removeStale(path: string, dataDir: string): void {
  const busy = (holder: number) =>
    new DataDirBusyError(
      `DATA_DIR: ${dataDir} is in use by process ${holder}; stop it or choose another DATA_DIR`,
    )
  const holder = holderOf(read(path))
  if (holder) throw busy(holder)
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = holderOf(read(aside))
  if (moved) attemptLink(aside, path)
  rmSync(aside, { force: true })
  if (moved) throw busy(moved)
}

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
 * The data directory is its owner's alone, whatever was there before: database, journal, keys and pictures. What this
 * process makes from now on is as well.
 * @throws {ConfigError} when somebody else owns it
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
