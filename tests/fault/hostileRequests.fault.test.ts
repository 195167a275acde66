import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { FIELD_KEYS } from '@/model/lead/formFields'
import { Lead, answerIn, normaliseLead } from '@/model/lead/lead'
import { ID_FIELD_NAMES, isCatalogueId } from '@/model/lead/leadFields'
import { errorsIn, isCleanText } from '@/model/lead/validation'
import { acknowledgedId, sampleLead } from '@/tests/site/leadClient'
import { LoginClient } from '@/tests/site/loginClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { someMobile } from '@/tests/support/testNumbers'
import {
  CALLS,
  HOSTILE_PARTS,
  type HostileRequest,
  MAKES_LEADS,
  hostileRequest,
  hostileRequestTo,
} from './hostileRequest'
import { siteForAll } from './siteForAll'

/** A part each day, all in `npm run test:all` (docs/decisions/0032). */
const REQUESTS = process.env.TEST_ALL ? 10_000 : 750

/** The calls that end the session which they come with. */
const ENDING: readonly string[] = [
  '/users/v1/user/logout',
  '/users/v1/user',
  '/profile/leave',
  '/profile/login/all',
  '/profile/erase',
]

/** What takes or ends everything may ask a user for more than the session. */
const ASKS_FOR_MORE: readonly string[] = ['/users/v1/user/data', '/users/v1/user', '/profile/erase']

/** The senders have no staff session, so these calls only refuse. */
const OF_STAFF = /^\/(api\/)?desk\//

/** What an answer gives away that fails inside. */
const INSIDE =
  /\bat .*\.(js|ts|mjs):\d+|node_modules|\bselect\b.+\bfrom\b|insert into|syntax error|SQLSTATE|ECONN/i

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const answerTo = (
  origin: string,
  { method, address, query, headers, body }: HostileRequest,
): Promise<Answer> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin)
    const options = { hostname, port, path: address + query, method, agent, timeout: 20_000 }
    const call = request({ ...options, headers: { ...headers, 'content-length': body.length } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', fail)
      answer.once('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('latin1'),
        }),
      )
    })
    call.once('timeout', () => call.destroy(new Error('no answer')))
    call.once('error', fail)
    call.end(body)
  })

/** The answer to raw bytes, until the server closes the connection or is silent; `waits` without any answer. */
const raw = (origin: string, text: string): Promise<string> =>
  new Promise((done) => {
    let answer = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(3000, () => {
      answer ||= 'waits'
      socket.destroy()
    })
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => done(answer))
  })

