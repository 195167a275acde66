import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@/server/config/config'
import { DamagedSealError, DataKeys, IN_THE_CLEAR, versionOf } from './dataKeys'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shalya-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const secretOf = (version: number) => `a-secret-of-version-${version}-and-nothing-else`
const keysOf = (...versions: readonly number[]) => {
  const DATA_KEYS = versions.map((version) => `${version}:${secretOf(version)}`).join(', ')
  return DataKeys.of(readConfig({ DATA_KEYS } as unknown as NodeJS.ProcessEnv))
}
const file = () => DataKeys.of({ dataKeys: undefined, dataDir })

describe('data keys (decision 0048)', () => {
  it('seal with the newest key and open with all', () => {
    const sealed = keysOf(1).seal('lead', 'Asha', 'row 1')
    expect(sealed).toMatch(/^1\.[\w-]+$/)
    const both = keysOf(2, 1)
    expect(both.versions).toEqual([2, 1])
    expect(versionOf(both.seal('lead', 'Asha', 'row 1'))).toBe(2)
    expect(both.open('lead', sealed, 'row 1')).toBe('Asha')
  })

  it('open nothing for another purpose or row, nor with another key, and say which one is expected', () => {
    const sealed = keysOf(1).seal('lead', 'Asha', 'row 1')
    expect(() => keysOf(1).open('form draft', sealed, 'row 1')).toThrow(DamagedSealError)
    expect(() => keysOf(1).open('lead', sealed, 'row 2')).toThrow(DamagedSealError)
    expect(() => keysOf(3).open('lead', sealed, 'row 1')).toThrow(
      'DATA_KEYS: expected key 1 among them, because data is sealed with it',
    )
  })

  it('seal bytes, such as a picture', () => {
    const picture = Uint8Array.from([0, 255, 254, 10])
    const keys = keysOf(1)
    expect([...keys.openBytes('picture', keys.seal('picture', picture))]).toEqual([...picture])
  })

  it('index a text the same way each time, by purpose and key, and not while rows are in the clear', () => {
    const keys = keysOf(2, 1)
    const index = keys.index('mobile', '9876543210')
    expect(index).toMatch(/^[\da-f]{32}$/)
    expect(keysOf(2).index('mobile', '9876543210')).toBe(index)
    expect(keys.index('city', '9876543210')).not.toBe(index)
    expect(keys.indexes('mobile', '9876543210')).toEqual([
      '9876543210',
      index,
      keysOf(1).index('mobile', '9876543210'),
    ])
    keys.writeWith(IN_THE_CLEAR)
    expect(keys.index('mobile', '9876543210')).toBe('9876543210')
  })

  it('are made at the first start, in a file that is its owner’s alone, and found again', () => {
    const sealed = file().seal('lead', 'Asha')
    const path = join(dataDir, 'data-keys')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path, 'utf8')).toMatch(/^1:[\w-]{43}\n$/)
    expect(file().open('lead', sealed)).toBe('Asha')
  })

  it('of a file are found by a running server when a command has added one', () => {
    const server = file()
    const command = file()
    expect(command.addKey()).toBe(2)
    expect(server.versions).toEqual([1])
    expect(server.open('lead', command.seal('lead', 'Asha'))).toBe('Asha')
    expect(server.versions).toEqual([2, 1])
  })

  it('stay with a running server when their file is gone', () => {
    const server = file()
    const sealed = server.seal('lead', 'Asha')
    rmSync(join(dataDir, 'data-keys'))
    expect(() => server.open('lead', sealed.replace('1.', '2.'))).toThrow(/expected key 2/)
    expect(server.open('lead', sealed)).toBe('Asha')
  })

  it('are not replaced when their file cannot be read', () => {
    writeFileSync(join(dataDir, 'data-keys'), 'damaged\n')
    expect(file).toThrow(/data-keys: expected a line version:key for each key/)
  })
})

it.each(['1:short', 'a-secret-without-a-version-before-it', `1:${secretOf(1)},1:${secretOf(2)}`])(
  'DATA_KEYS=%s is refused, without its value',
  (DATA_KEYS) =>
    expect(() => readConfig({ DATA_KEYS } as unknown as NodeJS.ProcessEnv)).toThrow(
      /^DATA_KEYS: expected version:key/,
    ),
)
