/* What /metrics says equals what a client of the site has counted. */
import { type Server, createServer } from 'node:http'
import { LeadDelivery } from '@/server/delivery/delivery'
import { answerCall } from '@/server/handlers'
import { runtime, setRuntime } from '@/server/runtime'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import { adapterThat } from '@/tests/support/testDelivery'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { leadBody } from '@/tests/support/testLead'
import { testEdge } from '@/tests/support/testEdge'
import { testLimits } from '@/tests/support/testLimits'
import { until } from '@/tests/support/until'
import { localPort } from '@/tests/support/localPort'
import { metrics } from './metrics'

jest.mock('@/server/edge/startScript', () => ({ startScript: () => ({ path: '/start.js?v=test' }) }))

const METRICS_TOKEN = 'a token of thirty-two characters!'
testAccounts({ METRICS_TOKEN })

let server: Server
let origin = ''
/** What a client has seen: figures as /metrics writes them. */
let counted: Map<string, number>

beforeEach(async () => {
  metrics().registry.resetMetrics()
  counted = new Map()
  // Error pages rendered at startup are not requests.
  server = createServer(
    testEdge(runtime().config, answerCall, (path) => (path.includes('no-such') ? 404 : 200)),
  )
  origin = `http://127.0.0.1:${await localPort(server)}`
})
afterEach(() => new Promise((done) => server.close(done)))

const count = (figure: string, more = 1) => counted.set(figure, (counted.get(figure) ?? 0) + more)

/** Asks, and counts the answer as what was asked for. */
async function ask(kind: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init })
  await answer.arrayBuffer()
  const name = kind === 'call' ? path.split('?')[0] : ''
  count(`shalya_requests_total{kind="${kind}",name="${name}",status="${answer.status}"}`)
  return answer
}

async function page(path: string, isKnown: boolean, headers: Record<string, string> = {}): Promise<Response> {
  count(`shalya_documents_total{cache="${isKnown ? 'hit' : 'miss'}"}`)
  return ask('document', path, { headers })
}

const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const made = accounts.request(path, body, headers)
  const { status } = await ask('call', path, {
    method: 'POST',
    headers: made.headers,
    body: JSON.stringify(body),
  })
  return status
}

