import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..', '..')
const DECISIONS = join('docs', 'decisions')
// docs/how-to-add.md is left out: its examples are files that are not there yet.
const DOCUMENTS = [
  'README.md',
  ...['map.md', 'data-flows.md', 'what-you-can-change.md'].map((file) => join('docs', file)),
  ...readdirSync(join(ROOT, DECISIONS)).map((file) => join(DECISIONS, file)),
]
const FILE_NAMED = /`([\w@()[\]./-]+\.(?:tsx?|mjs|cjs|md|json|css|sql|sh|conf|yaml))`/g

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = stdout.split('\n').map((file) => `/${file}`)

test('git lists the files', () => expect(files.length).toBeGreaterThan(1000))

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const named = [...readFileSync(join(ROOT, document), 'utf8').matchAll(FILE_NAMED)].map(([, file]) => file)
  expect(named.filter((file) => !files.some((there) => there.endsWith(`/${file}`)))).toEqual([])
})
