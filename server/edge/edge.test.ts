/** The edge in front of a fake Next: its requests, and the visitors' answers. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { noteTags } from '@/content/catalogue/snapshot/cacheTags'
import { PageShown } from '@/server/http/envelope'
import { setRemovedPages } from '@/server/catalogue/changes/removedPages'
import { readConfig } from '@/server/config/config'
import { askRaw } from '@/tests/fault/marker'
import { localPort } from '@/tests/support/localPort'
import { Documents } from './documents'
import { createEdge } from './edge'
import { RenderTurns } from './renderTurns'
import { pause } from '@/tests/support/until'

jest.mock('./startScript', () => ({ startScript: () => ({ path: '/start.js?v=test' }) }))
jest.mock('./islandFiles', () => ({ islandFiles: () => ['/islands.js'] }))

const ISLAND = '<div data-island="menu" data-props="{}"></div><script>self.__next_f.push([1,"data"])</script>'
const html = (text: string) =>
  `<!DOCTYPE html><html><head><title>${text}</title></head><body><p>${text.repeat(50)}</p>${ISLAND}</body></html>`

/** The requests that Next received, in order, and its answers. */
let requests: { url: string; headers: IncomingMessage['headers'] }[] = []
let version = 1

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? ''
  requests.push({ url, headers: request.headers })
  const answer = (status: number, text: string, headers = {}) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html(text))
  if (url.startsWith('/en/doctor/')) {
    noteTags(['doctors'])
    await pause(5)
  }
  if (url.includes('no-such')) return void answer(404, 'Next has nothing')
  if (url.includes('broken')) return void answer(500, 'Next failed')
  if (url.includes('/alias')) return void response.writeHead(308, { location: '/delhi/doctors/x' }).end()
  if (url.endsWith('/file'))
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(html('A file').replace(ISLAND, ''))
  if (url.endsWith('.js'))
    return void response
      .writeHead(200, { 'content-type': 'application/javascript', 'cache-control': 'public, immutable' })
      .end('let a = 1;'.repeat(200))
  answer(200, `${url} version ${version}`, { 'set-cookie': ['a=1', 'b=2'] })
}

/** This cookie marks a visitor who has just sent an enquiry. */
const hasOwnEnquiry = ({ headers }: IncomingMessage) => headers.cookie === 'lead_ref=mine'

let server: Server
let documents: Documents
let origin = ''

beforeEach(async () => {
  requests = []
  version = 1
  const config = readConfig({ NODE_ENV: 'production' })
  documents = new Documents(next, 10)
  const answer = createEdge({
    config,
    documents,
    next,
    answerCall: (request, _, showPage) => {
      if (request.url === '/enquiry')
        void showPage(new PageShown('/hi/enquiry/1', ['draft_ref=own; Path=/', 'b=2'], 422))
      return request.url === '/enquiry' ? request.url : undefined
    },
    hasOwnEnquiry,
    visitorOf: () => '',
    retryAfterSeconds: async () => undefined,
    turns: new RenderTurns(),
    isAbsent: (key) => key.includes('made-up'),
    hasRoute: (path) => !path.includes('made-up'),
  })
  server = createServer(answer)
  // The pages for errors are made at once.
  await documents.errorPage('en', 404)
  await documents.errorPage('en', 500)
  await documents.errorPage('hi', 404)
  await documents.errorPage('hi', 500)
  requests = []
  origin = `http://127.0.0.1:${await localPort(server)}`
})
afterEach(async () => {
  setRemovedPages(new Set())
  await new Promise((done) => server.close(done))
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(origin, path, headers, method)

test('a page that is the answer to a form is made with the cookies that it names, and kept by nobody', async () => {
  const sent = { cookie: 'draft_ref=other', 'content-type': 'text/plain', 'content-length': '0' }
  const { status, text, headers } = await ask('/enquiry', sent, 'POST')
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
    422,
    'no-store',
    'same-origin',
  ])
  expect(text).toContain('/hi/enquiry/1 version 1')
  expect(requests.map(({ url, headers: got }) => [url, got.cookie, got['content-type']])).toEqual([
    ['/hi/enquiry/1', 'draft_ref=own; b=2', undefined],
  ])
})

