import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { claimRun } from './repeatedJob'

const MINUTE = 60_000

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

const turns = (job: string, servers: number) =>
  Promise.all(Array.from({ length: servers }, () => claimRun(own.database.executeSql, job, MINUTE)))

test('of all servers one does a job in a period, and one again in the next (decision 0051)', async () => {
  expect((await turns('sweep', 20)).filter(Boolean)).toHaveLength(1)
  expect((await turns('sweep', 20)).filter(Boolean)).toHaveLength(0)
  await own.database.executeSql(`update job_turn set taken_at = taken_at - interval '55 seconds'`)
  expect((await turns('sweep', 20)).filter(Boolean)).toHaveLength(1)
})

test('each job has turns of its own', async () => {
  expect(await turns('one', 1)).toEqual([true])
  expect(await turns('another', 1)).toEqual([true])
})
