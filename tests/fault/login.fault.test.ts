import { type BuiltSite } from '@/tests/site/builtSite'
import { pause, until } from '@/tests/support/until'
import { LoginClient, codeShownAt } from '@/tests/site/loginClient'
import { otherCode, someMobile } from '@/tests/support/testNumbers'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { siteForAll, siteOnPrivatePostgres, sitesForAll } from './siteForAll'

const SPENT = 'Too many attempts. Please request a new OTP'
const TOO_MANY = 'Too many requests. Please try again later'

describe(`the server is killed (kill -9) while somebody logs in, on ${databaseUnderTest}`, () => {
  // Long enough for a restart on a busy machine.
  const site = siteForAll({ DEV_PAGES: '1', OTP_RESEND_SECONDS: '600' })

  it('codes, checks, limits and sessions are as they were', async () => {
    const client = await LoginClient.open(site.url)
    const [begun, guessed, done] = [someMobile(), someMobile(), someMobile()]
    for (const mobile of [begun, guessed, done]) await client.send(mobile)
    const codeOf = (mobile: string) => codeShownAt(site.url, mobile)
    const [begunCode, guessedCode] = [await codeOf(begun), await codeOf(guessed)]
    const { cookie } = await client.login(done, await codeOf(done))
    for (let guess = 0; guess < 3; guess++) await client.login(guessed, otherCode(guessedCode))
    await site.end('SIGKILL')
    await site.start()

    const otherBrowser = await LoginClient.open(site.url)
    expect((await otherBrowser.send(begun)).error).toBe(TOO_MANY)
    expect((await client.login(begun, begunCode)).httpStatus).toBe(200)
    expect(await client.me(cookie)).toBe(200)
    const errors = []
    for (let guess = 0; guess < 3; guess++)
      errors.push((await client.login(guessed, otherCode(guessedCode))).error)
    expect(errors).toEqual(['Incorrect OTP', 'Incorrect OTP', SPENT])
    expect((await client.login(guessed, guessedCode)).error).toBe(SPENT)
  }, 180_000)

  it('and no number, code or address is in the log', async () => {
    const client = await LoginClient.open(site.url)
    const mobile = someMobile()
    await client.send(mobile)
    const code = await codeShownAt(site.url, mobile)
    await client.login(mobile, code)
    const lines = site.printed.split('\n')
    const json = lines.filter((line) => line.startsWith('{')).join('\n')

    expect(lines).toContain(
      `OTP ${code} for +91 ******${mobile.slice(-4)} (OTP_SENDER=log: no text message was sent)`,
    )
    expect(site.printed).not.toContain(mobile)
    expect(json).toContain('/users/v1/user/login')
    expect(json).not.toContain(code)
    expect(json).not.toContain('127.0.0.1')
  })
})

/** Two servers need a database that both can open, which the embedded one is not. */
const onPostgres = process.env.DATABASE_URL ? describe : () => {}

onPostgres('two servers on one PostgreSQL', () => {
  const IP_LIMIT = 30
  const [one, other] = sitesForAll(2, {
    DEV_PAGES: '1',
    APP_SECRET: 'one secret, the same on both servers',
    OTP_PER_HOUR_PER_IP: String(IP_LIMIT),
    SEARCHES_PER_MINUTE_PER_IP: '20',
  }) as [BuiltSite, BuiltSite]
  let client: LoginClient
  let sent = 0

  beforeAll(async () => {
    client = await LoginClient.open(one.url)
  })

  const send = async (mobile: string, site: BuiltSite) => {
    const answer = await client.send(mobile, site.url)
    if (answer.httpStatus === 200) sent++
    return answer
  }

  it('a login that began on one ends on the other, and holds on both', async () => {
    const mobile = someMobile()
    await send(mobile, one)
    const { httpStatus, cookie } = await client.login(mobile, await codeShownAt(one.url, mobile), other.url)

    expect(httpStatus).toBe(200)
    expect([await client.me(cookie, one.url), await client.me(cookie, other.url)]).toEqual([200, 200])
  })

  it('a code is sent once and taken once, however the requests are spread', async () => {
    const mobile = someMobile()
    const both = [one, other, one, other, one, other]
    const answers = await Promise.all(both.map((site) => send(mobile, site)))
    const holder = await codeShownAt(one.url, mobile).catch(() => codeShownAt(other.url, mobile))
    const logins = await Promise.all(both.map((site) => client.login(mobile, holder, site.url)))

    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1)
    expect(logins.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1)
  })

  it('guesses are counted across both', async () => {
    const mobile = someMobile()
    await send(mobile, one)
    const code = await codeShownAt(one.url, mobile)
    const both = Array.from({ length: 14 }, (_, n) => (n % 2 ? one : other))
    const answers = await Promise.all(both.map((site) => client.login(mobile, otherCode(code), site.url)))

    expect(answers.filter(({ error }) => error === 'Incorrect OTP')).toHaveLength(5)
    expect((await client.login(mobile, code, other.url)).error).toBe(SPENT)
  })

  it('an address has one count for both', async () => {
    const both = Array.from({ length: IP_LIMIT + 6 }, (_, n) => (n % 2 ? one : other))
    for (const site of both) await send(someMobile(), site)
    expect(sent).toBe(IP_LIMIT)
  })

  it('an address that searched too often on one is refused by the other soon after', async () => {
    const search = async (site: BuiltSite) =>
      (await fetch(`${site.url}/api/search/entities?query=piles`)).status
    for (let time = 0; time < 20; time++) expect(await search(one)).toBe(200)
    // So rarely that its own count stays below the limit: what refuses is that of the first.
    const asksRarely = async () => {
      await pause(300)
      return (await search(other)) === 429
    }
    await until('the other server refuses', asksRarely, 5000)
  })
})

describe('PostgreSQL is unavailable while somebody logs in', () => {
  const { site, postgres } = siteOnPrivatePostgres({ DEV_PAGES: '1' })

  it('is told clearly, and goes on where it was when PostgreSQL is back', async () => {
    const client = await LoginClient.open(site.url)
    const [mobile, earlier] = [someMobile(), someMobile()]
    await client.send(mobile)
    await client.send(earlier)
    const code = await codeShownAt(site.url, mobile)
    const { cookie } = await client.login(earlier, await codeShownAt(site.url, earlier))
    postgres.stop()
    const begin = Date.now()
    const during = [await client.login(mobile, code), await client.send(someMobile())]
    const took = Date.now() - begin
    const statusDuring = await client.me(cookie)
    postgres.start()
    await until(
      'the database is back',
      async () => {
        const answer = await fetch(`${site.url}/readyz`)
        return answer.ok && (await answer.text()).includes('"database":"up"')
      },
      30_000,
    )

    for (const { httpStatus, error } of during)
      expect([httpStatus, error]).toEqual([503, 'The service is not available. Please try again later'])
    expect(took).toBeLessThan(12_000)
    // Not 401: an outage logs no one out.
    expect(statusDuring).toBe(503)
    expect((await client.login(mobile, code)).httpStatus).toBe(200)
    expect(await client.me(cookie)).toBe(200)
  })
})
