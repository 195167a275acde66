import { right } from 'fp-ts/Either'
import { outbox, storeLeads } from '@/tests/support/testOutbox'
import { createTestDatabase, type TestDatabase } from '@/tests/support/testDatabase'
import { scheduleNow } from './scheduleNow'
import { type Claim, type Claimed, claimDeliveries, putBack, saveOutcomes } from './outbox'

let test_: TestDatabase
const limits = { maxAttempts: 4, baseDelayMs: 60_000, maxDelayMs: 60_000 }

beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())
afterEach(() => test_.database.executeSql('delete from lead'))

const parts = () => ({ database: test_.database, limits, now: Date.now })
const claim = (choice: Partial<Claim> = {}) =>
  claimDeliveries(parts(), { most: 500, adapter: 'webhook', strandedBefore: 0, except: [], ...choice })
const idsOf = (claimed: readonly Claimed[]) => claimed.map(({ delivery }) => delivery.leadId).sort()
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const store = (count = 1) => storeLeads(test_.database, numbers(count))

describe('the outbox', () => {
  it('hands out every lead that is due, once', async () => {
    const leadIds = await store(200)
    expect(idsOf(await claim())).toEqual(leadIds)
    expect(await claim()).toEqual([])
  })

  it('never gives one lead to two servers that claim at once', async () => {
    const leadIds = await store(200)
    const claims = await Promise.all(numbers(20).map(() => claim({ most: 20 })))
    const rest = await claim()
    expect(idsOf([...claims.flat(), ...rest])).toEqual(leadIds)
  })

  it('passes over a lead that another server is claiming at this moment', async () => {
    if (test_.database.kind === 'pglite') return
    const [first, second] = await store(2)
    await test_.database.transaction(async (executeSql) => {
      await executeSql('select from lead_delivery where lead_id = $1 for update', [first])
      expect(idsOf(await claim())).toEqual([second])
    })
    expect(idsOf(await claim())).toEqual([first])
  })

  it('keeps a lead back until its time, or until it is made due', async () => {
    const leadIds = await store()
    await putBack(parts(), await claim(), 60_000)
    expect(await claim()).toEqual([])
    expect(await scheduleNow(leadIds, test_.database.executeSql, limits, Date.now())).toEqual(leadIds)
    expect(idsOf(await claim())).toEqual(leadIds)
  })

  it('gives a lead back as if it had never been claimed', async () => {
    await store()
    const before = await outbox(test_.database)
    await putBack(parts(), await claim(), 0)
    expect(await outbox(test_.database)).toEqual(before)
  })

  it('hands out what was left behind, and passes over what its first server then says', async () => {
    await store()
    const [late] = await claim()
    const [taken] = await claim({ strandedBefore: Date.now() + 1 })
    expect(taken?.delivery).toMatchObject({ leadId: late?.delivery.leadId, attempts: 2 })
    if (!late || !taken) throw new Error('nothing was claimed')
    expect(await saveOutcomes(parts(), [{ claimed: late, result: right({}) }])).toEqual([])
    await putBack(parts(), [late], 0)
    expect(await outbox(test_.database)).toMatchObject([{ state: 'delivering', attempts: 2 }])
    expect(await saveOutcomes(parts(), [{ claimed: taken, result: right({}) }])).toMatchObject([
      { state: 'delivered' },
    ])
    expect(await claim({ strandedBefore: Date.now() + 1 })).toEqual([])
  })

  it('passes over what this process has in hand already', async () => {
    const [first, second] = await store(2)
    expect(idsOf(await claim({ except: [first ?? ''] }))).toEqual([second])
  })

  it('claims nothing when the transaction fails', async () => {
    const leadIds = await store()
    const { database } = test_
    const breaking = {
      ...database,
      transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
        database.transaction<T>(async (executeSql) => {
          await work(executeSql)
          throw new Error('connection lost')
        }),
    }
    const attempt = claimDeliveries(
      { ...parts(), database: breaking },
      { most: 1, adapter: 'webhook', strandedBefore: 0, except: [] },
    )
    await expect(attempt).rejects.toThrow('connection lost')
    expect(idsOf(await claim())).toEqual(leadIds)
  })

  it('is read in the order of its index, however many leads wait for later', async () => {
    const plan = await test_.database.transaction(async (executeSql) => {
      await executeSql('set local enable_seqscan = off; set local enable_bitmapscan = off')
      return executeSql<{ 'QUERY PLAN': string }>(
        `explain select lead_id from lead_delivery where state in ('pending', 'retrying', 'delivering')
          and coalesce(next_attempt_at, '-infinity'::timestamptz) <= now()
          order by coalesce(next_attempt_at, '-infinity'::timestamptz) limit 10 for update skip locked`,
      )
    })
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/lead_delivery_due/)
    expect(text).not.toMatch(/Sort/)
  })
})
