import { readConfig } from '@/server/config/config'
import { type Runtime, setRuntime } from '@/server/runtime'
import { isByTls, proxyTrust } from './clientAddress'
import { callerOf, giveXsrfToken, hasXsrfProof, isSameOrigin } from './requestProof'

const SITE = 'https://clinic.example'
const sent = (headers: Record<string, string>) =>
  isSameOrigin(new Request(`${SITE}/enquiry`, { headers }), SITE)

describe('a form without JavaScript', () => {
  test('is taken from this site’s own pages', () => {
    expect(sent({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(sent({ origin: SITE })).toBe(true)
  })

  test('is taken from the host that the browser asked for, whatever the site is configured as', () => {
    expect(sent({ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' })).toBe(true)
    const tls = { 'x-shalya-scheme': 'https' }
    expect(sent({ origin: 'https://www.clinic.test', host: 'www.clinic.test', ...tls })).toBe(true)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: SITE }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://clinic.example.evil.test' }],
    ['a page of the same host that came unencrypted', { origin: 'http://clinic.example' }],
    [
      'such a page while the form itself came by TLS',
      { origin: 'http://www.clinic.test', host: 'www.clinic.test', 'x-shalya-scheme': 'https' },
    ],
    ['another scheme than the request’s', { origin: 'https://10.0.0.5:3000', host: '10.0.0.5:3000' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['nobody says whom', {}],
  ])('is refused from %s', (_, headers: Record<string, string>) => {
    expect(sent(headers)).toBe(false)
  })
})

test.each([
  // TRUST_PROXY, the caller's address, X-Forwarded-Proto, encrypted
  ['0', '10.0.0.1', 'https', false],
  ['1', '10.0.0.1', 'https', true],
  ['1', '10.0.0.1', 'HTTPS', true],
  ['1', '10.0.0.1', 'http', false],
  ['1', '10.0.0.1', '', false],
  // The client's claim precedes the proxy's entry.
  ['1', '10.0.0.1', 'https, http', false],
  ['10.0.0.0/8', '10.0.0.1', 'https', true],
  ['10.0.0.0/8', '::ffff:10.0.0.1', 'https', true],
  ['10.0.0.0/8', '203.0.113.7', 'https', false],
])(
  'with TRUST_PROXY=%s a call from %s that says %j came encrypted: %s',
  (trust, address, protocol, expected) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: trust } as unknown as NodeJS.ProcessEnv)
    expect(isByTls({ address, isEncrypted: false }, protocol, proxyTrust(trustProxy))).toBe(expected)
    expect(isByTls({ address, isEncrypted: true }, '', proxyTrust(trustProxy))).toBe(true)
  },
)

describe('the XSRF token', () => {
  const secret = 'a secret of the test'
  const HOUR = 60 * 60 * 1000
  const now = Date.UTC(2026, 10, 23)

  // Giving a token needs no more of a runtime.
  beforeAll(() =>
    setRuntime({ secret, config: readConfig({} as unknown as NodeJS.ProcessEnv) } as unknown as Runtime),
  )
  afterAll(() => setRuntime(undefined))

  /** The cookies that a browser with these cookies has after it asked for a token. */
  function given(cookies: Readonly<Record<string, string>>, at: number): Record<string, string> {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const answer = giveXsrfToken(new Request(SITE, { headers: { cookie: cookie.join('; ') } }), at)
    const lines = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? [])
    return { ...cookies, ...(Object.fromEntries(lines) as Record<string, string>) }
  }
  const proves = (
    cookies: Readonly<Record<string, string>>,
    at: number,
    header = cookies['XSRF-TOKEN'] ?? '',
  ) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const headers = { cookie: cookie.join('; '), 'x-xsrf-token': header }
    return hasXsrfProof(new Request(SITE, { headers }), secret, at)
  }

  test('is good for a day', () => {
    const browser = given({}, now)
    expect(proves(browser, now)).toBe(true)
    expect(proves(browser, now + 24 * HOUR - 1)).toBe(true)
    expect(proves(browser, now + 24 * HOUR)).toBe(false)
  })

  test('is good on a server whose clock is up to a minute behind', () => {
    const browser = given({}, now)
    expect(proves(browser, now - 59_999)).toBe(true)
    expect(proves(browser, now - 60_000)).toBe(false)
  })

  test('is this browser’s own: another one’s is no proof, also where both its cookies are planted but for the browser’s', () => {
    const [own, other] = [given({}, now), given({}, now)]
    const planted = { ...own, 'XSRF-TOKEN': other['XSRF-TOKEN'] ?? '' }
    expect([proves(own, now), proves(other, now), proves(planted, now)]).toEqual([true, true, false])
    const { browser_id: _, ...withoutOwner } = own
    expect(proves(withoutOwner, now)).toBe(false)
  })

  test('is the session’s own once somebody is logged in: one from before, or of another session, is no proof', () => {
    const before = given({}, now)
    const asha = given({ ...before, cred_hexa: 'asha' }, now)
    const meera = { ...asha, cred_hexa: 'meera' }
    expect(proves({ ...before, cred_hexa: 'asha' }, now)).toBe(false)
    expect(proves(asha, now)).toBe(true)
    expect(proves(meera, now)).toBe(false)
  })

  test('is kept for half a day when a page asks again, so that other tabs go on working; then there is a new one', () => {
    const browser = given({}, now)
    expect(given(browser, now + 11 * HOUR)).toEqual(browser)
    const renewed = given(browser, now + 13 * HOUR)
    expect(renewed['XSRF-TOKEN']).not.toBe(browser['XSRF-TOKEN'])
    expect(renewed.browser_id).toBe(browser.browser_id)
    expect(proves(renewed, now + 36 * HOUR)).toBe(true)
  })

  test.each(['', 'a.b', 'a.b.c', '..', `${now.toString(36)}.x.`])('is not %j', (forged) => {
    expect(proves({ ...given({}, now), 'XSRF-TOKEN': forged }, now)).toBe(false)
  })
})

test('two callers are two: by their token, their browser, or, where a browser has no id, by their session', () => {
  const cookies = [
    'browser_id=aaaaaaaaaaaaaaaaaaaaaa',
    'browser_id=bbbbbbbbbbbbbbbbbbbbbb',
    'cred_hexa=asha',
    'cred_hexa=meera',
  ]
  const callers = [
    ...cookies.map((cookie) => callerOf(new Request(SITE, { headers: { cookie } }))),
    ...['Bearer one', 'Bearer two'].map((authorization) =>
      callerOf(new Request(SITE, { headers: { authorization } })),
    ),
  ]
  expect(new Set(callers).size).toBe(callers.length)
  expect(callers).not.toContain('')
})
