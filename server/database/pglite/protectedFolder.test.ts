import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { protectFolder } from './protectedFolder'

const umask = process.umask()
const outside = mkdtempSync(join(tmpdir(), 'shalya-folder-'))
afterAll(() => {
  process.umask(umask)
  rmSync(outside, { recursive: true, force: true })
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the data directory is 0700 and its files 0600, whatever was there before and whatever comes (decision 0048)', () => {
  process.umask(0)
  const folder = join(outside, 'data')
  const paths = ['pglite/base/1', 'journal/1.ndjson', 'pictures/1.webp', 'secret', 'data-keys']
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true, mode: 0o777 })
    writeFileSync(join(folder, path), 'x', { mode: 0o666 })
  }
  const elsewhere = join(outside, 'elsewhere')
  writeFileSync(elsewhere, 'x', { mode: 0o644 })
  chmodSync(elsewhere, 0o644)
  symlinkSync(elsewhere, join(folder, 'link'))

  protectFolder(folder)
  writeFileSync(join(folder, 'journal', 'later'), 'x')
  mkdirSync(join(folder, 'later'))

  for (const path of [...paths, 'journal/later'])
    expect([path, modeOf(join(folder, path))]).toEqual([path, '600'])
  for (const path of ['', 'pglite', 'pglite/base', 'journal', 'later'])
    expect([path, modeOf(join(folder, path))]).toEqual([path, '700'])
  expect(modeOf(elsewhere)).toBe('644')
})