/** The figures of one kind that are not 0. */
async function figures(prefix: string): Promise<Map<string, number>> {
  const lines = (await metrics().registry.metrics()).split('\n')
  const own = lines.filter((line) => line.startsWith(prefix) && !line.endsWith(' 0'))
  return new Map(own.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const equal = (prefixes: readonly string[]) =>
  until(
    `${prefixes.join()} equal what was counted`,
    async () => {
      for (const prefix of prefixes) {
        const own = [...counted].filter(([figure]) => figure.startsWith(prefix))
        const reported = await figures(prefix)
        if (reported.size !== own.length || own.some(([figure, value]) => reported.get(figure) !== value))
          return false
      }
      return true
    },
    3000,
  ).catch(async (error: unknown) => {
    const found = await Promise.all(prefixes.map(figures))
    expect(found.flatMap((one) => [...one]).sort()).toEqual([...counted].sort())
    throw error
  })

test('answers by document, call and other, and by what was finished already', async () => {
  await page('/treatment/piles', false)
  const known = await page('/treatment/piles', true)
  await page('/treatment/piles?utm_source=x', true)
  await page('/treatment/piles', true, { 'if-none-match': known.headers.get('etag') ?? '' })
  await page('/hi/treatment/piles', false)
  await page('/treatment/no-such-treatment', false)
  for (const path of ['/healthz', '/healthz', '/api/session/xsrf']) await ask('call', path)
  await ask('call', '/lead/v1/admin/webleadcreate')
  await ask('other', '/search?q=a-name-that-nobody-may-read')
  await ask('other', '/treatment/piles', { method: 'POST' }).catch(() => undefined)
  // Of a page as well: what was asked for decides.
  counted.delete('shalya_requests_total{kind="other",name="",status="405"}')
  count('shalya_requests_total{kind="document",name="",status="405"}')
  count('shalya_documents_total{cache="miss"}')
  await equal(['shalya_requests_total', 'shalya_documents_total'])
})

test('leads, codes and refusals by outcome', async () => {
  setRuntime({ ...runtime(), limits: testLimits({ leadsOfNumber: 2 }) })
  const lead = { ...leadBody(), MobileNoData: '9876501234' }
  const path = '/lead/v1/admin/webleadcreate'
  const outcomes: Record<number, string> = {
    200: 'accepted',
    400: 'invalid',
    409: 'conflict',
    429: 'tooMany',
  }
  const sendLead = async (body: unknown, key: string, outcome?: string) => {
    const status = await send(path, body, { 'idempotency-key': key })
    count(`shalya_leads_total{outcome="${outcome ?? outcomes[status]}"}`)
    return status
  }
  expect(await sendLead(lead, 'one')).toBe(200)
  expect(await sendLead(lead, 'one', 'repeated')).toBe(200)
  expect(await sendLead(lead, 'three')).toBe(429)
  count('shalya_limit_refusals_total{limit="leadsOfNumber"}')
  expect(await sendLead({ ...leadBody(), NameData: '' }, 'four')).toBe(400)
  for (let more = 0; more < 7; more += 1) expect(await sendLead(leadBody(), `more-${more}`)).toBe(200)

  const person = { mobileNo: '9876505555', countryCode: '91', resend: 0 }
  // The second is another browser's.
  const codes = [
    await send('/users/v1/user/signup', person),
    await send('/users/v1/user/signup', person, { ...xsrfProof() }),
  ]
  for (const status of codes)
    count(`shalya_login_codes_total{outcome="${status === 200 ? 'sent' : 'tooMany'}"}`)
  expect(codes).toEqual([200, 429])
  await equal(['shalya_leads_total', 'shalya_login_codes_total', 'shalya_limit_refusals_total'])
})

test("what waits for the clinic's CRM, since when, and what it was handed", async () => {
  await accounts.database.executeSql('delete from lead')
  for (const key of ['a', 'b', 'c'])
    await send('/lead/v1/admin/webleadcreate', leadBody(), { 'idempotency-key': key })
  await accounts.database.executeSql(`update lead set created_at = now() - interval '90 seconds'`)
  const idle = { wake: () => {} } as unknown as LeadDelivery
  setRuntime({ ...runtime(), delivery: () => idle })
  const shown = async () => {
    const authorization = `Bearer ${METRICS_TOKEN}`
    const text = await (await fetch(`${origin}/metrics`, { headers: { authorization } })).text()
    return (name: string) => Number(new RegExp(`^shalya_${name} (.+)$`, 'm').exec(text)?.[1] ?? NaN)
  }
  const before = await shown()
  expect([before('delivery_waiting'), before('database_up'), before('journal_leads')]).toEqual([3, 1, 0])
  expect(before('delivery_oldest_seconds')).toBeGreaterThanOrEqual(90)
  expect(before('delivery_oldest_seconds')).toBeLessThan(120)

  const delivered: string[] = []
  const { config } = runtime()
  const delivery = LeadDelivery.start({
    database: accounts.database,
    config,
    adapter: adapterThat(delivered),
    pollMs: 50,
  })
  await until('the CRM has all', () => delivered.length === 3, 5000)
  await delivery?.stop()
  expect(
    (await figures('shalya_delivery_attempts_total')).get(
      'shalya_delivery_attempts_total{outcome="delivered"}',
    ),
  ).toBe(3)
  const after = await shown()
  expect([after('delivery_waiting'), after('delivery_oldest_seconds')]).toEqual([0, 0])
})

test('the connections to PostgreSQL, by what they do', async () => {
  const { database } = accounts
  let end = () => {}
  const held = new Promise<void>((done) => (end = done))
  const busy = testDatabaseKind === 'postgres' ? 3 : 0
  const work = Array.from({ length: busy }, () =>
    database.transaction(async (executeSql) => {
      await executeSql('select 1')
      await held
    }),
  )
  const reported = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(`${origin}/metrics`, { headers })).text()
    return Number(/database_connections\{state="busy"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  await until('they are counted', async () => (await reported()) === busy, 3000)
  end()
  await Promise.all(work)
  await until('none is busy', async () => (await reported()) === 0, 3000)
})
