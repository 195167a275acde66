import { join } from 'node:path'
import { executeOn, type SqlPool, transactionOn } from '@/server/database/postgres/sqlPool'
import { isDatabaseUnavailable } from '@/server/database/circuitBreaker'
import { until } from '@/tests/support/until'
import { openPglite } from './pgliteDatabase'

const workerFile = join(process.cwd(), 'tests', 'support', 'faultyPglite.cjs')
let pool: SqlPool & { readonly generation: () => number }
beforeEach(async () => {
  // The folder's name only says that it is not in memory.
  pool = await openPglite('/nowhere', { workerFile, statementLimitMs: 700 })
})
afterEach(() => pool.end())

const answers = () => executeOn(pool, 'select $1 as answer', ['here']).then(({ rows }) => rows)
const isReopened = () =>
  until('the database is open again', async () => pool.generation() === 1 && (await answers()).length === 1)

describe('the embedded database that fails inside', () => {
  it.each(['nonsense', 'internal', 'panic', 'silence', 'loop', 'exit'])(
    'is opened again in another thread, and what it was asked fails: %s',
    async (fault) => {
      const during = executeOn(pool, fault)
      const behind = answers().catch((error: unknown) => error)
      const error: unknown = await during.then(
        () => 'acknowledged',
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(Error)
      expect(isDatabaseUnavailable(await behind)).toBe(true)
      await isReopened()
      expect(await answers()).toEqual([{ answer: 'here' }])
    },
  )

  it.each(['full', 'mistake'])('goes on where only a statement has failed: %s', async (fault) => {
    await expect(executeOn(pool, fault)).rejects.toThrow()
    expect(await answers()).toEqual([{ answer: 'here' }])
    expect(pool.generation()).toBe(0)
  })

  it('runs no statement of a broken transaction in the new thread', async () => {
    const asked: unknown[] = []
    await expect(
      transactionOn(pool, async (executeSql) => {
        await executeSql('internal').catch(() => undefined)
        asked.push(await executeSql('insert').catch((error: unknown) => isDatabaseUnavailable(error)))
      }),
    ).rejects.toThrow()
    expect(asked).toEqual([true])
    await isReopened()
  })

  it('acknowledges no transaction whose commit ends as a rollback', async () => {
    await expect(transactionOn(pool, async () => 'done')).rejects.toThrow('did not confirm')
  })
})
