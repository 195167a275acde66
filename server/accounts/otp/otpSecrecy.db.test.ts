import type { RootOperationNode } from 'kysely'
import { runtime, setRuntime } from '@/server/runtime'
import { testAccounts } from '@/tests/support/testAccounts'
import { otherCode, someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, codeSentTo } from '@/tests/support/testVisitor'
import { findOrCreateUser } from '@/server/accounts/profile/users'

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '0' })
const visitor = new TestVisitor()

describe('a number with an account and one without', () => {
  /** The statements that a piece of work runs, in their order; values do not matter. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const before = runtime()
    const statements: string[] = []
    const noteNode = (node: RootOperationNode) => {
      statements.push(node.kind)
      return node
    }
    const { database } = before
    setRuntime({
      ...before,
      database: {
        ...database,
        executeSql: (text, values) => {
          statements.push(text)
          return database.executeSql(text, values)
        },
        kysely: database.kysely.withPlugin({
          transformQuery: ({ node }) => noteNode(node),
          transformResult: async ({ result }) => result,
        }),
      },
    })
    try {
      await work()
    } finally {
      setRuntime(before)
    }
    return statements
  }

  /** A number whose owner has logged in before. */
  async function knownMobile(): Promise<string> {
    const mobile = someMobile()
    await findOrCreateUser({ countryCode: '91', mobile })
    return mobile
  }

  it('get the same answer by the same work: the same statements in the same order', async () => {
    const [known, unknown] = [await knownMobile(), someMobile()]
    const sent = [
      await statementsOf(() => visitor.send(known)),
      await statementsOf(() => visitor.send(unknown)),
    ]
    const wrong = []
    const right = []
    for (const mobile of [known, unknown]) {
      const code = codeSentTo(mobile)
      wrong.push(await statementsOf(() => visitor.login(mobile, otherCode(code))))
      right.push(await statementsOf(() => visitor.login(mobile, code)))
    }

    expect(sent[0]?.length).toBeGreaterThan(3)
    expect(sent[1]).toEqual(sent[0])
    expect(wrong[1]).toEqual(wrong[0])
    expect(right[0]?.length).toBeGreaterThan(3)
    expect(right[1]).toEqual(right[0])
  })

  it('take the same time', async () => {
    const ROUNDS = 60
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const kind of ['known', 'unknown'] as const) {
        const mobile = kind === 'known' ? await knownMobile() : someMobile()
        const begin = performance.now()
        await visitor.send(mobile)
        await visitor.login(mobile, otherCode(codeSentTo(mobile)))
        times[kind].push(performance.now() - begin)
      }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[ROUNDS / 2] ?? NaN
    const ratio = median(times.known) / median(times.unknown)
    // Generous: machines of tests are busy. What decides is the test before.
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1 / 0.6)
  })

  it('get the same words in every case', async () => {
    const [known, unknown] = [await knownMobile(), someMobile()]
    const answersOf = async (mobile: string) => {
      const before = await visitor.login(mobile, '000000')
      const sent = await visitor.send(mobile)
      const again = await visitor.send(mobile)
      const wrong = await visitor.login(mobile, otherCode(codeSentTo(mobile)))
      return [before, sent, again, wrong].map(({ http, error, data, cookies }) => ({
        http,
        error,
        data,
        cookies,
      }))
    }
    expect(await answersOf(known)).toEqual(await answersOf(unknown))
  })
})
