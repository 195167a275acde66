import { SITE } from '@/tests/support/siteRequest'
import { HANDLERS } from './handlers'
import { FAULT_PATH } from '@/model/page/faults'
import { TRAFFIC_PATH } from '@/model/page/traffic'
import { REPORT_PATH } from './http/securityHeaders'
import { type TestAccounts, startTestAccounts } from '@/tests/support/testAccounts'
import { runtime, setRuntime } from './runtime'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/** What pages send by themselves: proven in tests of their own. */
const BY_ITSELF: readonly string[] = [REPORT_PATH, TRAFFIC_PATH, FAULT_PATH]

/** Every call that changes something because somebody wants it. */
const CALLS = Object.entries(HANDLERS).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, handler]) =>
    method === 'GET' || BY_ITSELF.includes(path) || !('guard' in handler)
      ? []
      : [{ path, method, handler, proof: handler.guard.proof }],
  ),
)
const FORMS = CALLS.filter(({ proof }) => proof === 'origin')
const SCRIPTED = CALLS.filter(({ proof }) => proof === 'xsrf')

/** What the desk's calls read before they ask the database; others read none of it. */
const DESK_FIELDS = {
  ...{ name: 'Meera Nair', password: 'x', code: '123456' },
  ...{ id: '00000000-0000-4000-8000-000000000000', response: { id: 'x' } },
}

let accounts: TestAccounts
let proof: Record<string, string>

beforeAll(async () => {
  accounts = await startTestAccounts()
  const { headers } = accounts.request('/', {})
  proof = { cookie: headers.get('cookie') ?? '', 'x-xsrf-token': headers.get('x-xsrf-token') ?? '' }
})
afterAll(() => accounts.stop())

type Row = (typeof CALLS)[number]
const call = ({ path, method, handler }: Row, headers: Record<string, string>, body: string) =>
  handler(new Request(SITE + path, { method, headers, body }))

describe.each(FORMS)('$method $path, a form', (row) => {
  test.each([
    ['neither Origin nor Sec-Fetch-Site', {}],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['a sibling site', { origin: SITE, 'sec-fetch-site': 'same-site' }],
    ['a host that only begins alike', { origin: `${SITE}.evil.example` }],
    ['another site, by the browser’s word', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s', async (_what, headers) => {
    const answer = await call(row, { 'content-type': FORM, ...headers }, 'language=en')
    expect([answer.status, await answer.text()]).toEqual([403, 'Forbidden'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['another media type', JSON_TYPE, '{}'],
    ['a body that is too large', FORM, `x=${'y'.repeat(70_000)}`],
  ])('leads back without doing anything for %s', async (_what, type, body) => {
    const headers = { 'content-type': type, origin: SITE, cookie: proof.cookie ?? '' }
    const answer = await call(row, headers, body)
    expect(answer.status).toBe(303)
    // Which doctor a booking form is about is in the body that was not read.
    const way = row.path.startsWith('/book/')
      ? /^\/doctors$/
      : /problem|survey-failed|number-failed|child-failed/
    expect(answer.headers.get('location')).toMatch(way)
  })
})

describe.each(SCRIPTED)('$method $path, a scripted call', (row) => {
  test.each([
    ['no token', () => ({})],
    ['the cookie alone', () => ({ cookie: proof['cookie'] ?? '' })],
    ['the header alone', () => ({ 'x-xsrf-token': proof['x-xsrf-token'] ?? '' })],
    ['a token of its own making', () => ({ cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' })],
    ['a header that is not the cookie', () => ({ ...proof, 'x-xsrf-token': 'a.b' })],
  ])('refuses %s', async (_what, headers) => {
    const answer = await call(row, { 'content-type': JSON_TYPE, origin: SITE, ...headers() }, '{}')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ status: { code: 403 }, error: [expect.any(String)] })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('refuses, with proof, what it cannot read or whom it does not know', async () => {
    const headers = { ...proof, 'content-type': JSON_TYPE }
    const signedOut = [401, 401, 401]
    const codes = await Promise.all([
      call(row, { ...headers, 'content-type': 'text/plain' }, '{}'),
      call(row, headers, JSON.stringify({ x: 'y'.repeat(70_000) })),
      call(row, headers, '{"mobileNo":'),
    ]).then((answers) => answers.map(({ status }) => status))
    expect([signedOut, [415, 413, 400]]).toContainEqual(codes)
  })

  test('answers 503 without a stack trace while the database is unavailable', async () => {
    const before = runtime()
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const breaker = { ...before.intake.breaker, isAvailable: true, fail: jest.fn() }
    const kysely = new Proxy(before.database.kysely, {
      get: () => () => {
        throw gone
      },
    })
    const executeSql = () => Promise.reject(gone)
    setRuntime({
      ...before,
      database: { ...before.database, kysely, executeSql },
      intake: Object.assign(Object.create(before.intake), { breaker }),
    })
    const token = 'A'.repeat(43)
    // The desk takes no other session than that of its own cookie.
    const desk = { ...proof, cookie: `${proof['cookie']}; desk=${token}` }
    const own = row.path.startsWith('/desk/') ? desk : { authorization: token }
    const body = JSON.stringify({ ...DESK_FIELDS, token })
    const answer = await call(row, { ...own, 'content-type': JSON_TYPE }, body)
    setRuntime(before)
    expect(answer.status).toBe(503)
    expect(breaker.fail).toHaveBeenCalledWith(gone)
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|\bat \//)
  })
})

test('both kinds of calls are there', () => {
  expect(FORMS.length).toBeGreaterThan(10)
  expect(SCRIPTED.length).toBeGreaterThan(8)
})
