import { randomInt } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import sharp from 'sharp'
import { AVATAR_LIMIT_BYTES } from '@/model/account/selfie'
import { runtime, setRuntime } from '@/server/runtime'
import { tellMe } from '@/server/accounts/accountCalls'
import { deleteAvatar, showAvatar, uploadAvatar } from './avatarCalls'
import { createSession, revokeSession, sessionCookies, sessionOf } from '@/server/accounts/sessions/sessions'
import { type TestAccounts, startTestAccounts } from '@/tests/support/testAccounts'
import { findOrCreateUser } from './users'

let accounts: TestAccounts
let base: ReturnType<typeof runtime>
let xsrf: string
beforeAll(async () => {
  accounts = await startTestAccounts()
  base = runtime()
  xsrf = accounts.request('/', {}).headers.get('x-xsrf-token') ?? ''
})
afterEach(() => setRuntime(base))
afterAll(() => accounts.stop())

async function loggedIn() {
  const mobile = `9${String(randomInt(1e9)).padStart(9, '0')}`
  const user = await findOrCreateUser({ countryCode: '91', mobile })
  const { token } = await createSession(user.id)
  const cookie = sessionCookies(user, token)
    .map((line) => line.split(';')[0])
    .join('; ')
  return { user, token, cookie }
}
type Visitor = Pick<Awaited<ReturnType<typeof loggedIn>>, 'cookie'>

type Asked = { body?: BodyInit; headers?: Record<string, string>; proof?: boolean }

function asked(method: string, { cookie }: Visitor, { body, headers, proof = true }: Asked = {}): Request {
  return new Request('http://localhost:3000/users/v1/user/avatar', {
    method,
    body,
    // The standard asks for it where the body is a stream.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    headers: {
      ...(body !== undefined && { 'content-type': 'image/jpeg' }),
      cookie: `${cookie}; XSRF-TOKEN=${xsrf}`,
      ...(proof && { 'x-xsrf-token': xsrf }),
      ...headers,
    },
  })
}

type Told = { status: { code: number }; data?: { avatar?: string }; error?: string[] }
async function told(response: Response) {
  // The envelope of decisions.md.
  const { status, data, error } = (await response.json()) as Told
  expect(status.code).toBe(response.status)
  return { code: response.status, avatar: data?.avatar, error: error?.[0] }
}

const bytesOf = (picture: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(picture)
const puts = async (visitor: Visitor, picture: Buffer, change: Asked = {}) =>
  told(await uploadAvatar(asked('PUT', visitor, { body: bytesOf(picture), ...change })))
const sees = (visitor: Visitor, headers?: Record<string, string>) =>
  showAvatar(asked('GET', visitor, { headers }))
const shown = async (visitor: Visitor) => Buffer.from(await (await sees(visitor)).arrayBuffer())

/** A red picture with a blue left edge, so that its way up can be told. */
const drawn = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 4), height, channels: 3, background: '#1010d0' } },
      left: 0,
      top: 0,
    },
  ])
