import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The server, and what starts another program and is imported by others. */
const NO_COMMANDS = ['serve.mjs', 'postgres.mjs', 'redis.mjs', 'nginx.mjs']

const FOLDER = __dirname
const commands = readdirSync(FOLDER).filter(
  (file) =>
    /\.(mjs|ts)$/.test(file) &&
    !NO_COMMANDS.includes(file) &&
    readFileSync(join(FOLDER, file), 'utf8').startsWith('#!'),
)

test('every command ends without a word once nobody reads what it prints', () => {
  expect(commands.length).toBeGreaterThan(15)
  const imports = (file: string) =>
    readFileSync(join(FOLDER, file), 'utf8').includes(`import './closedPipe.mjs'`)
  expect(commands.filter((file) => !imports(file))).toEqual([])
})

test('a pipe that is closed is no error', async () => {
  const prints = `setInterval(() => process.stdout.write('a line\\n'.repeat(10_000)), 1)`
  const child = spawn(process.execPath, ['--import', join(FOLDER, 'closedPipe.mjs'), '-e', prints])
  let said = ''
  child.stderr.on('data', (part) => (said += String(part)))
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = (await once(child, 'close')) as [number]
  expect([code, said]).toEqual([0, ''])
})
