import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { requestWith } from '@/tests/support/siteRequest'
import { testLimits } from '@/tests/support/testLimits'
import { SearchResult } from '@/model/search/searchResult'
import { VisitorAudit } from '@/server/privacy/audit/visitorAudit'
import { readConfig } from '@/server/config/config'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { type Runtime, setRuntime } from '@/server/runtime'
import { putSchedule, scheduleRow } from '@/tests/support/testClinic'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { searchAnswer } from './limitedSearch'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'
import { indexShipped } from '@/tests/support/testSearch'

let own: TestDatabase
let base: Runtime

beforeAll(async () => {
  own = await createTestDatabase()
  await indexShipped(own.database)
  base = {
    config: readConfig({} as NodeJS.ProcessEnv),
    database: own.database,
    intake: await LeadIntake.start({ database: own.database, dataDir: own.dataDir }),
    secret: 'a secret of this test',
    limits: testLimits(),
    visitorAudit: new VisitorAudit(own.database.executeSql, 'a secret of this test'),
    delivery: () => undefined,
    shutdown: async () => {},
  }
})
beforeEach(() => setRuntime(base))
afterAll(async () => {
  setRuntime(undefined)
  await base.intake.stop()
  await own.drop()
})

const ask = (query: string, headers?: HeadersInit) =>
  searchAnswer(requestWith(headers, `/api/search/entities${query}`))
const namesOf = async (answer: Response) => {
  const [results] = (await answer.json()) as { Name: string }[][]
  return (results ?? []).map(({ Name }) => Name)
}

describe('GET /api/search/entities', () => {
  test('answers one list in a list, which may be kept for a minute', async () => {
    const answer = await ask('?query=piles&city=1&type=R')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    const body: unknown = await answer.json()
    expect(body).toHaveLength(1)
    const [results] = body as unknown[][]
    expect(results?.length).toBeGreaterThan(2)
    expect(results?.every(SearchResult.is)).toBe(true)
    expect(results?.[0]).toEqual({
      ArticleType: 1,
      Id: 1,
      Name: 'Piles (Haemorrhoids)',
      RouteId: 'piles',
      Url: '/condition/piles',
      Why: 'The name matches',
    })
  })

  test('calls the beginning of a name no other spelling of it', async () => {
    const [results] = (await (await ask('?query=pil')).json()) as { Name: string; Why: string }[][]
    const piles = results?.find(({ Name }) => Name.startsWith('Piles'))
    expect(piles?.Why).toBe('The name begins like this')
  })

  test('leads to the places of a doctor who can be booked, in the language asked for, and never before a call', async () => {
    const [{ slug, DoctorName: name } = { slug: '', DoctorName: '' }] = shippedRows('doctors')
    const bookings = async (query: string, more = '') => {
      const body = (await (
        await ask(`?query=${encodeURIComponent(query)}${more}`)
      ).json()) as SearchResult[][]
      return (body[0] ?? []).flatMap(({ RouteId, BookUrl }) => (RouteId === slug ? [BookUrl] : []))
    }
    expect(await bookings(name)).toEqual([undefined])
    await putSchedule(own.database.executeSql, scheduleRow({ slug: 'a-session', doctor: slug }))
    expect(await bookings(name)).toEqual([`/doctor/${slug}/book`])
    expect(await bookings(name, '&language=hi')).toEqual([`/hi/doctor/${slug}/book`])
    expect(await bookings(`${name} heart attack chest pain`)).toEqual([undefined])
  })

  test('names doctors on a Hindi page in Hindi, as their pages do', async () => {
    const row = rowLike('doctors')
    const { slug, DoctorName: name, hindi } = row
    await importCatalogue(own.database, { doctors: [row] })
    for (const [language, shown] of [
      ['hi', hindi],
      ['en', name],
    ]) {
      const [results] = (await (
        await ask(`?query=${encodeURIComponent(name)}&language=${language}`)
      ).json()) as SearchResult[][]
      expect(results?.find(({ RouteId }) => RouteId === slug)?.Name).toBe(shown)
    }
  })

  test('has defaults for city and type, and no results without a query', async () => {
    const [withDefaults, without] = [
      await ask('?query=urologist'),
      await ask('?query=urologist&city=1&type=R'),
    ]
    expect(await namesOf(withDefaults)).toEqual(await namesOf(without))
    for (const query of ['', '?query=', '?query=ab', '?city=514'])
      expect(await (await ask(query)).json()).toEqual([[]])
  })

  test('reads the city and the type, and takes no notice of a city that is no number', async () => {
    expect((await namesOf(await ask('?query=urologist&city=514')))[0]).toBe('Dr Pankaj Ahlawat')
    expect(await namesOf(await ask('?query=urologist&city=delhi'))).toEqual(
      await namesOf(await ask('?query=urologist')),
    )
    expect(await namesOf(await ask('?query=piles&type=2'))).toEqual(['Piles Treatment'])
  })

  test('answers 429 beyond the limit of an address, and says when to come again', async () => {
    setRuntime({ ...base, limits: testLimits({ searches: 2 }) })
    const headers = { 'x-shalya-client-ip': '203.0.113.9' }
    const codes: number[] = []
    for (let call = 0; call < 3; call += 1) codes.push((await ask('?query=piles', headers)).status)
    expect(codes).toEqual([200, 200, 429])
    const refused = await ask('?query=piles', headers)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect((await ask('?query=piles', { 'x-shalya-client-ip': '203.0.113.10' })).status).toBe(200)
    const urgent = await ask('?query=suicide', headers)
    expect([urgent.status, await urgent.json()]).toEqual([
      200,
      [[], { Urgency: urgentHelpIn({ kind: 'suicide', level: 'now' }, 'en') }],
    ])
  })

  test('answers 503 without a word of the cause while the database is unavailable or the server starts', async () => {
    setRuntime({
      ...base,
      database: { ...own.database, executeSql: () => Promise.reject(new Error('secret host')) },
    })
    const away = await ask('?query=piles')
    expect(away.status).toBe(503)
    // Help numbers are shown without the database too.
    expect(await (await ask('?query=chest pain')).json()).toEqual([
      [],
      { Urgency: urgentHelpIn({ kind: 'heart', level: 'now' }, 'en') },
    ])
    expect(await away.text()).not.toContain('secret')
    setRuntime(undefined)
    expect((await ask('?query=piles')).status).toBe(503)
  })
})
