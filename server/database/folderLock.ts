import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  futimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { errorCode, log } from '@/server/log'
import { kernelId, kernelLocks, type LockFile, processSpaceId, startOf } from './kernelLock'

/*
 * One process a folder (docs/decisions/0010). The kernel keeps the lock: across containers, and until the holder has ended. Where
 * it does not (another machine on a network file system, a sandbox without such locks) the holder's signs of life count: one a
 * second, judged by whether they change and by no clock of another machine.
 */

/** Another process works on the folder; the message is one line that names it. */
export class DataDirBusyError extends Error {
  override readonly name = 'DataDirBusyError'
}

const SIGN_EVERY_MS = 1000
/** A holder that gave no sign for so long has ended. */
const SILENT_MS = 10_000
/** A holder that could give no sign for so long looks whether it still has the lock before it writes anything. */
const UNSURE_MS = 4000
/** A command that checks the lock holds it briefly, and a killed holder needs a moment to end. */
const TRY_FOR_MS = 1000
const TRY_EVERY_MS = 40

const Holder = t.type({
  id: t.string,
  pid: t.number,
  /** As startOf tells. */
  start: t.string,
  host: t.string,
  /** Of kernelId and processSpaceId. */
  kernel: t.string,
  space: t.string,
})
/** Who holds a folder, as its file says. */
export type Holder = Readonly<t.TypeOf<typeof Holder>>

const pathIn = (folder: string) => join(folder, 'lock')
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Content of a lock file; '' if absent. */
function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}

/** Undefined if absent or written by an older release. */
function holderIn(text: string): Holder | undefined {
  try {
    return decoded(Holder, JSON.parse(text))
  } catch {
    return undefined
  }
}

function busy(folder: string, text: string): DataDirBusyError {
  const holder = holderIn(text)
  const who = holder ? `process ${holder.pid} of ${holder.host}` : 'another process'
  return new DataDirBusyError(`DATA_DIR: ${folder} is in use by ${who}; stop it or choose another DATA_DIR`)
}

/** Heartbeat of a lock file; reopened each time, because network file systems cache. */
function signIn(path: string): string {
  const fd = openSync(path, 'r')
  try {
    return `${fstatSync(fd).mtimeMs} ${readFileSync(fd, 'utf8')}`
  } finally {
    closeSync(fd)
  }
}

/** @throws {DataDirBusyError} if a heartbeat appears within the timeout */
async function awaitSilence(folder: string, silentMs: number): Promise<void> {
  const path = pathIn(folder)
  const before = signIn(path)
  for (const end = performance.now() + silentMs; performance.now() < end; await pause(SIGN_EVERY_MS / 2))
    if (signIn(path) !== before) throw busy(folder, textIn(path))
}

const newHolder = (): Holder => ({
  id: randomUUID(),
  pid: process.pid,
  start: startOf(process.pid) ?? '',
  host: hostname(),
  kernel: kernelId(),
  space: processSpaceId(),
})

interface LockOptions {
  /** Called once when another process has the folder; from then on nothing must be written here. Default: this process ends. */
  readonly onLost?: (reason: string) => void
  /** How long a holder whose lock the kernel does not know may give no sign of life; default 10 s. */
  readonly silentMs?: number
  /** Default: the kernel's. */
  readonly lockFile?: LockFile
}

/** A folder that this process holds. */
export class FolderLock {
  private readonly timer: NodeJS.Timeout
  private signedAt = performance.now()
  private isOver = false

  private constructor(
    readonly folder: string,
    private fd: number,
    private readonly me: Holder,
    private readonly lockFile: LockFile,
    private readonly onLost: (reason: string) => void,
  ) {
    this.timer = setInterval(() => this.sign(), SIGN_EVERY_MS).unref()
  }

