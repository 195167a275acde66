import { testLimits } from '@/tests/support/testLimits'
import sharp from 'sharp'
import { crc32 } from 'node:zlib'
import { AVATAR_LIMIT_BYTES } from '@/model/account/selfie'
import { runtime, setRuntime } from '@/server/runtime'
import { getMe } from '@/server/accounts/accountCalls'
import { deleteAvatar, showAvatar, uploadAvatar } from './avatar'
import { revokeSession, sessionOf } from '@/server/accounts/sessions/sessions'
import { testAccounts } from '@/tests/support/testAccounts'
import { CLAIMS, forgedCookie, loggedInUser, readAnswer, userRequest } from '@/tests/support/testUser'

testAccounts()

type Visitor = Pick<Awaited<ReturnType<typeof loggedInUser>>, 'cookie'>

type Change = Parameters<typeof userRequest>[1]
const request = (method: string, { cookie }: Visitor, change: Change = {}) =>
  userRequest(method, { type: 'image/jpeg', cookie, ...change })

async function answerOf(response: Response) {
  const { status, data, error, http } = await readAnswer(response)
  expect(status.code).toBe(http)
  return { code: http, avatar: data?.avatar, error: error?.[0] }
}

const bytesOf = (picture: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(picture)
const puts = async (visitor: Visitor, picture: Buffer, change: Change = {}) =>
  answerOf(await uploadAvatar(request('PUT', visitor, { body: bytesOf(picture), ...change })))
const sees = (visitor: Visitor, headers?: Record<string, string>) =>
  showAvatar(request('GET', visitor, { headers }))
const shown = async (visitor: Visitor) => Buffer.from(await (await sees(visitor)).arrayBuffer())

/** A red picture with a blue left edge, so that its way up can be seen. */
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
      const visitor = await loggedInUser()
      const answer = await puts(visitor, await drawn().toFormat(format).toBuffer())
      expect(answer).toMatchObject({ code: 200, avatar: '/users/v1/user/avatar?v=1' })
      const found = await sharp(await shown(visitor)).metadata()
      expect(found).toMatchObject({ format: 'webp', width: 512, height: 512 })
    },
  )

  it('is told to the page by GET me, with another address after each change', async () => {
    const visitor = await loggedInUser()
    await puts(visitor, await jpeg())
    const me = async () => answerOf(await getMe(request('GET', visitor)))
    expect((await me()).avatar).toBe('/users/v1/user/avatar?v=1')
    await puts(visitor, await jpeg())
    expect((await me()).avatar).toBe('/users/v1/user/avatar?v=2')
    expect(await answerOf(await deleteAvatar(request('DELETE', visitor)))).toMatchObject({ code: 200 })
    expect((await me()).avatar).toBeUndefined()
    expect((await sees(visitor)).status).toBe(404)
  })

  it('keeps nothing but its colours: no place, no camera, no text, no colour profile', async () => {
    const visitor = await loggedInUser()
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
    const visitor = await loggedInUser()
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
    const visitor = await loggedInUser()
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    expect(await puts(visitor, polyglot)).toMatchObject({ code: 200 })
    expect((await shown(visitor)).includes('script')).toBe(false)
  })

  it('is told by its bytes, whatever the sender calls it', async () => {
    const visitor = await loggedInUser()
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
    const visitor = await loggedInUser()
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
    const answer = await answerOf(await uploadAvatar(request('PUT', await loggedInUser(), { body: endless })))
    expect(answer.code).toBe(413)
    expect(sent).toBeLessThan(AVATAR_LIMIT_BYTES + 10 * 65_536)
  })

  it('and the picture of before stays', async () => {
    const visitor = await loggedInUser()
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
    expect((await deleteAvatar(request('DELETE', nobody))).status).toBe(401)
  })

  it('another user sees another picture, or none, whatever address is asked for', async () => {
    const [asha, meera] = [await loggedInUser(), await loggedInUser()]
    await puts(asha, await jpeg())
    expect((await sees(meera)).status).toBe(404)
    await puts(
      meera,
      await sharp({ create: { width: 99, height: 99, channels: 3, background: '#0f0' } })
        .png()
        .toBuffer(),
    )
    expect((await shown(meera)).equals(await shown(asha))).toBe(false)
    await deleteAvatar(request('DELETE', meera))
    expect((await sees(asha)).status).toBe(200)
  })

  it('a cookie that names another user’s id does not help', async () => {
    const [asha, meera] = [await loggedInUser(), await loggedInUser()]
    await puts(asha, await jpeg())
    const cookie = forgedCookie({ ...CLAIMS, token: meera.token, id: asha.user.id })
    expect((await sees({ cookie })).status).toBe(404)
  })

  it('a revoked session neither sees nor changes it', async () => {
    const visitor = await loggedInUser()
    await puts(visitor, await jpeg())
    const session = await sessionOf(request('GET', visitor))
    await revokeSession(session?.tokenHash ?? '')
    expect((await sees(visitor)).status).toBe(401)
    expect(await puts(visitor, await jpeg())).toMatchObject({ code: 401 })
  })

  it('another site cannot make a browser put or remove one: 403', async () => {
    const visitor = await loggedInUser()
    expect(await puts(visitor, await jpeg(), { proof: false })).toMatchObject({ code: 403 })
    expect((await deleteAvatar(request('DELETE', visitor, { proof: false }))).status).toBe(403)
  })

  it('the app proves itself by its token alone', async () => {
    const { token } = await loggedInUser()
    const headers = { authorization: `Bearer ${token}` }
    expect(await puts({ cookie: '' }, await jpeg(), { headers, proof: false })).toMatchObject({ code: 200 })
    expect((await sees({ cookie: '' }, headers)).status).toBe(200)
  })
})

describe('how it is shown', () => {
  it('is private, asked for each time, and not sent again when it is the same', async () => {
    const visitor = await loggedInUser()
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
    const [asha, meera] = [await loggedInUser(), await loggedInUser()]
    for (const visitor of [asha, meera]) await puts(visitor, await jpeg())
    const etag = (await sees(asha)).headers.get('etag') ?? ''
    expect((await sees(meera, { 'if-none-match': etag })).status).toBe(200)
  })
})

it('who uploads too often has to wait: 429', async () => {
  setRuntime({ ...runtime(), limits: testLimits({ accountCalls: 2 }) })
  const visitor = await loggedInUser()
  const codes = []
  for (let time = 0; time < 3; time += 1) codes.push((await puts(visitor, await jpeg())).code)
  expect(codes).toEqual([200, 200, 429])
})

it('many at once are all kept or told to come again, a few at a time', async () => {
  const picture = await jpeg()
  const visitors = await Promise.all(Array.from({ length: 30 }, loggedInUser))
  const codes = await Promise.all(visitors.map(async (visitor) => (await puts(visitor, picture)).code))
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(20)
  expect(codes.every((code) => code === 200 || code === 503)).toBe(true)
})
