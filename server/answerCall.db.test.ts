import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { Agent, type IncomingHttpHeaders, type Server, createServer, request } from 'node:http'
import { once } from 'node:events'
import { gunzipSync } from 'node:zlib'
import { type TestAccounts, startTestAccounts } from '@/tests/support/testAccounts'
import { leadBody } from '@/tests/support/testLead'
import { runtime, setRuntime } from '@/server/runtime'
import { localPort } from '@/tests/support/localPort'
import { answerCall, HANDLERS } from './handlers'
import type { Handler } from './http/guardedCall'
import { writeResponse } from './http/writeResponse'
import { pause } from '@/tests/support/until'

interface Ask {
  readonly path: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** What the server says where the table has no answer: Next's turn. */
const NEXT = 599
const LEAD = '/lead/v1/admin/webleadcreate'
const FORM = 'application/x-www-form-urlencoded'

let accounts: TestAccounts
let server: Server
let answer: (...call: Parameters<typeof answerCall>) => unknown = answerCall
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  accounts = await startTestAccounts()
  server = createServer((incoming, outgoing) => {
    if (answer(incoming, outgoing) === undefined) outgoing.writeHead(NEXT).end()
  })
  await localPort(server)
})
afterEach(() => (answer = answerCall))
afterAll(async () => {
  agent.destroy()
  server.close()
  await accounts.stop()
})

/** Asks over one kept connection, so that an answer that leaves it unusable fails the next one. */
async function ask({ path, method, headers, body }: Ask): Promise<Received & { readonly bytes: Buffer }> {
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const length = body === undefined || headers?.['transfer-encoding'] ? {} : { 'content-length': body.length }
  const sent = request({ agent, port, host: '127.0.0.1', path, method, headers: { ...headers, ...length } })
  sent.end(body)
  const [got] = (await once(sent, 'response')) as [
    AsyncIterable<Buffer> & { statusCode: number; headers: IncomingHttpHeaders },
  ]
  const chunks: Buffer[] = []
  for await (const chunk of got) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { status: got.statusCode, headers: got.headers, body: bytes.toString(), bytes }
}

/** The names of an answer's cookies, and whether each is sent back over HTTPS only. */
const securityOf = ({ headers }: Received): Record<string, boolean> =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((line) => {
      const [pair = '', ...attributes] = String(line).split('; ')
      return [pair.split('=')[0], attributes.includes('Secure')]
    }),
  )

/** The other door: as the proxy calls it in development. */
async function askDirectly(handler: Handler, { path, method, headers, body }: Ask): Promise<Received> {
  const got = await handler(new Request(`http://localhost${path}`, { method, headers, body }))
  const cookies = got.headers.getSetCookie()
  return {
    status: got.status,
    headers: { ...Object.fromEntries(got.headers), ...(cookies.length && { 'set-cookie': cookies }) },
    body: await got.text(),
  }
}

/** Without what the connection adds, and with what is made anew each time (ids, tokens, dates) left out. */
function comparable({ status, headers, body }: Received): unknown {
  const anew =
    /[0-9a-f]{8}-[0-9a-f-]{27}|(?:[0-9a-z]{8}\.)?[\w-]{22,}\.[\w-]{43}|browser_id=[\w-]{22}|v\d+\.[\w.-]+|(?<=challenge\\":\\")[\w-]{43}/g
  const {
    date: _d,
    connection: _c,
    vary: _v,
    'keep-alive': _k,
    'content-length': _l,
    'transfer-encoding': _t,
    ...compared
  } = headers
  return JSON.parse(JSON.stringify({ status, compared, body }).replace(anew, '…'))
}

const proof = (): Record<string, string> => Object.fromEntries(accounts.request('/', {}).headers)

const extras = { privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: 'en' } }

/** A call as a browser makes it. */
function callOf(path: string, method: string): Ask {
  if (method === 'GET') return { path, method, headers: proof() }
  const isForm = /^\/(enquiry|survey|login|profile)/.test(path)
  const headers = { ...proof(), 'sec-fetch-site': 'same-origin', ...(isForm && { 'content-type': FORM }) }
  const body =
    path === LEAD
      ? JSON.stringify({ ...leadBody({ MobileNoData: '9876501234' }), extras })
      : isForm
        ? 'a=b'
        : '{}'
  return { path, method, headers: { ...headers, 'idempotency-key': 'both-doors' }, body }
}

const without = (call: Ask, ...names: string[]): Ask => ({
  ...call,
  headers: Object.fromEntries(Object.entries(call.headers ?? {}).filter(([name]) => !names.includes(name))),
})

const withBody = (call: Ask, body: string): Ask => ({ ...call, body })

const VARIANTS: Record<string, (call: Ask) => Ask> = {
  'right call': (call) => call,
  'call without proof': (call) => without(call, 'cookie', 'x-xsrf-token', 'sec-fetch-site'),
  'body that is no JSON': (call) => withBody(call, '{'),
  'body that is too large': (call) => withBody(call, `"${'x'.repeat(70_000)}"`),
  'body without a type': (call) => ({ ...call, headers: { ...call.headers, 'content-type': 'text/plain' } }),
}

const rows = Object.entries(HANDLERS).flatMap(([path, row]) =>
  Object.entries(row).map(([method, handler]): [string, string, Handler] => [method, path, handler]),
)

