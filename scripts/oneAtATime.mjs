/** Waits for another process that does the same; plain Node, because it runs before anything is installed. */
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOKS_EVERY_MS = 300
const RENEWS_EVERY_MS = 2000
/** A lock file not renewed for this long belongs to a dead process. */
const SILENT_MS = 30_000

/** Makes the file. @returns whether it was not there */
function take(file) {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** How long ago it was renewed; 0 where it is gone. */
const silentFor = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? Date.now() - stats.mtimeMs : 0
}

function renew(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The lock file was removed; the work continues.
  }
}

/**
 * Runs work while no other process runs it under the same lock file; locks of dead processes expire.
 * @param {string} file lock file
 * @param {() => Promise<void>} work
 * @param {() => void} onWait called once if another process is first
 */
export async function oneAtATime(file, work, onWait) {
  for (let waits = 0; !take(file); waits++) {
    if (silentFor(file) > SILENT_MS) rmSync(file, { force: true })
    else {
      if (waits === 0) onWait()
      await sleep(LOOKS_EVERY_MS)
    }
  }
  const renewing = setInterval(() => renew(file), RENEWS_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    rmSync(file, { force: true })
  }
}