const jpeg = () => drawn().jpeg().toBuffer()

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'may be %s, and is kept as a square of 512 px',
    async (format) => {
      const visitor = await loggedIn()
      const answer = await puts(visitor, await drawn().toFormat(format).toBuffer())
      expect(answer).toMatchObject({ code: 200, avatar: '/users/v1/user/avatar?v=1' })
      const found = await sharp(await shown(visitor)).metadata()
      expect(found).toMatchObject({ format: 'webp', width: 512, height: 512 })
    },
  )

  it('is told to the page by GET me, with another address after each change', async () => {
    const visitor = await loggedIn()
    await puts(visitor, await jpeg())
    const me = async () => told(await tellMe(asked('GET', visitor)))
    expect((await me()).avatar).toBe('/users/v1/user/avatar?v=1')
    await puts(visitor, await jpeg())
    expect((await me()).avatar).toBe('/users/v1/user/avatar?v=2')
    expect(await told(await deleteAvatar(asked('DELETE', visitor)))).toMatchObject({ code: 200 })
    expect((await me()).avatar).toBeUndefined()
    expect((await sees(visitor)).status).toBe(404)
  })

  it('keeps nothing but its colours: no place, no camera, no text, no colour profile', async () => {
    const visitor = await loggedIn()
    const picture = await drawn()
      .withExif({
        IFD0: { Make: 'SecretPhone', Copyright: 'Asha of Pune' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(picture.includes('SecretPhone')).toBe(true)
    expect(await puts(visitor, picture)).toMatchObject({ code: 200 })
    const kept = await shown(visitor)
    const { exif, icc, xmp, iptc } = await sharp(kept).metadata()
    expect({ exif, icc, xmp, iptc }).toEqual({})
    for (const secret of ['SecretPhone', 'Asha', 'GPS', 'Exif']) expect(kept.includes(secret)).toBe(false)
  })

  it('stands the right way up, as its camera said', async () => {
    const visitor = await loggedIn()
    // Turned by a quarter, the blue edge on the left is on the top.
    await puts(visitor, await drawn(400, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const { data, info } = await sharp(await shown(visitor))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const blueAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2] ?? 0
    expect(blueAt(256, 20)).toBeGreaterThan(150)
    expect(blueAt(20, 400)).toBeLessThan(80)
  })

  it('brings nothing along that hides behind it', async () => {
    const visitor = await loggedIn()
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    expect(await puts(visitor, polyglot)).toMatchObject({ code: 200 })
    expect((await shown(visitor)).includes('script')).toBe(false)
  })

  it('is told by its bytes, whatever the sender calls it', async () => {
    const visitor = await loggedIn()
    const png = await drawn().png().toBuffer()
    expect(await puts(visitor, png, { headers: { 'content-type': 'text/html' } })).toMatchObject({
      code: 200,
    })
    expect((await sees(visitor)).headers.get('content-type')).toBe('image/webp')
  })
})

/** A PNG's header that claims a size, with next to nothing behind it. */
function claiming(width: number, height: number, png: Buffer): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  // The check sum of the header must be right, or it is not even a PNG.
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}
function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('a hostile file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'
  it.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['an SVG', 415, () => Buffer.from(svg)],
    ['an SVG that calls itself XML', 415, () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a GIF', 415, () => drawn().gif().toBuffer()],
    ['a TIFF', 415, () => drawn().tiff().toBuffer()],
    ['an AVIF', 415, () => drawn(64, 64).avif({ effort: 0 }).toBuffer()],
    ['a page', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', 415, () => Buffer.alloc(0)],
    [
      'a JPEG’s beginning with an SVG behind it',
      400,
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    ],
    ['a truncated JPEG', 400, async () => (await jpeg()).subarray(0, 1500)],
    ['a truncated PNG', 400, async () => (await drawn().png().toBuffer()).subarray(0, 700)],
    ['a header alone', 400, () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a picture too small to be one', 400, () => drawn(16, 16).png().toBuffer()],
    [
      'a claim of 400 million pixels',
      400,
      async () => claiming(20_000, 20_000, await drawn().png().toBuffer()),
    ],
    [
      'a claim of the largest size there is',
      400,
      async () => claiming(0x7fffffff, 0x7fffffff, await drawn().png().toBuffer()),
    ],
    [
      'a real bomb: 100 million pixels in a few kilobytes',
      400,
      () =>
        sharp({
          create: { width: 10_000, height: 10_000, channels: 3, background: '#000' },
          limitInputPixels: false,
        })
          .png({ compressionLevel: 9, palette: true })
          .toBuffer(),
    ],
    ['more than 5 MB', 413, () => Buffer.alloc(AVATAR_LIMIT_BYTES + 1, 'x')],
  ])('%s: %i', async (_, code, make) => {
    const visitor = await loggedIn()
    const before = process.memoryUsage().rss
    const answer = await puts(visitor, await make())
    expect(answer.code).toBe(code)
    expect(answer.error).toBeTruthy()
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    expect((await sees(visitor)).status).toBe(404)
  })

  it('a stream that does not end: 413 as soon as 5 MB have come', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await told(await uploadAvatar(asked('PUT', await loggedIn(), { body: endless })))
    expect(answer.code).toBe(413)
    expect(sent).toBeLessThan(AVATAR_LIMIT_BYTES + 10 * 65_536)
  })

  it('and the picture of before stays', async () => {
    const visitor = await loggedIn()
    await puts(visitor, await jpeg())
    expect((await puts(visitor, Buffer.from(svg))).code).toBe(415)
    expect((await sees(visitor)).status).toBe(200)
  })
})

