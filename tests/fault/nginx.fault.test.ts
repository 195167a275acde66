import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { until } from '@/tests/support/until'
import { LeadClient, PAGE_EXTRAS, acknowledgedId, sampleLead } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { siteForAll } from './siteForAll'
import { ShippedNginx } from './shippedNginx'

const CHUNKS = resolve(__dirname, '..', '..', '.next', 'static', 'chunks')
const gzip = { 'accept-encoding': 'gzip' }

describe(`the shipped nginx configuration in front of the site, on ${databaseUnderTest}`, () => {
  const site = siteForAll({ TRUST_PROXY: '1', SITE_URL: 'https://localhost' })
  let nginx: ShippedNginx

  beforeAll(async () => {
    nginx = await ShippedNginx.start(site.url)
  }, 180_000)

  afterAll(() => nginx?.stop())

  it('sends HTTP to HTTPS, path and query with it', async () => {
    const answer = await fetch(`${nginx.plainUrl}/treatment/piles?utm_source=x`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('https://localhost/treatment/piles?utm_source=x')
    expect(answer.headers.get('server')).toBe('nginx')
  })

  it.each(['/lead/v1/admin/webleadcreate', '/users/v1/user/login', '/api/cities?x=/'])(
    'leads no program on that calls %s without TLS',
    async (path) => {
      const answer = await fetch(nginx.plainUrl + path, { method: 'POST', body: '{}', redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
    },
  )

  it('speaks HTTP/2 over TLS 1.2 and 1.3, nothing older, and not to another host', async () => {
    const agreed = (options: Parameters<typeof connect>[1]) =>
      new Promise<string | null>((done) => {
        const port = Number(new URL(nginx.url).port)
        const socket = connect(port, { rejectUnauthorized: false, ...options }, () => {
          done(socket.getProtocol())
          socket.destroy()
        }).on('error', () => done(null))
      })
    const servername = 'localhost'

    expect(await nginx.askByHttp2('/')).toEqual({ protocol: 'h2', status: 200 })
    expect(await agreed({ servername })).toBe('TLSv1.3')
    expect(await agreed({ servername, maxVersion: 'TLSv1.2' })).toBe('TLSv1.2')
    expect(
      await agreed({ servername, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' }),
    ).toBeNull()
    expect(await agreed({ servername: 'another.example' })).toBeNull()
  })

  it('keeps a page, hands on what the site compressed, and answers 304 to who has it', async () => {
    const first = await nginx.ask('/treatment/piles', { headers: gzip })
    const second = await nginx.ask('/treatment/piles', { headers: gzip })

    expect(first.headers).toMatchObject({ 'x-cache': 'MISS', 'content-encoding': 'gzip' })
    expect(second.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'gzip' })
    expect(second.body).toEqual(first.body)
    expect(gunzipSync(second.body).toString()).toContain('<h1')
    expect(second.headers['content-security-policy']).toContain("default-src 'self'")
    expect(second.headers['strict-transport-security']).toBe('max-age=31536000')
    // The id of this request, not of the one that fetched the page.
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])

    const etag = String(second.headers.etag)
    const known = await nginx.ask('/treatment/piles', { headers: { ...gzip, 'if-none-match': etag } })
    expect(known.status).toBe(304)
    expect(known.body).toHaveLength(0)
  })

  it('asks the site for Brotli where the browser takes it, and hands it on as it is', async () => {
    const words = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const askDirectly = () => fetch(`${site.url}/doctors`, { headers: words })
    // The site compresses with Brotli when there is time.
    await until(
      'the site has it in Brotli',
      async () => (await askDirectly()).headers.get('content-encoding') === 'br',
    )
    const { headers, body } = await nginx.ask('/doctors', { headers: words })

    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(await (await askDirectly()).text())
  })

  it.each([
    '/thankyou',
    '/login',
    '/hi/login',
    '/search?q=piles',
    '/api/session/xsrf',
    '/readyz',
    '/profile',
    '/desk/login',
  ])('never keeps %s', async (path) => {
    const states = [await nginx.ask(path), await nginx.ask(path)].map(({ headers }) => headers['x-cache'])
    expect(states).toEqual([undefined, undefined])
  })

  it('sends scripts from disk, for a year, zipped, and asks the site for what is not there', async () => {
    // The smallest ones are not worth zipping.
    const scripts = readdirSync(CHUNKS).filter((file) => file.endsWith('.js'))
    const name = scripts.find((file) => statSync(join(CHUNKS, file)).size > 10_000) ?? ''
    const path = join('/_next/static/chunks', name)
    const answer = await nginx.ask(path, { headers: gzip })
    const plain = await nginx.ask(path)
    const missing = await nginx.ask('/_next/static/chunks/of-another-build.js')

    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-cache']).toBeUndefined()
    expect(gunzipSync(answer.body)).toEqual(plain.body)
    expect(missing.status).toBe(404)
    expect(missing.headers['x-cache']).toBe('MISS')
    expect(missing.headers['cache-control']).not.toContain('immutable')
  })

  it('sends a part of a film', async () => {
    const { status, body } = await nginx.ask('/videos/piles.webm', { headers: { range: 'bytes=0-99' } })
    expect({ status, length: body.length }).toEqual({ status: 206, length: 100 })
  })

  it("hands on the visitor's address, whatever the visitor claims", async () => {
    const { body } = await nginx.ask('/api/geo/ip', {
      localAddress: '127.0.0.9',
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-shalya-client-ip': '203.0.113.7' },
    })
    expect(JSON.parse(body.toString())).toEqual({ ip: '127.0.0.9' })
  })

  it('takes a lead', async () => {
    const client = await LeadClient.open(site.url)
    const { body } = await nginx.ask('/lead/v1/admin/webleadcreate', {
      method: 'POST',
      headers: { ...client.headers, origin: 'https://localhost', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...sampleLead(1), extras: PAGE_EXTRAS }),
    })
    const id = acknowledgedId(body.toString())
    expect(id).not.toBeNull()
    expect((await site.storedLeads()).map((lead) => lead.id)).toEqual([id])
  })

  it('refuses a body that no form has, and answers 8 KB of query', async () => {
    const tooMuch = await nginx.ask('/enquiry', { method: 'POST', body: 'x'.repeat(200_000) })
    const picture = await nginx.ask('/users/v1/user/avatar', { method: 'PUT', body: 'x'.repeat(200_000) })
    const long = await nginx.ask(`/doctors?q=${'a'.repeat(8192)}`)
    const longer = await nginx.ask(`/doctors?q=${'a'.repeat(30_000)}`)

    expect(tooMuch.status).toBe(413)
    // A picture may be larger: here it is the site that refuses, for want of a session.
    expect([401, 403]).toContain(picture.status)
    expect(long.status).toBe(200)
    expect(longer.status).toBeGreaterThanOrEqual(400)
    expect(longer.status).toBeLessThan(500)
  })

  it('lets an address have only so many requests under way, and others theirs (decision 0040)', async () => {
    const statuses: number[] = []
    const sockets = Array.from({ length: 270 }, () => nginx.holdRequest((status) => statuses.push(status)))
    try {
      await until(
        'requests beyond the limit are refused',
        () => statuses.filter((status) => status === 429).length >= 14,
      )
      expect((await nginx.ask('/faq')).status).toBe(429)
      expect((await nginx.ask('/faq', { localAddress: '127.0.0.2' })).status).toBe(200)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
    await until('the address may ask again', async () => (await nginx.ask('/faq')).status === 200)
    expect(statuses.filter((status) => status !== 429)).toEqual([])
  })

  it('lets an address ask for so many pages at a time, kept or made up, and others theirs', async () => {
    const from = { localAddress: '127.0.0.31' }
    const statuses: number[] = []
    for (let round = 0; round < 40 && statuses.filter((status) => status === 429).length < 10; round += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 60 }, async (_, at) => {
            const path = at % 2 ? '/faq' : `/treatment/made-up-${round}-${at}`
            return (await nginx.ask(path, from)).status
          }),
        )),
      )
    expect(new Set(statuses)).toEqual(new Set([200, 404, 429]))
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(200)
    expect((await nginx.ask('/faq', { localAddress: '127.0.0.32' })).status).toBe(200)
    // Calls and files are not pages.
    expect((await nginx.ask('/api/session/xsrf', from)).status).toBe(200)
  })

  it('goes on sending what it has while the site is down', async () => {
    await nginx.ask('/condition/piles', { headers: gzip })
    await site.end('SIGTERM')
    const kept = await nginx.ask('/condition/piles', { headers: gzip })
    const other = await nginx.ask('/condition/kidney-stones', { headers: gzip })
    await site.start()

    expect(kept.status).toBe(200)
    expect(gunzipSync(kept.body).toString()).toContain('<h1')
    expect(other.status).toBe(502)
    expect((await nginx.ask('/condition/kidney-stones', { headers: gzip })).status).toBe(200)
  })
})
