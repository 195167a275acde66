/** How much of Next one visitor gets through the site's front, and what costs nothing of it. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { readConfig } from '@/server/config/config'
import { Limits } from '@/server/http/limits'
import { askRaw } from '@/tests/fault/marker'
import { localPort } from '@/tests/support/localPort'
import { testEdge } from '@/tests/support/testEdge'
import { pause } from '@/tests/support/until'

jest.mock('./startScript', () => ({ startScript: () => ({ path: '/start.js?v=test' }) }))

let requests: string[] = []
let atOnce = 0
let mostAtOnce = 0

async function next({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  requests.push(url)
  if (url.includes('no-such')) return void response.writeHead(404, { 'content-type': 'text/html' }).end()
  const isScript = url.includes('.js')
  mostAtOnce = Math.max(mostAtOnce, (atOnce += 1))
  if (!isScript && !url.includes('page-')) await pause(5)
  atOnce -= 1
  const type = isScript ? 'application/javascript' : 'text/html'
  response
    .writeHead(200, { 'content-type': type, 'cache-control': 'public' })
    .end(`<html><head></head>${url}</html>`)
}

let server: Server
let origin = ''

beforeEach(async () => {
  const limits = new Limits((name) => (name === 'pages' ? 20 : 0))
  const answer = testEdge(readConfig({ NODE_ENV: 'production' }), () => undefined, {
    next,
    visitorOf: ({ headers }) => String(headers['user-agent'] ?? ''),
    retryAfterSeconds: (visitor) => limits.secondsToWait('pages', visitor),
    isAbsent: (key) => key.includes('made-up'),
    hasRoute: (path) => !path.includes('made-up'),
  })
  server = createServer(answer)
  origin = `http://127.0.0.1:${await localPort(server)}`
  await ask('/no-such')
  await ask('/hi/no-such')
  requests = []
  mostAtOnce = 0
})
afterEach(() => new Promise((done) => server.close(done)))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(origin, path, headers, method)

test('pages that are made for one visitor are limited, finished ones and other visitors are not (decision 0040)', async () => {
  const many = (path: string, visitor: string) =>
    Promise.all(Array.from({ length: 25 }, () => ask(path, { 'user-agent': visitor })))
  const answers = await many('/hi/compare?doctors=a', '203.0.113.7')
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]?.headers['cache-control']).toBe('no-store')
  expect(refused[0]?.text).toContain('/hi/page-unavailable')
  expect((await ask('/calculate/bmi', { 'user-agent': '203.0.113.7' })).status).toBe(429)
  expect((await ask('/login', { 'user-agent': '203.0.113.8' })).status).toBe(200)
  await ask('/faq', { 'user-agent': '203.0.113.8' })
  expect((await many('/faq', '203.0.113.7')).map(({ status }) => status)).toEqual(Array(25).fill(200))
})

test('files that somebody makes up are limited as such pages are: Next is asked for no more of them', async () => {
  const visitor = { 'user-agent': '203.0.113.9' }
  await ask('/known.js', { 'user-agent': '203.0.113.10' })
  const names = ['no-such.svg', '_next/static/no-such.css', 'pictures/no-such.avif', 'videos/no-such.webm']
  for (let time = 0; time < 5; time += 1)
    await Promise.all(names.map((name) => ask(`/${name}?${time}`, visitor)))
  requests = []
  for (const name of names) expect([name, (await ask(`/${name}`, visitor)).status]).toEqual([name, 429])
  expect(requests).toEqual([])
  expect((await ask('/known.js', visitor)).status).toBe(200)
})

test('a file that is streamed counts once, however often its parts are read, and Next is asked once whether it is there', async () => {
  const visitor = { 'user-agent': '203.0.113.11' }
  const read = async () => (await ask('/videos/film.webm', visitor)).status
  expect(await read()).toBe(200)
  expect(await Promise.all(Array.from({ length: 25 }, read))).toEqual(Array(25).fill(200))
  expect(requests).toHaveLength(1 + 26)
})

test('a page’s first rendering counts as well; who only reads finished ones is never refused', async () => {
  const visitor = { 'user-agent': '203.0.113.12' }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => ask(`/treatment/real-${at}`, visitor)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]?.text).toContain('/en/page-unavailable')
  const kept = requests.find((url) => url.includes('real-'))?.replace('/en', '') ?? ''
  expect((await ask(kept, visitor)).status).toBe(200)
})

test('of many that are asked for at once, one is rendered after the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(`/treatment/real-${at}`, { 'user-agent': `203.0.113.${at}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(mostAtOnce).toBe(1)
})

const ABSENT = [
  ...[
    '/treatment/made-up',
    '/hi/treatment/made-up',
    '/blog?department=made-up',
    '/treatment/made-up?source=patientapp',
  ],
  ...['/made-up.png', '/_next/static/made-up', '/api/made-up', '/profile/made-up'],
]
test.each(ABSENT)(
  '%s is 404 without a rendering, however often and however it is asked for',
  async (path) => {
    const visitor = { 'user-agent': '203.0.113.13' }
    for (let time = 0; time < 30; time += 1) {
      const method = time % 2 ? 'HEAD' : 'GET'
      const answer = await ask(
        path.replace('made-up', `made-up-${time}`),
        { ...visitor, 'accept-encoding': ['gzip', 'br', ''][time % 3] ?? '' },
        method,
      )
      // Files' names are asked of Next, as many as the limit allows.
      if (!/\.png$|^\/_next/.test(path)) expect(answer.status).toBe(404)
    }
    expect(requests.filter((url) => !/\.png|_next|page-not-found/.test(url))).toEqual([])
    if (!/\.png$|^\/_next/.test(path)) expect((await ask('/login', visitor)).status).toBe(200)
  },
)

test.each([
  ['/Treatment/Piles?utm_source=print', '/treatment/piles?utm_source=print'],
  ['/treatment/piles.', '/treatment/piles'],
  ['//treatment//piles/', '/treatment/piles'],
  ['/Login', '/login'],
  ['/HI/Search?q=Piles', '/hi/search?q=Piles'],
])('%s, as printed or sent, leads to %s', async (written, location) => {
  const answer = await ask(written)
  expect([answer.status, answer.headers.location]).toEqual([308, location])
  expect(requests).toEqual([])
})

test.each([
  '//evil.example',
  '/%5Cevil.example',
  '/Treatment/Made-up',
  '//made-up/x',
  '/Api/Made-up',
  '/A:b@evil.example/',
])('%s leads nowhere', async (written) => expect((await ask(written)).status).toBe(404))
