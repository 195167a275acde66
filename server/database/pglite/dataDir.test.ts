import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataDirBusyError, lockDataDir, lockHolder } from './dataDir'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'lock')

describe('the lock of the data directory', () => {
  it('holds the process id, and is gone when it is given back', () => {
    const unlock = lockDataDir(folder)
    expect(lockHolder(folder)).toBe(process.pid)
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('refuses a second process in one line that names the first', () => {
    const other = spawn('sleep', ['30'])
    try {
      writeFileSync(lockFile(), `${other.pid}\n`)
      expect(() => lockDataDir(folder)).toThrow(DataDirBusyError)
      expect(() => lockDataDir(folder)).toThrow(
        `DATA_DIR: ${folder} is in use by process ${other.pid}; stop it or choose another DATA_DIR`,
      )
      expect(readFileSync(lockFile(), 'utf8')).toBe(`${other.pid}\n`)
    } finally {
      other.kill()
    }
  })

  it('is taken over from a process that died', () => {
    const dead = spawnSync('true').pid
    writeFileSync(lockFile(), `${dead} 123\n`)
    const unlock = lockDataDir(folder)
    expect(lockHolder(folder)).toBe(process.pid)
    unlock()
  })

  it('is taken over when the id now belongs to a later process', () => {
    const other = spawn('sleep', ['30'])
    try {
      writeFileSync(lockFile(), `${other.pid} 1\n`)
      expect(lockHolder(folder)).toBeUndefined()
      lockDataDir(folder)()
    } finally {
      other.kill()
    }
  })

  it('is taken over when it is damaged', () => {
    writeFileSync(lockFile(), '')
    expect(() => lockDataDir(folder)()).not.toThrow()
  })
})