describe.each(rows)('%s %s', (method, path, handler) => {
  const variants = method === 'GET' ? ['right call'] : Object.keys(VARIANTS)
  test.each(variants)('%s: both doors answer the same', async (name) => {
    const call = VARIANTS[name]?.(callOf(path, method)) ?? callOf(path, method)
    expect(comparable(await ask(call))).toEqual(comparable(await askDirectly(handler, call)))
  })
})

describe('what is no call of the table goes to Next', () => {
  test.each(['/', '/healthz/', '/Healthz', '/%68ealthz', '/healthz/x', '/constructor', '/__proto__'])(
    '%s',
    async (path) => {
      expect((await ask({ path, method: 'GET' })).status).toBe(NEXT)
    },
  )
})

test('HEAD is GET without the body, and a query is no part of the path', async () => {
  const [got, head] = [
    await ask({ path: '/api/lead/treatments?departmentId=1', method: 'GET' }),
    await ask({ path: '/api/lead/treatments?departmentId=1', method: 'HEAD' }),
  ]
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    got.headers['content-length'],
  ])
})

test('several cookies are lines of their own', async () => {
  const { status, headers } = await ask({ path: '/users/v1/user/me', method: 'GET' })
  expect(status).toBe(401)
  expect((headers['set-cookie'] as string[]).length).toBeGreaterThan(1)
})

describe('cookies (decision 0020)', () => {
  const cookiesOf = async (settings: Readonly<Record<string, string>>, scheme: string) => {
    accounts.configure(settings)
    const received = await ask({
      path: '/api/session/xsrf',
      method: 'GET',
      headers: { 'x-shalya-scheme': scheme },
    })
    accounts.configure({})
    return securityOf(received)
  }

  test('are Secure wherever the request came by TLS, and on a site whose address is HTTPS', async () => {
    const [secure, plain] = [
      { 'XSRF-TOKEN': true, browser_id: true },
      { 'XSRF-TOKEN': false, browser_id: false },
    ]
    expect(await cookiesOf({}, 'https')).toEqual(secure)
    expect(await cookiesOf({ SITE_URL: 'https://clinic.example' }, 'http')).toEqual(secure)
    expect(await cookiesOf({ SITE_URL: 'https://clinic.example' }, 'https')).toEqual(secure)
    expect(await cookiesOf({}, 'http')).toEqual(plain)
  })
})

test('a long list is compressed for who accepts it, again and again the same', async () => {
  const path = '/dmg/v1/web/citylist'
  const plain = await ask({ path, method: 'GET' })
  for (const accepts of ['gzip', 'br, gzip;q=0.5', 'gzip']) {
    const zipped = await ask({ path, method: 'GET', headers: { 'accept-encoding': accepts } })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.body)
  }
  for (const refuses of ['br', 'gzip;q=0', 'gzip; q=0.0, br']) {
    const { headers } = await ask({ path, method: 'GET', headers: { 'accept-encoding': refuses } })
    expect(headers).not.toHaveProperty('content-encoding')
  }
})

describe('a body', () => {
  test('that is not read, announced or not, leaves the connection to the next call', async () => {
    const call = callOf(LEAD, 'POST')
    const large = 'x'.repeat(3_000_000)
    const inPieces = { ...call.headers, 'transfer-encoding': 'chunked' }
    expect((await ask({ ...call, body: large })).status).toBe(413)
    expect((await ask({ ...call, headers: inPieces, body: large })).status).toBe(413)
    expect((await ask({ ...without(call, 'x-xsrf-token'), body: large })).status).toBe(403)
    expect((await ask({ ...call, headers: inPieces })).status).toBe(200)
  })

  test('that breaks off ends its call and no other', async () => {
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const call = callOf(LEAD, 'POST')
    const sent = request({
      port,
      host: '127.0.0.1',
      path: LEAD,
      method: 'POST',
      headers: { ...call.headers, 'content-length': '500' },
    })
    sent.on('error', () => {})
    sent.write('{"NameData"')
    await pause(50)
    sent.destroy()
    expect((await ask({ path: '/healthz', method: 'GET' })).status).toBe(200)
  })
})

test('a handler that throws answers 500 and says nothing', async () => {
  const running = runtime()
  setRuntime(undefined)
  const received = await ask({ path: '/api/session/xsrf', method: 'GET' })
  setRuntime(running)
  expect([received.status, received.body]).toEqual([500, ''])
})

describe('an answer in pieces', () => {
  const pieces = (count: number) =>
    new ReadableStream({
      pull(controller) {
        if (count-- > 0) controller.enqueue(new TextEncoder().encode(`piece ${count}. `))
        else controller.close()
      },
    })
  const whole = Array.from({ length: 300 }, (_, i) => `piece ${299 - i}. `).join('')

  test('arrives whole, compressed or not', async () => {
    answer = (incoming, outgoing) =>
      writeResponse(
        new Response(pieces(300), { headers: { 'Content-Type': 'text/plain' } }),
        incoming,
        outgoing,
      )
    expect((await ask({ path: '/', method: 'GET' })).body).toBe(whole)
    const zipped = await ask({ path: '/', method: 'GET', headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.bytes).toString()).toBe(whole)
  })
})