  /**
   * Takes a folder for this process; it is made when it is missing.
   * @throws {DataDirBusyError} when another process holds it
   */
  static async take(
    folder: string,
    { onLost = endProcess, silentMs = SILENT_MS, lockFile }: LockOptions = {},
  ): Promise<FolderLock> {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const path = pathIn(folder)
    const lock = lockFile ?? (await kernelLocks())
    const me = newHolder()
    for (const end = performance.now() + TRY_FOR_MS; ; await pause(TRY_EVERY_MS)) {
      const fd = openSync(path, 'a+', 0o600)
      try {
        const outcome = lock(fd)
        if (outcome !== 'busy' && isAt(path, fd)) {
          await letGoByOthers(folder, outcome === 'locked', me, silentMs)
          write(fd, me)
          if (outcome === 'unsupported') await pause(SIGN_EVERY_MS)
          // Where the kernel keeps no lock, two may have come at once: the last one to write has it.
          if (holderIn(textIn(path))?.id === me.id) return new FolderLock(folder, fd, me, lock, onLost)
        }
      } catch (error) {
        closeSync(fd)
        throw error
      }
      closeSync(fd)
      if (performance.now() > end) throw busy(folder, textIn(path))
    }
  }

  /**
   * To be called before anything is written: does nothing but where this process could give no sign of life for a while (it
   * was suspended), so that another may have taken the folder.
   * @throws {DataDirBusyError} when another has
   */
  readonly check = (): void => {
    if (this.isOver || performance.now() - this.signedAt < UNSURE_MS) return
    this.sign()
    if (this.isOver) throw busy(this.folder, textIn(pathIn(this.folder)))
  }

  /** Gives the folder back. */
  readonly release = (): void => {
    if (this.isOver) return
    this.isOver = true
    clearInterval(this.timer)
    ftruncateSync(this.fd)
    closeSync(this.fd)
  }

  /** Gives a sign of life, where the lock is still this process's. */
  private sign(): void {
    if (this.isOver) return
    try {
      const path = pathIn(this.folder)
      if (!existsSync(path)) this.makeAgain(path)
      // Not by the open file alone: another process may have made and locked a new one.
      if (!isAt(path, this.fd) || holderIn(textIn(path))?.id !== this.me.id) return this.lose()
      futimesSync(this.fd, new Date(), new Date())
      this.signedAt = performance.now()
    } catch (error) {
      log.warn({ err: error }, 'the lock of DATA_DIR cannot be looked at')
    }
  }

  /** The file was removed: the first process to recreate it owns the folder. */
  private makeAgain(path: string): void {
    const fd = openSync(path, 'ax+', 0o600)
    if (this.lockFile(fd) === 'busy') return closeSync(fd)
    write(fd, this.me)
    closeSync(this.fd)
    this.fd = fd
  }

  private lose(): void {
    this.isOver = true
    clearInterval(this.timer)
    closeSync(this.fd)
    this.onLost(
      `DATA_DIR: ${this.folder} was taken from this process: it ends before it writes anything more`,
    )
  }
}

/** Ends the process, since it would write into another's folder. */
function endProcess(reason: string): void {
  console.error(reason)
  process.exit(1)
}

/** Whether a name still leads to an open file. */
function isAt(path: string, fd: number): boolean {
  const [named, opened] = [statSync(path, { throwIfNoEntry: false }), fstatSync(fd)]
  return named?.ino === opened.ino && named.dev === opened.dev
}

function write(fd: number, holder: Holder): void {
  ftruncateSync(fd)
  writeSync(fd, JSON.stringify(holder))
}

/**
 * Waits where a former holder may be alive without the kernel's knowledge.
 * @throws {DataDirBusyError} if it is
 */
async function letGoByOthers(folder: string, isLocked: boolean, me: Holder, silentMs: number): Promise<void> {
  const text = textIn(pathIn(folder))
  if (text === '') return
  const before = holderIn(text)
  if (before?.kernel === me.kernel) {
    // Its lock would be known here, and it is free.
    if (isLocked) return
    const isSeen = before.space !== '' && before.space === me.space
    if (isSeen && startOf(before.pid) !== before.start) return
  }
  await awaitSilence(folder, silentMs)
}

/** The folder's lock holder; undefined if none. Read-only. */
export async function lockHolder(folder: string): Promise<Holder | undefined> {
  const path = pathIn(folder)
  const text = textIn(path)
  if (text === '') return undefined
  const holder = holderIn(text) ?? { id: '', pid: 0, start: '', host: '', kernel: '', space: '' }
  const fd = openSync(path, 'r')
  try {
    const outcome = (await kernelLocks())(fd, { shared: true })
    if (outcome === 'busy') return holder
    if (outcome === 'locked' && holder.kernel === kernelId()) return undefined
    return Date.now() - fstatSync(fd).mtimeMs < SILENT_MS ? holder : undefined
  } finally {
    closeSync(fd)
  }
}
