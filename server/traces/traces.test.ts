/* Traces go to a configured endpoint, and hold nothing that a visitor sent. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { readConfig } from '@/server/config/config'
import { testEdge } from '@/tests/support/testEdge'
import { marker, markedHeaders, markedQuery, markersIn } from '@/tests/fault/marker'
import { localPort } from '@/tests/support/localPort'
import { startTraces, traced, tracedAnswer } from './traces'

jest.mock('@/server/edge/startScript', () => ({ startScript: () => ({ path: '/start.js?v=test' }) }))

type Value = { readonly stringValue?: string; readonly intValue?: number }
interface Span {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  readonly status: { readonly code: number }
}

let receiver: Server
let bodies: string[] = []
let paths: (string | undefined)[] = []
let servers: Server[] = []

const listening = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer)
  servers.push(server)
  return { server, url: `http://127.0.0.1:${await localPort(server)}` }
}

let endpoint = ''
beforeEach(async () => {
  bodies = []
  paths = []
  const { server, url } = await listening((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      paths.push(request.url)
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  receiver = server
  endpoint = url
})
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  servers = []
})

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const of = ({ attributes }: Span): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

/** The site's front, with one call. */
async function site(): Promise<string> {
  const config = readConfig({ NODE_ENV: 'production' } as NodeJS.ProcessEnv)
  const answerCall = (request: IncomingMessage, response: ServerResponse): string | undefined => {
    const isCall = request.url?.startsWith('/lead/v1/survey') ?? false
    if (isCall) response.writeHead(200).end()
    return isCall ? '/lead/v1/survey' : undefined
  }
  const statusOf = (path: string) => (path.startsWith('/search') ? 500 : 200)
  return (await listening(testEdge(config, answerCall, statusOf))).url
}

test('requests are told by route, status and cache; a page that was made, below its request', async () => {
  const end = await startTraces(endpoint)
  const url = await site()
  for (const path of ['/treatment/piles', '/treatment/piles', '/lead/v1/survey', '/search?q=piles'])
    await fetch(url + path).then((answer) => answer.arrayBuffer())
  await end()

  expect(new Set(paths)).toEqual(new Set(['/v1/traces']))
  const requests = spans().filter(({ name }) => name === 'request')
  expect(requests.map(of)).toEqual([
    { 'http.request.method': 'GET', 'http.route': '/treatment/{slug}', 'http.response.status_code': 200 },
    {
      'http.request.method': 'GET',
      'http.route': '/treatment/{slug}',
      'shalya.cache': 'hit',
      'http.response.status_code': 200,
    },
    { 'http.request.method': 'GET', 'http.route': '/lead/v1/survey', 'http.response.status_code': 200 },
    { 'http.request.method': 'GET', 'http.route': 'perRequest', 'http.response.status_code': 500 },
  ])
  expect(requests.map(({ status }) => status.code)).toEqual([0, 0, 0, 2])
  const made = spans().filter(({ name, parentSpanId }) => name === 'render a page' && parentSpanId)
  expect(made.map(({ parentSpanId }) => parentSpanId)).toContain(requests[0]?.spanId)
})

test('nothing of what a visitor sends stands in them: no address, query, header, cookie or body', async () => {
  const end = await startTraces(endpoint)
  const url = await site()
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { headers: { cookie: `visitorid=${marker('cookie')}` }, ...init }).then((answer) =>
      answer.arrayBuffer(),
    )
  const headers = Object.entries(markedHeaders()).filter(([name]) => !/^(host|expect|connection)$/.test(name))
  for (const path of [
    '/',
    `/treatment/${marker('slug')}`,
    `/enquiry/${marker('draft')}`,
    `/${marker('file')}.pdf`,
  ])
    await ask(`${path}?${markedQuery()}`, { headers })
  await ask(`/lead/v1/survey?leadId=${marker('lead')}`, { method: 'POST', body: marker('body') })
  await traced('store leads', { 'shalya.leads': 1 }, async () => undefined, 'alone')
  await end()
  expect(spans().length).toBeGreaterThanOrEqual(6)
  expect(markersIn({ text: bodies.join('\n') })).toEqual([])
})

test('what many requests share stands alone, and a failure is marked', async () => {
  const end = await startTraces(endpoint)
  await traced('request of somebody', {}, () => traced('store leads', {}, async () => undefined, 'alone'))
  await expect(traced('render a page', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await end()
  expect(
    spans()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['render a page', 'request of somebody', 'store leads'])
  expect(spans().every(({ parentSpanId }) => !parentSpanId)).toBe(true)
  expect(spans().find(({ name }) => name === 'render a page')?.status.code).toBe(2)
})

test('a receiver that is away, or none, costs nobody an answer', async () => {
  receiver.closeAllConnections()
  await new Promise((done) => receiver.close(done))
  servers = servers.filter((server) => server !== receiver)
  const end = await startTraces(endpoint)
  expect((await fetch(`${await site()}/treatment/piles`)).status).toBe(200)
  await end().catch(() => undefined)

  const answer = () => {}
  expect(tracedAnswer(answer)).toBe(answer)
  expect(await traced('render a page', {}, async () => 'page')).toBe('page')
})
