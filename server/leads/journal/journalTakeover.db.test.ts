import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { DataDirBusyError, FolderLock } from '@/server/database/folderLock'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { until } from '@/tests/support/until'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { NoJournalError, startAdoption, takeOverJournal, takeOverJournals } from './journalTakeover'

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

test('of a DATA_DIR that servers share each dead one is brought in, and a living one left alone', async () => {
  const dataDir = newDataDir()
  const dead = await serverWithoutDatabase(join(dataDir, 'server-2'))
  const alive = await serverWithoutDatabase(dataDir)
  const id = await acceptedId(dead.intake, leadInput())
  const ofLiving = await acceptedId(alive.intake, leadInput())
  await dead.intake.stop()
  const lock = await FolderLock.take(dataDir)

  await expect(takeOverJournal(own.database, dataDir)).rejects.toThrow(DataDirBusyError)
  expect(await takeOverJournals(own.database, dataDir)).toEqual({ count: 1, living: 1 })
  expect(await storedIds()).toContain(id)
  expect(await storedIds()).not.toContain(ofLiving)
  await expect(takeOverJournals(own.database, dataDir)).rejects.toThrow(DataDirBusyError)

  lock.release()
  await alive.intake.stop()
  expect(await takeOverJournals(own.database, dataDir)).toEqual({ count: 1, living: 0 })
  expect(await storedIds()).toContain(ofLiving)
})

test('a server brings in what another one that shared its DATA_DIR has left, while it runs', async () => {
  const dataDir = newDataDir()
  const dead = await serverWithoutDatabase(join(dataDir, 'server-2'))
  const id = await acceptedId(dead.intake, leadInput())
  await dead.intake.stop()
  const job = startAdoption({
    database: { ...own.database, kind: 'postgres' },
    dataDir,
    own: dataDir,
    isAvailable: () => true,
    everyMs: 20,
  })
  await until('the lead is stored', async () => (await storedIds()).includes(id))
  await job?.stop()
})

test('a folder without a journal is a mistake', async () => {
  const folder = newDataDir()
  mkdirSync(join(folder, 'pictures'))
  await expect(takeOverJournal(own.database, folder)).rejects.toThrow(NoJournalError)
  expect(readdirSync(folder)).toEqual(['pictures'])
})