describe('whose picture it is', () => {
  it('nobody puts, sees or removes one without a session', async () => {
    const nobody = { cookie: '' }
    expect(await puts(nobody, await jpeg())).toMatchObject({ code: 401 })
    expect((await sees(nobody)).status).toBe(401)
    expect((await deleteAvatar(asked('DELETE', nobody))).status).toBe(401)
  })

  it('another user sees another picture, or none, whatever address is asked for', async () => {
    const [asha, meera] = [await loggedIn(), await loggedIn()]
    await puts(asha, await jpeg())
    expect((await sees(meera)).status).toBe(404)
    await puts(
      meera,
      await sharp({ create: { width: 99, height: 99, channels: 3, background: '#0f0' } })
        .png()
        .toBuffer(),
    )
    expect((await shown(meera)).equals(await shown(asha))).toBe(false)
    await deleteAvatar(asked('DELETE', meera))
    expect((await sees(asha)).status).toBe(200)
  })

  it('a cookie that names another user’s id does not help', async () => {
    const [asha, meera] = [await loggedIn(), await loggedIn()]
    await puts(asha, await jpeg())
    const forged = encodeURIComponent(JSON.stringify({ token: meera.token, id: asha.user.id }))
    expect((await sees({ cookie: `cred_hexa=${forged}` })).status).toBe(404)
  })

  it('a revoked session neither sees nor changes it', async () => {
    const visitor = await loggedIn()
    await puts(visitor, await jpeg())
    const session = await sessionOf(asked('GET', visitor))
    await revokeSession(session?.tokenHash ?? '')
    expect((await sees(visitor)).status).toBe(401)
    expect(await puts(visitor, await jpeg())).toMatchObject({ code: 401 })
  })

  it('another site cannot make a browser put or remove one: 403', async () => {
    const visitor = await loggedIn()
    expect(await puts(visitor, await jpeg(), { proof: false })).toMatchObject({ code: 403 })
    expect((await deleteAvatar(asked('DELETE', visitor, { proof: false }))).status).toBe(403)
  })

  it('the app proves itself by its token alone', async () => {
    const { token } = await loggedIn()
    const headers = { authorization: `Bearer ${token}` }
    expect(await puts({ cookie: '' }, await jpeg(), { headers, proof: false })).toMatchObject({ code: 200 })
    expect((await sees({ cookie: '' }, headers)).status).toBe(200)
  })
})

describe('how it is shown', () => {
  it('is private, asked for each time, and not sent again when it is the same', async () => {
    const visitor = await loggedIn()
    await puts(visitor, await jpeg())
    const first = await sees(visitor)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toContain('Cookie')
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const etag = first.headers.get('etag') ?? ''
    const again = await sees(visitor, { 'if-none-match': etag })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    await puts(visitor, await jpeg())
    expect((await sees(visitor, { 'if-none-match': etag })).status).toBe(200)
  })

  it('a browser that knows one user’s picture is not told that another user’s is the same', async () => {
    const [asha, meera] = [await loggedIn(), await loggedIn()]
    for (const visitor of [asha, meera]) await puts(visitor, await jpeg())
    const etag = (await sees(asha)).headers.get('etag') ?? ''
    expect((await sees(meera, { 'if-none-match': etag })).status).toBe(200)
  })
})

it('who uploads too often has to wait: 429', async () => {
  setRuntime({ ...base, accountLimiter: new RateLimiterMemory({ points: 2, duration: 60 }) })
  const visitor = await loggedIn()
  const codes = []
  for (let time = 0; time < 3; time += 1) codes.push((await puts(visitor, await jpeg())).code)
  expect(codes).toEqual([200, 200, 429])
})

it('many at once are all kept or told to come again, a few at a time', async () => {
  const picture = await jpeg()
  const visitors = await Promise.all(Array.from({ length: 30 }, loggedIn))
  const codes = await Promise.all(visitors.map(async (visitor) => (await puts(visitor, picture)).code))
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(20)
  expect(codes.every((code) => code === 200 || code === 503)).toBe(true)
})
