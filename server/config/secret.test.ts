import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config'
import { appSecret } from './secret'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shalya-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'secret')
const secret = () => appSecret({ ...readConfig({} as NodeJS.ProcessEnv), dataDir })

describe('the key kept in the data directory', () => {
  it('is made at the first start, in a file that is its owner’s alone, and found again', () => {
    const made = secret()
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(readdirSync(dataDir)).toEqual(['secret'])
    expect([readFileSync(file(), 'utf8'), statSync(file()).mode & 0o777]).toEqual([made, 0o600])
    expect(secret()).toBe(made)
  })

  it.each(['', '\n', 'half-of-a-key'])('that is cut to %j signs nothing', (left) => {
    writeFileSync(file(), left)
    expect(secret).toThrow(ConfigError)
    expect(secret).toThrow('secret: expected at least 32 characters; restore it from a backup')
    expect(readFileSync(file(), 'utf8')).toBe(left)
  })
})
