import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pause, until } from '@/tests/support/until'
import { localPort } from '@/tests/support/localPort'
import { ShippedNginx } from './shippedNginx'

/** As the site sends a document, with short times: fresh for a second, then three in which an old one is sent. */
const SHORT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=3'
const LONG = 'public, max-age=0, s-maxage=600'
// nginx counts whole seconds.
const FRESH_MS = 2100
const STALE_MS = 5500

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** What keeps documents in the shipped nginx, told apart by a site that does exactly as the test says. */
describe('what the shipped nginx configuration keeps', () => {
  let site: Server
  let nginx: ShippedNginx
  let handle: Handler
  let requests: IncomingMessage[] = []

  beforeAll(async () => {
    site = createServer((request, response) => {
      requests.push(request)
      handle(request, response)
    })
    nginx = await ShippedNginx.start(`http://127.0.0.1:${await localPort(site)}`)
  }, 180_000)

  afterAll(async () => {
    await nginx?.stop()
    site.closeAllConnections()
    site.close()
  })

  beforeEach(() => (requests = []))

  const says =
    (headers: Record<string, string>, body: string | Buffer = 'page', status = 200): Handler =>
    (_request, response) =>
      response.writeHead(status, headers).end(body)

  const stateOf = async (path: string, headers: Record<string, string> = {}) =>
    (await nginx.ask(path, { headers })).headers['x-cache']

  it('each encoding once, however browsers word it, untouched', async () => {
    const bodies: Record<string, Buffer> = {
      'gzip, br': brotliCompressSync('page'),
      gzip: gzipSync('page'),
      '': Buffer.from('page'),
    }
    handle = ({ headers }, response) => {
      const accepted = headers['accept-encoding'] ?? ''
      const encoding = { 'gzip, br': 'br', gzip: 'gzip' }[accepted]
      response
        .writeHead(200, {
          'cache-control': LONG,
          vary: 'Accept-Encoding',
          ...(encoding ? { 'content-encoding': encoding } : {}),
        })
        .end(bodies[accepted])
    }
    const wordings = {
      'gzip, deflate, br, zstd': 'gzip, br',
      'br;q=1.0, gzip;q=0.8, *;q=0.1': 'gzip, br',
      'gzip, deflate': 'gzip',
      GZIP: 'gzip',
      'gzip;q=0, br;q=0.0': '',
      identity: '',
    }
    for (const [wording, encoding] of Object.entries(wordings)) {
      const { body } = await nginx.ask('/encodings', { headers: { 'accept-encoding': wording } })
      expect(body).toEqual(bodies[encoding])
    }
    expect(requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['gzip, br', 'gzip', undefined])
  })

  it.each([
    ['a cookie', { 'cache-control': LONG, 'set-cookie': 'a=b' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['nothing', {}],
  ])('nothing that comes with %s', async (what, headers) => {
    handle = says(headers as Record<string, string>)
    const path = `/never/${what.replace(' ', '-')}`
    expect([await stateOf(path), await stateOf(path)]).toEqual(['MISS', 'MISS'])
  })

  it('each query on its own, and nothing of what the router of Next asks for', async () => {
    handle = says({ 'cache-control': LONG })
    expect(await stateOf('/queries?page=1')).toBe('MISS')
    expect(await stateOf('/queries?page=2')).toBe('MISS')
    expect(await stateOf('/queries?page=1')).toBe('HIT')
    expect(await stateOf('/queries?page=1', { rsc: '1' })).toBe('BYPASS')
    expect(await stateOf('/queries?page=3', { rsc: '1' })).toBe('BYPASS')
    expect(await stateOf('/queries?page=3')).toBe('MISS')
  })

  it('one request however many ask at once', async () => {
    handle = (_request, response) =>
      void setTimeout(() => says({ 'cache-control': LONG })(_request, response), 200)
    await Promise.all(Array.from({ length: 20 }, () => nginx.ask('/at-once')))
    expect(requests).toHaveLength(1)
  })

  it('an old page while the new one is fetched, by its ETag, and for no longer than the site allows', async () => {
    const headers = { 'cache-control': SHORT, etag: '"one"' }
    handle = says(headers, 'one')
    await nginx.ask('/stale')
    await pause(FRESH_MS)

    handle = says(headers, '', 304)
    expect(await stateOf('/stale')).toBe('STALE')
    await until('the old page is confirmed', async () => (await stateOf('/stale')) === 'HIT', 3000)
    expect(requests.at(-1)?.headers['if-none-match']).toBe('"one"')

    handle = says({ ...headers, etag: '"two"' }, 'two')
    await pause(STALE_MS)
    const { headers: late, body } = await nginx.ask('/stale')
    expect({ state: late['x-cache'], body: body.toString() }).toEqual({ state: 'EXPIRED', body: 'two' })
  })

  it('an old page as long as the site fails, and a page that is gone no longer', async () => {
    handle = says({ 'cache-control': SHORT })
    await nginx.ask('/failing')
    await pause(STALE_MS)

    handle = says({}, 'oh', 500)
    const failing = await nginx.ask('/failing')
    expect({ status: failing.status, state: failing.headers['x-cache'] }).toEqual({
      status: 200,
      state: 'STALE',
    })
    handle = says({ 'cache-control': SHORT }, 'gone', 410)
    expect((await nginx.ask('/failing')).status).toBe(410)
  })

  it('what is named after its content, without asking for it again', async () => {
    handle = says({ 'cache-control': 'public, max-age=31536000, immutable' })
    const path = '/start.js?v=abc'
    expect([await stateOf(path), await stateOf(path)]).toEqual(['MISS', 'HIT'])
    expect(requests).toHaveLength(1)
  })
})
