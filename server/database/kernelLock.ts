import 'server-only'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { errorCode } from '@/server/log'

/* A lock on an open file that the kernel keeps: whichever container asks, and until the process has ended, however it ends. */

export type LockOutcome = 'locked' | 'busy' | 'unsupported'

/**
 * Locks an open file against all others, or (`shared`) only against those that do not share. Closing the file gives the lock back.
 * @param fd open for reading, and for writing unless the lock is shared
 */
export type LockFile = (fd: number, options?: { readonly shared?: boolean }) => LockOutcome

/** File systems and sandboxes that know no such locks. */
const UNSUPPORTED = /^(EINVAL|ENOLCK|ENOSYS|ENOTSUP|EOPNOTSUPP|ENOTTY)$/

const unsupported: LockFile = () => 'unsupported'

/** The kernel's locks; on platforms that the package has no binary for, one that says `unsupported`. */
export async function kernelLocks(): Promise<LockFile> {
  const native = await import('fs-native-extensions').catch(() => undefined)
  if (!native) return unsupported
  return (fd, options) => {
    try {
      return native.tryLock(fd, options) ? 'locked' : 'busy'
    } catch (error) {
      const code = errorCode(error) ?? ''
      if (code === 'EACCES') return 'busy'
      if (UNSUPPORTED.test(code)) return 'unsupported'
      throw error
    }
  }
}

/** The same for all processes that share this kernel since it started. */
export function kernelId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

/** The same for all processes that see each other by their ids; '' where that is not known. */
export function processSpaceId(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** When a process started, in clock ticks since boot; undefined for one that has ended, be it a zombie. */
export function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? undefined : rest[18]
  } catch {
    return undefined
  }
}
