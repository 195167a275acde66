/** Desk roles allow nothing beyond their rights, and without a session nothing is allowed (docs/decisions/0054). */
import fc from 'fast-check'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { isAtLeast, STAFF_ROLES, type StaffRole } from '@/model/desk/staff'
import { deskState, staffSessions } from '@/tests/site/deskCommands'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { until } from '@/tests/support/until'
import { DESK_CALLS, type DeskRequest, deskRequest, likelyRequest, type Targets } from './deskRequests'
import { siteForAll } from './siteForAll'

/** A part each day, all in `npm run test:all` (docs/decisions/0032). */
const REQUESTS = Number(process.env.DESK_REQUESTS ?? (process.env.TEST_ALL ? 10_000 : 600))
/** A member of staff may make 600 calls a minute: beyond that the limit would refuse, not the role. */
const EACH = 300

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

const site = siteForAll({ APP_SECRET: 'a-secret-of-the-tests-of-thirty-two-letters', TRUST_PROXY: '1' })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let proof: Readonly<Record<string, string>>
let targets: Targets
/** Sessions by role; 'nobody': expired or invented ones. */
const sessions = new Map<StaffRole | 'nobody', readonly string[]>()

beforeAll(async () => {
  const { 'x-xsrf-token': token, cookie } = await xsrfHeaders(site.url)
  proof = { 'x-xsrf-token': token, 'sec-fetch-site': 'same-origin', origin: site.url, cookie }
  const client = await LeadClient.open(site.url)
  const { id } = await client.send(sampleLead(1))
  const count = Math.ceil(REQUESTS / EACH)
  const people = STAFF_ROLES.flatMap((role) =>
    Array.from({ length: count }, (_, at) => ({ role, name: `The ${role} ${'abcdefghij'[at % 10]}${at}` })),
  )
  const gone = ['left', 'disabled'].map((name) => ({ role: 'owner', name: `The owner who ${name}` }))
  const all = await staffSessions(site.environment, [...people, ...gone])
  const tokens = all.map(({ token }) => token)
  STAFF_ROLES.forEach((role, at) => sessions.set(role, tokens.slice(at * count, (at + 1) * count)))
  const [left, disabled] = all.slice(-2)
  if (!id || !left || !disabled) throw new Error('nobody to try it with')
  targets = { leadId: id, memberId: left.id }
  const post = (path: string, session = '', fields = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { ...proof, cookie: `desk=${session}` },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  await post('/desk/logout', left.token)
  await post('/desk/staff/disable', sessions.get('owner')?.[0], { id: disabled.id })
  sessions.set('nobody', ['', 'x', 'A'.repeat(43), left.token, disabled.token])
})
afterAll(() => agent.destroy())

const send = ({ call, method, query, type, body, isProven }: DeskRequest, session: string): Promise<Answer> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(site.url)
    const cookie = [proof.cookie, session && `desk=${session}`].filter(Boolean).join('; ')
    const headers = {
      ...(isProven ? proof : {}),
      ...(type && { 'content-type': type }),
      'x-forwarded-for': `10.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}.1`,
      cookie,
      'content-length': body.length,
    }
    const path = call.path + query
    const sent = request({ hostname, port, path, method, agent, headers, timeout: 20_000 }, (answer) => {
      // A feed that is open is no refusal, and would not end.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy()
      answer.resume()
      answer.once('close', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    sent.once('timeout', () => sent.destroy(new Error(`no answer of ${path}`)))
    sent.once('error', fail)
    sent.end(body)
  })

/** Who a call refuses: by the role or the session; `early` also says by a body that cannot be read or a missing proof. */
function refusalOf({ status, headers }: Answer): 'role' | 'session' | 'early' | 'none' {
  const problem = /[?&]problem=(\w+)/.exec(headers.location ?? '')?.[1]
  if (status === 401 || problem === 'session') return 'session'
  if (problem === 'role') return 'role'
  if (status === 403) return 'role'
  return [400, 405, 413, 415, 431].includes(status) || problem === 'unreadable' ? 'early' : 'none'
}

const callsBeyond = (role: StaffRole | 'nobody') =>
  DESK_CALLS.filter(({ least }) => least !== 'anyone' && (role === 'nobody' || !isAtLeast({ role }, least)))

const ROLES = (['nobody', ...STAFF_ROLES.filter((role) => role !== 'owner')] as const).map((role) => ({
  role,
  calls: callsBeyond(role),
}))

test('every call that a role may not make refuses it as its page would send it', async () => {
  const wrong: string[] = []
  for (const { role, calls } of ROLES)
    for (const session of role === 'nobody'
      ? (sessions.get(role) ?? [])
      : (sessions.get(role) ?? []).slice(0, 1))
      for (const call of calls) {
        const answer = await send(likelyRequest(call, targets), session)
        const expected = role === 'nobody' ? 'session' : 'role'
        if (refusalOf(answer) !== expected)
          wrong.push(`${role} ${call.method} ${call.path}: ${answer.status}`)
      }
  expect(wrong).toEqual([])
})

test(`${REQUESTS} requests of who may not are refused, and nothing is changed`, async () => {
  let before = await deskState(site.environment)
  await until('the site has left its charts there, as it does once', async () => {
    before = await deskState(site.environment)
    return !before.traffic_chart?.startsWith('0 ')
  })
  const all = ROLES.map(({ role, calls }) =>
    fc.tuple(fc.constantFrom(...(sessions.get(role) ?? [])), deskRequest(calls, targets)),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(...all), async ([session, one]) => {
      const answer = await send(one, session)
      expect(refusalOf(answer)).not.toBe('none')
      expect(String(answer.headers['set-cookie'] ?? '')).not.toMatch(/desk=[\w-]{20}/)
    }),
    { numRuns: REQUESTS, endOnFailure: true },
  )
  expect(await deskState(site.environment)).toEqual(before)
}, 600_000)

test('who is not signed in gets no session by what they send where one signs in', async () => {
  const open = DESK_CALLS.filter(({ least }) => least === 'anyone')
  await fc.assert(
    fc.asyncProperty(deskRequest(open, targets), async (one) => {
      const { status, headers } = await send(one, '')
      expect(status).toBeLessThan(500)
      expect(String(headers['set-cookie'] ?? '')).not.toMatch(/desk=[\w-]{20}/)
    }),
    { numRuns: Math.ceil(REQUESTS / 4), endOnFailure: true },
  )
})

test('the same requests are taken from who may', async () => {
  const refused: string[] = []
  const [owner = ''] = sessions.get('owner') ?? []
  // What ends the session comes last.
  const calls = DESK_CALLS.filter(({ least }) => least !== 'anyone')
  const inOrder = [
    ...calls.filter(({ path }) => path !== '/desk/logout'),
    ...calls.filter(({ path }) => path === '/desk/logout'),
  ]
  for (const call of inOrder) {
    const answer = await send(likelyRequest(call, targets), owner)
    if (['role', 'session'].includes(refusalOf(answer)) && !call.path.includes('/account/'))
      refused.push(`${call.method} ${call.path}: ${answer.status}`)
  }
  expect(refused).toEqual([])
})
