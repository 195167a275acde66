import { randomUUID } from 'node:crypto'
import type PgBoss from 'pg-boss'
import { createTestDatabase, type TestDatabase } from '@/tests/support/testDatabase'
import {
  DELIVERY_QUEUE,
  closeDeliveryQueue,
  endRestOfJobs,
  insertDeliveryJobs,
  openDeliveryQueue,
} from './deliveryQueue'

let test_: TestDatabase
let boss: PgBoss
const troubles: unknown[] = []

beforeAll(async () => {
  test_ = await createTestDatabase()
  boss = await openDeliveryQueue(test_.database, 60, (error) => troubles.push(error))
})
afterAll(async () => {
  await closeDeliveryQueue(boss)
  await test_.drop()
})
afterEach(() => test_.database.executeSql('delete from pgboss.job'))

const insert = (jobs: { leadId: string; waitMs: number }[]) =>
  test_.database.transaction((executeSql) => insertDeliveryJobs(jobs, executeSql))
const fetchAll = async () => {
  const jobs = await boss.fetch<{ leadId: string }>(DELIVERY_QUEUE, { batchSize: 500 })
  return jobs.map(({ data }) => data.leadId).sort()
}

describe('the delivery queue', () => {
  it('can be opened again over its own tables, as a second server does', async () => {
    const second = await openDeliveryQueue(test_.database, 90, (error) => troubles.push(error))
    expect(await second.getQueue(DELIVERY_QUEUE)).toMatchObject({ policy: 'short', expireInSeconds: 90 })
    await closeDeliveryQueue(second)
  })

  it('hands out what was inserted', async () => {
    const leadIds = Array.from({ length: 200 }, () => randomUUID()).sort()
    await insert(leadIds.map((leadId) => ({ leadId, waitMs: 0 })))
    expect(await fetchAll()).toEqual(leadIds)
  })

  it('holds one waiting job a lead, however often the lead is enqueued', async () => {
    const leadId = randomUUID()
    await insert([{ leadId, waitMs: 0 }])
    await insert([
      { leadId, waitMs: 0 },
      { leadId, waitMs: 0 },
    ])
    expect(await fetchAll()).toEqual([leadId])
  })

  it('takes a lead again while an older job of it is active', async () => {
    const leadId = randomUUID()
    await insert([{ leadId, waitMs: 0 }])
    await fetchAll()
    await insert([{ leadId, waitMs: 0 }])
    expect(await fetchAll()).toEqual([leadId])
  })

  it('inserts nothing when the transaction of the lead fails', async () => {
    const attempt = test_.database.transaction(async (executeSql) => {
      await insertDeliveryJobs([{ leadId: randomUUID(), waitMs: 0 }], executeSql)
      throw new Error('the lead was refused')
    })
    await expect(attempt).rejects.toThrow('the lead was refused')
    expect(await fetchAll()).toEqual([])
  })

  it('keeps a job that rests until its time, or until its rest is ended', async () => {
    const leadId = randomUUID()
    await insert([{ leadId, waitMs: 60_000 }])
    const early = await fetchAll()
    await test_.database.transaction((executeSql) => endRestOfJobs([leadId], executeSql))
    expect(early).toEqual([])
    expect(await fetchAll()).toEqual([leadId])
  })

  it('leaves no transaction open behind maintenance that failed', async () => {
    await test_.database.executeSql('alter table pgboss.archive rename to archive_away')
    await expect(boss.maintain()).rejects.toThrow(/archive/)
    await test_.database.executeSql('alter table pgboss.archive_away rename to archive')
    await boss.maintain()
    expect(troubles).toEqual([])
  })
})
