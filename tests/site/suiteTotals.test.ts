import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const SUITE = resolve(__dirname, '..', '..', 'scripts', 'test.mjs')

test('a sum fails when the run before has left none: it was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-totals-'))
  // A stage that passes.
  mkdirSync(join(folder, 'scripts'))
  writeFileSync(join(folder, 'scripts', 'packages.mjs'), '')
  const sumWith = (...args: readonly string[]) => {
    const words = [SUITE, '--only', 'advisories', ...args]
    const env = { ...process.env, NODE_OPTIONS: '' }
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' })
    return [status, stdout.trim().split('\n').at(-1)]
  }
  try {
    expect(sumWith('--add', 'totals.json')).toEqual([1, '0 passed, 1 failed'])
    expect(sumWith('--totals', 'totals.json')).toEqual([0, '1 passed, 0 failed'])
    expect(sumWith('--add', 'totals.json')).toEqual([0, '2 passed, 0 failed'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
