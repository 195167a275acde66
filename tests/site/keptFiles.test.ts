import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/* A page of the former release asks for its scripts for a day after the next one came (deploy/keep-release-files.sh). */

const SCRIPT = resolve(__dirname, '..', '..', 'deploy', 'keep-release-files.sh')
const HOUR_MS = 3_600_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const kept = (file: string) => join(folder, 'kept', file)

/** Builds a release and has its files kept. */
function release(files: Readonly<Record<string, string>>): void {
  const built = join(folder, 'built')
  rmSync(built, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true })
    writeFileSync(join(built, file), text)
  }
  const { status, stderr } = spawnSync('sh', [SCRIPT, built, join(folder, 'kept')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}

/** Lets time pass for all kept files. */
function wait(hours: number): void {
  for (const file of readdirSync(join(folder, 'kept'), { recursive: true, encoding: 'utf8' })) {
    const at = new Date(Date.now() - hours * HOUR_MS)
    utimesSync(kept(file), at, at)
  }
}

test('the files of a release stay for a day after the next one came, however long it ran, and then go (decision 0051)', () => {
  release({ 'chunks/shared.js': 'shared', 'chunks/one.js': 'one', 'build-1/_buildManifest.js': '1' })
  wait(1000)
  release({ 'chunks/shared.js': 'shared', 'chunks/two.js': 'two' })
  expect(readFileSync(kept('chunks/one.js'), 'utf8')).toBe('one')
  wait(23)
  // The same release again, as after a restart: its day does not end, that of the former one does.
  release({ 'chunks/shared.js': 'shared', 'chunks/two.js': 'two' })
  expect(existsSync(kept('chunks/one.js'))).toBe(true)
  utimesSync(kept('chunks/one.js'), new Date(), new Date(Date.now() - 25 * HOUR_MS))
  release({ 'chunks/three.js': 'three' })
  expect(readdirSync(kept('chunks')).sort()).toEqual(['shared.js', 'three.js', 'two.js'])
})

test('a file that is there is not written again: somebody may be getting it', () => {
  release({ 'chunks/one.js': 'one' })
  writeFileSync(kept('chunks/one.js'), 'as it was')
  release({ 'chunks/one.js': 'one' })
  expect(readFileSync(kept('chunks/one.js'), 'utf8')).toBe('as it was')
})
