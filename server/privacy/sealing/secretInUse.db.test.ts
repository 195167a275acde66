import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot } from '@/server/boot'
import { readConfig } from '@/server/config/config'
import { holdHashOf, isNumberHeld, placeHold } from '@/server/privacy/retention/legalHold'
import { createTestDatabase, testDatabaseKind, type TestDatabase } from '@/tests/support/testDatabase'
import { AppSecretError, checkSecretInUse, putSecretInUse } from './secretInUse'

const [ONE, OTHER] = ['one secret of thirty-two characters.', 'another of thirty-two characters...']
const NUMBER = { countryCode: '91', mobile: '9876543210' }

let own: TestDatabase
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(() => own.drop())

test('the first server’s secret is the database’s, and another one is refused in one line (decision 0048)', async () => {
  const both = [ONE, OTHER].map((secret) => checkSecretInUse(own.database, secret))
  const [one, other] = await Promise.allSettled(both)
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const [right, wrong] = one?.status === 'fulfilled' ? [ONE, OTHER] : [OTHER, ONE]
  await checkSecretInUse(own.database, right ?? '')
  const error: unknown = await checkSecretInUse(own.database, wrong ?? '').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppSecretError)
  expect((error as Error).message).toMatch(/^APP_SECRET: another than .* npm run keys -- secret$/)
})

test('what tells it from others is another in each database', async () => {
  await checkSecretInUse(own.database, ONE)
  const read = async () => (await own.database.executeSql('select * from app_secret_use')).rows[0]
  const before = await read()
  await own.database.executeSql('delete from app_secret_use')
  await checkSecretInUse(own.database, ONE)
  const after = await read()
  expect([after?.salt, after?.proof]).not.toEqual([before?.salt, before?.proof])
  expect(after?.proof).not.toBe(before?.proof)
})

test('another one is put in use, and a held number is held on', async () => {
  await checkSecretInUse(own.database, ONE)
  await placeHold(own.database, ONE, { number: NUMBER }, { reason: 'a court', by: 'Meera' })
  expect(await putSecretInUse(own.database, OTHER)).toBe(1)
  await checkSecretInUse(own.database, OTHER)
  await expect(checkSecretInUse(own.database, ONE)).rejects.toThrow(AppSecretError)
  expect(await isNumberHeld(own.database.executeSql, holdHashOf(OTHER, NUMBER))).toBe(true)
})

// Two servers on one database are PostgreSQL's.
const onPostgres = testDatabaseKind === 'postgres' ? test : test.skip
onPostgres.each([
  ['APP_SECRET', { DATA_KEYS: process.env.DATA_KEYS }, 'secret'],
  ['DATA_KEYS', { APP_SECRET: ONE }, 'data-keys'],
])('a server with another %s does not start, and writes none', async (name, settings, file) => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'shalya-secret-')))
  const start = (DATA_DIR: string | undefined) =>
    boot(readConfig({ ...settings, DATA_DIR, DATABASE_URL: own.databaseUrl } as unknown as NodeJS.ProcessEnv))
  try {
    await (await start(folders[0])).shutdown()
    expect(readdirSync(folders[0] ?? '')).toContain(file)
    await expect(start(folders[1])).rejects.toThrow(new RegExp(`^${name}: `))
    expect(readdirSync(folders[1] ?? '')).not.toContain(file)
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
})
