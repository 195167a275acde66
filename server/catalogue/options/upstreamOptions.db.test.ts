import { requestWith } from '@/tests/support/siteRequest'
import { accounts, receiver, testUpstream } from '@/tests/support/testUpstream'
import { cityListFromAnywhere, treatmentsFromAnywhere } from './upstreamOptions'
import { pause } from '@/tests/support/until'

testUpstream()

describe('a list of another system', () => {
  const realNow = performance.now.bind(performance)
  let ahead = 0
  beforeAll(() => void jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead))
  afterAll(() => void jest.mocked(performance.now).mockRestore())

  /** Lets the cached values expire. */
  const pass = async (seconds: number) => {
    ahead += seconds * 1000
    // The cache looks at the clock once a millisecond.
    await pause(5)
  }

  const city = { cityid: 7, aliasname: '', citytype: 'other', webIconPrimary: '', webIconSecondary: '' }
  const option = { ProcedureId: 9, RouteId: 'theirs', departmentid: 3 }
  const LISTS = [
    {
      what: 'cities',
      variable: 'STAGING_API_URL',
      bodyOf: (name: string) => ({ results: [{ ...city, cityname: name }] }),
      ask: () => cityListFromAnywhere(requestWith({}, '/dmg/v1/web/citylist')),
    },
    {
      what: 'treatments',
      variable: 'DEMO_API_URL',
      bodyOf: (name: string) => [[{ ...option, ProcedureName: name }]],
      ask: () => treatmentsFromAnywhere(requestWith({}, '/api/lead/treatments')),
    },
  ]

  it.each(LISTS)(
    'of $what goes on standing while it is away, and is asked for after a rest',
    async (list) => {
      const named = async (name: string) => JSON.stringify(await (await list.ask()).json()).includes(name)
      accounts.configure({ [list.variable]: `${receiver.url}/resting` })
      receiver.answer = () => ({ body: list.bodyOf('Before') })
      expect(await named('Before')).toBe(true)
      await pass(299)
      receiver.answer = () => 'hangsUp'
      expect(await named('Before')).toBe(true)
      expect(receiver.requests).toHaveLength(1)

      await pass(2)
      expect([await named('Before'), await named('Before')]).toEqual([true, true])
      expect(receiver.requests).toHaveLength(2)
      await pass(9)
      expect(await named('Before')).toBe(true)
      expect(receiver.requests).toHaveLength(2)

      await pass(2)
      receiver.answer = () => ({ body: list.bodyOf('After') })
      expect([await named('After'), await named('Before')]).toEqual([true, false])
      expect(receiver.requests).toHaveLength(3)
    },
  )

  it.each(LISTS)(
    'of $what that never came leaves none that a browser keeps beyond the outage',
    async (list) => {
      accounts.configure({ [list.variable]: `${receiver.url}/never` })
      receiver.answer = () => 'hangsUp'
      const { headers } = await list.ask()
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each(LISTS)('of $what that never came is not asked for again and again', async (list) => {
    accounts.configure({ [list.variable]: `${receiver.url}/never-there` })
    receiver.answer = () => ({ status: 500 })
    await Promise.all([list.ask(), list.ask()])
    await list.ask()
    expect(receiver.requests).toHaveLength(1)
    await pass(11)
    await list.ask()
    expect(receiver.requests).toHaveLength(2)
  })
})
