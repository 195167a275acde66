import { createTestDatabase } from '@/tests/support/testDatabase'
import { PrivateRedis } from '@/tests/support/privateRedis'
import { testLimits } from '@/tests/support/testLimits'
import { log } from '@/server/log'
import { type SharedCounts, openSharedCounts } from './sharedCounts'
import { pause, until } from '@/tests/support/until'

const SECRET = 'a secret of the test'
const IP = '203.0.113.7'
let own: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

/** Until the shared counts say no. Asked so rarely that the other server's own count stays below its limit. */
const isRefusedSoon = (count: () => Promise<number | undefined>): Promise<void> =>
  until(
    'the other server refuses',
    async () => {
      await pause(100)
      return (await count()) !== undefined
    },
    5000,
  )

async function twoServersShare(open: () => SharedCounts | undefined): Promise<void> {
  const counts = [open(), open()] as const
  const [one, other] = counts.map((shared) => testLimits({ searches: 50 }, shared?.make))
  if (!one || !other) throw new Error('two servers')
  // A new connection may not be there yet: then the first counts stay with this server.
  const spendsAll = async () => {
    for (let time = 0; time < 60; time++) await one.secondsToWait('searches', IP)
    return other.secondsToWait('searches', IP)
  }
  await isRefusedSoon(spendsAll)
  expect(await other.secondsToWait('searches', '203.0.113.8')).toBeUndefined()
  await Promise.all([one.stop(), other.stop()])
  for (const shared of counts) await shared?.close()
}

/** The embedded database belongs to one server and shares nothing. */
const onPostgres = process.env.DATABASE_URL ? test : () => {}

onPostgres('two servers on one PostgreSQL share what they count, as keyed hashes only', async () => {
  await twoServersShare(() => openSharedCounts(undefined, own.database, SECRET))
  const { rows } = await own.database.executeSql<{ key: string }>('select key from rate_limit')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(IP)
})

test('on the embedded database nothing is shared', () =>
  expect(openSharedCounts(undefined, own.database, SECRET) === undefined).toBe(
    own.database.kind === 'pglite',
  ))

describe('Redis', () => {
  it('is where servers share what they count (decision 0040)', async () => {
    const redis = await PrivateRedis.start()
    try {
      await twoServersShare(() => openSharedCounts(redis.url, own.database, SECRET))
    } finally {
      await redis.stop()
    }
  })

  it('that is gone holds nobody up, and is used again when it is back', async () => {
    const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined)
    const first = await PrivateRedis.start()
    const port = Number(new URL(first.url).port)
    const shared = openSharedCounts(first.url, own.database, SECRET)
    const limits = testLimits({ searches: 3 }, shared?.make)
    await first.stop()
    const started = Date.now()
    const codes = []
    for (let time = 0; time < 4; time++)
      codes.push((await limits.secondsToWait('searches', IP)) === undefined)
    expect(codes).toEqual([true, true, true, false])
    expect(Date.now() - started).toBeLessThan(1000)
    const again = await PrivateRedis.start(port)
    try {
      await twoServersShare(() => openSharedCounts(again.url, own.database, SECRET))
    } finally {
      await limits.stop()
      await shared?.close()
      await again.stop()
      warn.mockRestore()
    }
  })
})
