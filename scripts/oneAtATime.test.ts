import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'shalya-one-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Notes its beginning and its end in a file, as work that must not be done twice at once. */
const worker = (lock: string, notes: string) => `
  import { appendFileSync } from 'node:fs'
  import { oneAtATime } from ${JSON.stringify(join(__dirname, 'oneAtATime.mjs'))}
  await oneAtATime(${JSON.stringify(lock)}, async () => {
    appendFileSync(${JSON.stringify(notes)}, 'begins ')
    await new Promise((resolve) => setTimeout(resolve, 100))
    appendFileSync(${JSON.stringify(notes)}, 'ends ')
  }, () => {})`
const runs = async (lock: string, notes: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', worker(lock, notes)], {
    stdio: 'inherit',
  })
  expect((await once(child, 'exit'))[0]).toBe(0)
}

test('what several processes begin at once is done by one after the other', async () => {
  const [lock, notes] = [join(folder, 'lock'), join(folder, 'notes')]
  await Promise.all([runs(lock, notes), runs(lock, notes), runs(lock, notes)])
  expect(readFileSync(notes, 'utf8')).toBe('begins ends '.repeat(3))
  expect(existsSync(lock)).toBe(false)
})

test('a process that was killed holds up nobody', async () => {
  const [lock, notes] = [join(folder, 'left'), join(folder, 'others')]
  writeFileSync(lock, '')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(lock, anHourAgo, anHourAgo)
  await runs(lock, notes)
  expect(readFileSync(notes, 'utf8')).toBe('begins ends ')
})