describe(`${REQUESTS} hostile requests to all calls, on ${databaseUnderTest}`, () => {
  const site = siteForAll({
    ...{ TRUST_PROXY: '1', DEV_PAGES: '1', ACCOUNT_CALLS_PER_MINUTE: '0', OTP_RESEND_SECONDS: '0' },
    ...{ OTP_PER_HOUR: '0', OTP_PER_DAY: '0', OTP_PER_HOUR_PER_IP: '0', OTP_BUDGET_PER_DAY: '0' },
    ...{ OTP_WRONG_PER_HOUR_PER_IP: '0', OTP_PER_HOUR_PER_RANGE: '0' },
    ...{ OTP_WRONG_PER_HOUR_PER_RANGE: '0', OTP_WORK_BITS: '0', LOG_LEVEL: 'error' },
  })
  /** A browser's cookies and XSRF token, with and without a login. */
  type Visitor = { readonly cookie: string; readonly 'x-xsrf-token': string }
  let visitor: Visitor
  let user: Visitor

  async function logIn(): Promise<void> {
    const mobile = someMobile()
    const cookie = await LoginClient.cookieOf(site.url, mobile)
    const session = cookie.split('; ').filter((pair) => !pair.startsWith('XSRF-TOKEN='))
    const proof = await xsrfHeaders(site.url, { cookie: session.join('; ') })
    user = { ...proof, cookie: [...session, proof.cookie].join('; ') }
  }

  beforeAll(async () => {
    visitor = await xsrfHeaders(site.url)
    await logIn()
  })
  afterAll(() => agent.destroy())

  /** With what it has of a real visitor. */
  function complete({ has, headers: hostile, ...request }: HostileRequest): HostileRequest {
    const owner = has.session ? user : visitor
    const { cookie = '', ...headers } = hostile
    return {
      ...request,
      has,
      headers: {
        ...headers,
        ...(has.proof && { 'x-xsrf-token': owner['x-xsrf-token'], 'sec-fetch-site': 'same-origin' }),
        cookie: [has.session || has.proof ? owner.cookie : '', cookie].filter(Boolean).join('; '),
      },
    }
  }

  function isHarmless({ status, headers, text }: Answer, { address, path }: HostileRequest): void {
    expect(status).toBeLessThan(500)
    // A hostile path parameter may match no call: then the answer is the 404 page.
    const isMissingPage = address !== path && status === 404 && /html/.test(headers['content-type'] ?? '')
    if (!isMissingPage) expect(text).not.toMatch(INSIDE)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    if (!isMissingPage) expect(headers['content-type'] ?? '').not.toMatch(/html/)
    // No redirect to another site.
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/)
    for (const cookie of headers['set-cookie'] ?? [])
      expect(cookie).toMatch(/; Path=\/; SameSite=(Lax|Strict)/)
  }

  /** Checked before a call may end the session, and at the end: the next login has another account. */
  async function accountIsClean(): Promise<void> {
    const answer = await fetch(`${site.url}/users/v1/user/me`, { headers: { cookie: user.cookie } })
    const { data: account } = (await answer.json()) as { data: Record<string, string> }
    for (const text of [account.name ?? '', account.email ?? '']) {
      expect(isCleanText(text)).toBe(true)
      expect(text.length).toBeLessThan(300)
    }
  }

  it('get no 5xx and nothing from inside, and only what the rules accept is stored', async () => {
    const acknowledged = new Set<string>()
    const taken = new Set<string>()
    let plainLeads = 0
    const isTaken = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
      taken.has(`${method} ${path}`)
    const send = async (hostile: HostileRequest): Promise<void> => {
      const ends = hostile.has.session && ENDING.includes(hostile.path)
      if (ends) await accountIsClean()
      const answer = await answerTo(site.url, complete(hostile))
      isHarmless(answer, hostile)
      const id = acknowledgedId(answer.text)
      if (id) acknowledged.add(id)
      if (answer.headers.location?.includes('/thankyou') && hostile.path === '/enquiry') plainLeads += 1
      // Past the guard: of a body that it cannot read a call says so (415).
      if (![401, 403, 405].includes(answer.status) || ASKS_FOR_MORE.includes(hostile.path))
        taken.add(`${hostile.method} ${hostile.path}`)
      if (ends) await logIn()
    }
    await fc.assert(fc.asyncProperty(hostileRequest, send), { numRuns: REQUESTS, endOnFailure: true })
    const ofVisitors = CALLS.filter(({ path }) => !OF_STAFF.test(path))
    // Chance may have sent a call nothing that passes the guard: one request in three does.
    for (const call of ofVisitors.filter((call) => !isTaken(call)))
      await fc.assert(fc.asyncProperty(hostileRequestTo(call), send), { numRuns: 60, endOnFailure: true })
    expect(ofVisitors.filter((call) => !isTaken(call))).toEqual([])
    // Nor may it have had enough leads taken to look at: one of a handful is.
    for (let more = 0; more < 20 && (acknowledged.size <= 5 || plainLeads === 0); more++)
      for (const call of MAKES_LEADS)
        await fc.assert(fc.asyncProperty(hostileRequestTo(call), send), { numRuns: 10, endOnFailure: true })
    const stored = await site.storedLeads()
    const ids = new Set(stored.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(5)
    expect(plainLeads).toBeGreaterThan(0)
    expect(stored.length).toBeLessThanOrEqual(acknowledged.size + plainLeads)
    for (const row of stored) expect(faultsOf(row)).toEqual([])
  }, 600_000)

  it.each(['/a/PART', '/hi/a/PART', '/doctor/PART/book', '/hi/doctor/PART/book?step=details&place=x'])(
    'nor do pages made for one visitor: %s',
    async (path) => {
      for (const part of HOSTILE_PARTS) {
        const answer = await answerTo(site.url, {
          ...{ method: 'GET', path, address: path.replace('PART', part), query: '', body: Buffer.alloc(0) },
          ...{
            has: { proof: false, session: false },
            headers: { cookie: `booking=${part}; browser_id=${part}` },
          },
        })
        expect([part, [200, 400, 404].includes(answer.status)]).toEqual([part, true])
        expect(answer.headers['cache-control'] ?? 'no-store').not.toMatch(/public/)
      }
    },
  )

  it('change no account into what its rules refuse', () => accountIsClean())

  it.each([
    ['two lengths', 'POST /enquiry', ['Content-Length: 4', 'Content-Length: 0'], 'x=1\n', '400'],
    [
      'a length and pieces',
      'POST /enquiry',
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      '0\r\n\r\n',
      '400',
    ],
    ['an encoding that nobody knows', 'POST /enquiry', ['Transfer-Encoding: xchunked'], '0\r\n\r\n', '400'],
    ['a blank before the colon', 'POST /enquiry', ['Content-Length : 4'], 'x=1\n', '400'],
    ['a header that goes on in the next line', 'GET /', ['X-A: a', ' b'], '', '400'],
    ['bytes beyond ASCII in the address', 'GET /search\x9b31m', [], '', '400'],
    ['TRACE', 'TRACE /', [], '', '405'],
    ['a connection to elsewhere', 'CONNECT evil.example:443', [], '', ''],
  ])('what two servers may read differently is refused: %s', async (_what, start, headers, rest, status) => {
    const text = [`${start} HTTP/1.1`, 'Host: localhost', ...headers, '', rest].join('\r\n')
    const answer = await raw(site.url, text)
    expect(answer.match(/(?<=HTTP\/1\.1 )\d+/g)?.join(' ') ?? answer).toBe(status)
  })

  it('and none is taken without the XSRF token', async () => {
    const answer = await fetch(`${site.url}/lead/v1/admin/webleadcreate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleLead(1)),
    })
    expect(answer.status).toBe(403)
  })
})

const FIELDS = FIELD_KEYS.map((key) => ({ key, required: key === 'mobile' || key === 'city' }))

/** What is wrong with a stored lead by the rules of model/lead. */
function faultsOf(row: Readonly<Record<string, unknown>>): unknown[] {
  const read = Lead.decode(row)
  if (!isRight(read)) return [`${String(row.id)} is no lead`]
  const lead = read.right
  const again = normaliseLead(lead, { now: new Date(lead.CreatedDateData), ip: lead.ip })
  const changed = Object.entries(again).filter(([key, value]) => row[key] !== value)
  const errors = Object.entries(errorsIn(FIELDS, (key) => answerIn(lead, key)))
  const names = ID_FIELD_NAMES.filter((key) => lead[key] !== '' && !isCatalogueId(lead[key]))
  const subject = lead.ProcedureNameData || lead.condition_data ? [] : ['no treatment']
  return [...changed, ...errors, ...names, ...subject].slice(0, 3)
}
