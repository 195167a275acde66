import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { DataDirBusyError, lockDataDir, signLife } from '@/server/database/pglite/dataDir'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { NoJournalError, takeOverJournal } from './journalTakeover'

let own: TestDatabase
let folders: string[] = []
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders = []
})

const newDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-dead-'))
  folders.push(folder)
  return folder
}

/** A server that takes leads while the database is unavailable for it. */
async function serverWithoutDatabase(dataDir = newDataDir()) {
  const cut = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  const database: Database = { ...own.database, executeSql: cut, transaction: cut }
  return { dataDir, intake: await LeadIntake.start({ database, dataDir, probeEveryMs: 60_000 }) }
}

const storedIds = async () =>
  (await own.database.executeSql<{ id: string }>('select id from lead')).rows.map(({ id }) => id)
const segments = (dataDir: string) =>
  readdirSync(join(dataDir, 'journal')).filter((name) => name.endsWith('.ndjson'))

test('what a dead server acknowledged is stored by another, once, and nothing is left for its return (decision 0051)', async () => {
  const dead = await serverWithoutDatabase()
  const ids = await Promise.all(Array.from({ length: 20 }, () => acceptedId(dead.intake, leadInput())))
  await dead.intake.stop()

  expect(await takeOverJournal(own.database, dead.dataDir)).toBe(20)
  expect((await storedIds()).sort()).toEqual([...ids].sort())
  expect(segments(dead.dataDir)).toEqual([])
  expect(await takeOverJournal(own.database, dead.dataDir)).toBe(0)

  const back = await LeadIntake.start({ database: own.database, dataDir: dead.dataDir })
  await back.stop()
  expect(await storedIds()).toHaveLength(20)
})

test('a lead that its sender offered to two servers is one lead, under both ids', async () => {
  const input = leadInput({}, { idempotencyKey: 'offered-twice' })
  const [one, other] = [await serverWithoutDatabase(), await serverWithoutDatabase()]
  const ids = [await acceptedId(one.intake, input), await acceptedId(other.intake, input)]
  await one.intake.stop()
  await other.intake.stop()
  const before = (await storedIds()).length

  await Promise.all([one, other].map(({ dataDir }) => takeOverJournal(own.database, dataDir)))
  expect(await storedIds()).toHaveLength(before + 1)
  const { rows } = await own.database.executeSql<{ id: string; lead_id: string }>(
    'select id, lead_id from lead_alias',
  )
  expect(rows.map(({ id, lead_id }) => [id, lead_id].sort())).toEqual([[...ids].sort()])
})

test('a folder whose server is alive is left alone, also when it is on another machine', async () => {
  const { dataDir, intake } = await serverWithoutDatabase()
  await intake.stop()
  // A process that this machine does not have, and a sign of life from just now.
  writeFileSync(join(dataDir, 'lock'), '999999999 1\n')
  signLife(dataDir)
  await expect(takeOverJournal(own.database, dataDir)).rejects.toThrow(DataDirBusyError)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(join(dataDir, 'lock'), longAgo, longAgo)
  expect(await takeOverJournal(own.database, dataDir)).toBe(0)

  const unlock = lockDataDir(dataDir)
  utimesSync(join(dataDir, 'lock'), longAgo, longAgo)
  await expect(takeOverJournal(own.database, dataDir)).rejects.toThrow(DataDirBusyError)
  unlock()
})

test('a folder without a journal is a mistake', async () => {
  const folder = newDataDir()
  mkdirSync(join(folder, 'pictures'))
  await expect(takeOverJournal(own.database, folder)).rejects.toThrow(NoJournalError)
  expect(readdirSync(folder)).toEqual(['pictures'])
})