describe('a page of the public site', () => {
  test('is rendered once from its key, whoever asks and with whatever', async () => {
    const answers = await Promise.all(
      ['', '?utm_source=a', '?mob=9876543210', '?city=pune'].map((query) =>
        ask(`/doctor/asha${query}`, { cookie: 'cred_hexa=secret', 'x-forwarded-host': 'evil.example' }),
      ),
    )
    expect(new Set(answers.map(({ text }) => text.split('\n\n').pop())).size).toBe(1)
    expect(requests).toEqual([{ url: '/en/doctor/asha', headers: expect.anything() }])
    expect(JSON.stringify(requests)).not.toMatch(/secret|evil|98765/)
  })

  test('holds no script but start.js', async () => {
    const { text, headers } = await ask('/faq')
    expect(text.match(/<script[^>]*>/g)).toHaveLength(1)
    expect(text).toContain('<script async src="/start.js?v=test" data-islands="/islands.js"')
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  test('comes in the encoding that is asked for, and not again to who has it', async () => {
    const plain = await ask('/faq')
    const zipped = await ask('/faq', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.text.split('\n\n').pop()).toBe(plain.text.split('\n\n').pop())
    expect((await ask('/faq', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
    const etag = String(zipped.headers.etag)
    expect(etag).not.toBe(plain.headers.etag)
    const again = await ask('/faq', { 'accept-encoding': 'gzip', 'if-none-match': `W/"x", ${etag}` })
    expect([again.status, again.headers['cache-control']]).toEqual([304, zipped.headers['cache-control']])
    expect((await ask('/faq', { 'if-none-match': etag })).status).toBe(200)
  })

  test('has a head of its own', async () => {
    const page = await ask('/faq')
    const head = await ask('/faq', {}, 'HEAD')
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    expect(head.text.split('\n\n').pop()).toBe('')
  })

  test('is kept by shared caches for a short time, unless it follows on what one visitor did', async () => {
    expect((await ask('/faq')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
    // What is free changes by the minute.
    expect((await ask('/doctors?free=today')).headers['cache-control']).toBe('public, max-age=0, s-maxage=15')
    expect((await ask('/doctors?free=today')).headers['cache-control']).toBe('public, max-age=0, s-maxage=15')
    expect((await ask('/thankyou?isquicksurvey=1')).headers['cache-control']).toBe('no-store')
    expect((await ask('/faq')).headers['set-cookie']).toBeUndefined()
  })

  test('that follows on an enquiry is made for who has sent it, by the address’s choices, and for nobody else', async () => {
    const mine = { cookie: 'lead_ref=mine' }
    await ask('/thankyou?isquicksurvey=1')
    const own = await ask('/thankyou?isquicksurvey=1&mob=9876543210', mine)
    expect(own.text).toContain('/enquiry/sent/survey version 1')
    expect(own.headers['cache-control']).toBe('no-store')
    expect((await ask('/hi/thankyou?source=patientapp', mine)).text).toContain(
      '/hi/enquiry/sent?source=patientapp',
    )
    for (const cookie of ['', 'lead_ref=other'])
      expect((await ask('/thankyou?isquicksurvey=1', { cookie })).text).toContain(
        '/en/thankyou/survey version',
      )
    expect((await ask('/faq', mine)).text).toContain('/en/faq')
    expect(requests.filter(({ url }) => url.includes('98765'))).toEqual([])
  })

  test('changes with what it shows, also for who has the old one', async () => {
    const old = await ask('/doctor/asha')
    await ask('/faq')
    version = 2
    documents.invalidate(['doctors'])
    const now = await ask('/doctor/asha', { 'if-none-match': String(old.headers.etag) })
    expect([now.status, now.text.includes('version 2')]).toEqual([200, true])
    expect((await ask('/faq')).text).toContain('version 1')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    'takes no %s, whether it is a document, made for one visitor, missing or a file',
    async (method) => {
      for (const path of ['/faq', '/login', '/search?q=x', '/doctor/%00', '/robots.txt']) {
        const answer = await ask(path, {}, method)
        expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, 'GET, HEAD'])
      }
      expect(requests).toEqual([])
    },
  )
})

describe('where there is no page', () => {
  test('the site’s own stands, and Next is not asked again until the catalogue changes', async () => {
    for (const query of ['', '?x=1', '?x=2']) {
      const answer = await ask(`/doctor/no-such${query}`)
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(answer.text).toContain('/en/page-not-found')
    }
    expect(requests.map(({ url }) => url)).toEqual(['/en/doctor/no-such'])
    documents.invalidate(['absent'])
    await ask('/doctor/no-such')
    expect(requests).toHaveLength(2)
  })

  test('Next is not asked at all for what cannot be a page', async () => {
    for (const path of [
      '/doctor/%00',
      '/hospital/%00',
      '/%E0%A4',
      '/doctor/%ED%A0%80',
      '/made-up%2fb',
      '/Made-up',
    ])
      expect((await ask(path)).status).toBe(404)
    expect(requests).toEqual([])
  })

  test('any more, it is 410', async () => {
    setRemovedPages(new Set(['/doctor/no-such-now']))
    expect((await ask('/doctor/no-such-now?x=1')).status).toBe(410)
  })

  test('under another name, that one is shown', async () => {
    const answer = await ask('/alias/doctors/x')
    expect([answer.status, answer.headers.location]).toEqual([308, '/delhi/doctors/x'])
  })

  test('because it cannot be made, the page says so and is not kept', async () => {
    const answer = await ask('/doctor/broken')
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(answer.text).toContain('/en/page-unavailable')
    await ask('/doctor/broken')
    expect(requests.filter(({ url }) => url.includes('broken'))).toHaveLength(2)
  })
})

describe('a page for one visitor', () => {
  test('is asked for with what it reads, and is kept by nobody', async () => {
    const headers = {
      cookie: 'cred_hexa=own',
      'x-middleware-rewrite': '/evil',
      'x-forwarded-for': '203.0.113.9',
    }
    const answer = await ask('/profile?a=1', headers)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(answer.text.match(/<script[^>]*>/g)).toHaveLength(1)
    expect(requests[0]).toMatchObject({ url: '/profile?a=1', headers: { cookie: 'cred_hexa=own' } })
    expect(requests[0]?.headers).not.toHaveProperty('x-middleware-rewrite')
    expect(requests[0]?.headers['x-shalya-client-ip']).toMatch(/127\.0\.0\.1$/)
    await ask('/profile?a=1')
    expect(requests).toHaveLength(2)
  })

  test('names the browser in few words: Next’s patterns take their time with long ones', async () => {
    await ask('/profile', { 'user-agent': 'a'.repeat(15_000) })
    expect(requests[0]?.headers['user-agent']).toBe('a'.repeat(300))
  })

  test('that has no island gets no script to start it', async () => {
    const answer = await ask('/profile/file')
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.text).toContain('A file')
    expect(answer.text).not.toContain('<script')
  })

  test('that Next does not have is the site’s own 404', async () => {
    const answer = await ask('/profile/no-such')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('/en/page-not-found')
  })
})

test('a script is compressed once and kept', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await ask(`/_next/static/chunks/a.js?time=${time}`, { 'accept-encoding': 'gzip' })
    expect([headers['content-encoding'], headers['cache-control']]).toEqual(['gzip', 'public, immutable'])
  }
  expect(requests).toHaveLength(1)
})

test('internal addresses lead to the public ones', async () => {
  const answer = await ask('/en/doctors')
  expect([answer.status, answer.headers.location]).toEqual([308, '/doctors'])
  expect(requests).toEqual([])
})

test('a list of free places that has no such page now is looked for again soon', async () => {
  const { status, livesMs } = await documents.page('/en/doctors/list/free.today_city.no-such_page.2')
  expect([status, livesMs]).toEqual([404, 30_000])
  expect((await documents.page('/en/doctors/list/city.no-such')).livesMs).toBeUndefined()
})
