import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { openToCommands } from '@/tests/support/openToCommands'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'

let own: TestDatabase
let close: () => Promise<void>

beforeAll(async () => {
  own = await createTestDatabase()
  close = await openToCommands(own)
})
afterAll(async () => {
  await close()
  await own.drop()
})

test('a reader that has seen enough of an export is no failure', async () => {
  const script = ['--conditions=react-server', '--import', 'tsx', 'scripts/catalogue.ts', 'export', 'cities']
  const child = spawn(process.execPath, script, {
    cwd: resolve(__dirname, '..', '..', '..'),
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: own.dataDir, DATABASE_URL: own.databaseUrl ?? '' },
  })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  child.stdout.destroy()
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, errors }).toEqual({ code: 0, errors: expect.stringMatching(/^The catalogue is empty: /) })
})
