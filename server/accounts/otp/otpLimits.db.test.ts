import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { readiness } from '@/server/metrics/readiness'
import { log } from '@/server/log'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, passSeconds } from '@/tests/support/testVisitor'

const TOO_MANY = 'Too many requests. Please try again later'
const HOUR = 60 * 60

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '0' })
const visitor = new TestVisitor()

const resend = { resend: 1 }

describe('the limits of sending', () => {
  it('let a code be sent again after 30 seconds, and say how long that is', async () => {
    const mobile = someMobile()
    await visitor.codeFor(mobile)
    const early = await visitor.send(mobile, resend)
    await passSeconds(28)
    const stillEarly = await visitor.send(mobile, resend)
    await passSeconds(2)

    expect([early.http, early.error]).toEqual([429, TOO_MANY])
    expect(early.retryAfter).toBeGreaterThan(28)
    expect(early.retryAfter).toBeLessThanOrEqual(30)
    expect([stillEarly.http, stillEarly.retryAfter <= 2]).toEqual([429, true])
    expect((await visitor.send(mobile, resend)).http).toBe(200)
  })

  it('tell who had the code sent that it is under way, and no other caller', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    await passSeconds(12)
    const again = await visitor.send(mobile)
    const messages = sentMessages().filter(({ to }) => to.endsWith(mobile))
    expect([again.http, messages.length]).toEqual([200, 1])
    expect(again.data.waitSeconds).toBeGreaterThan(15)
    expect(again.data.waitSeconds).toBeLessThanOrEqual(18)

    const other = new TestVisitor()
    const [theirs, unknown] = [await other.send(mobile), await other.send(someMobile())]
    expect([theirs.http, theirs.error, unknown.data]).toEqual([429, TOO_MANY, {}])
    expect((await visitor.login(mobile, code)).http).toBe(200)
    // It is used up: nothing is under way.
    expect((await visitor.send(mobile)).data.waitSeconds).toBeUndefined()
  })

  /** Asks for a code each half minute. @returns how many were sent */
  async function sentOf(attempts: number, mobile: string): Promise<number> {
    let sent = 0
    for (let attempt = 0; attempt < attempts; attempt++) {
      if ((await visitor.send(mobile, resend)).http === 200) sent++
      await passSeconds(30)
    }
    return sent
  }

  it('let five codes an hour and ten a day go to a number, whoever asks', async () => {
    const mobile = someMobile()
    const inTheFirstHour = await sentOf(8, mobile)
    await passSeconds(HOUR)
    const inTheSecond = await sentOf(8, mobile)
    await passSeconds(HOUR)
    const inTheThird = await sentOf(8, mobile)
    await passSeconds(24 * HOUR)

    expect([inTheFirstHour, inTheSecond, inTheThird]).toEqual([5, 5, 0])
    expect(await sentOf(1, mobile)).toBe(1)
    expect(await sentOf(1, someMobile())).toBe(1)
  })

  it('count what was refused nowhere: impatience costs nothing', async () => {
    const mobile = someMobile()
    await visitor.codeFor(mobile)
    for (let click = 0; click < 20; click++) await visitor.send(mobile, resend)
    await passSeconds(30)
    expect(await sentOf(6, mobile)).toBe(4)
  })

  it('let twenty codes an hour be asked for from an address, and leave its victims’ own counts alone', async () => {
    const flooder = new TestVisitor('203.0.113.5')
    const neighbour = new TestVisitor('203.0.113.6')
    const answers = []
    for (let call = 0; call < 24; call++) answers.push((await flooder.send(someMobile())).http)
    const victim = someMobile()
    for (let call = 0; call < 10; call++) await flooder.send(victim)

    expect(answers).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)])
    expect((await neighbour.send(victim)).http).toBe(200)
    await passSeconds(HOUR)
    expect((await flooder.send(someMobile())).http).toBe(200)
  })

  it('take a household’s IPv6 addresses for one', async () => {
    accounts.configure({ OTP_PER_HOUR_PER_IP: '1' })
    expect((await new TestVisitor('2001:db8:1:2::1').send(someMobile())).http).toBe(200)
    expect((await new TestVisitor('2001:db8:1:2:ffff::9').send(someMobile())).http).toBe(429)
    expect((await new TestVisitor('2001:db8:1:3::1').send(someMobile())).http).toBe(200)
  })

  it('hold for requests that come at once', async () => {
    const mobile = someMobile()
    const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.send(mobile)))
    // A call that arrives after the code was sent gets the seconds until the next one: also 200, without a message.
    const sent = answers.filter(({ http, data }) => http === 200 && data.waitSeconds === undefined)
    expect(sent).toHaveLength(1)
    expect(sentMessages().filter(({ to }) => to.endsWith(mobile))).toHaveLength(1)
    expect(answers.filter(({ http }) => http !== 200 && http !== 429)).toEqual([])
  })

  it('are off where they are 0', async () => {
    accounts.configure({
      OTP_RESEND_SECONDS: '0',
      OTP_PER_HOUR: '0',
      OTP_PER_DAY: '0',
      OTP_PER_HOUR_PER_IP: '0',
      OTP_PER_HOUR_PER_RANGE: '0',
      OTP_BUDGET_PER_DAY: '0',
    })
    const [one, mobile] = [new TestVisitor('203.0.113.8'), someMobile()]
    for (let call = 0; call < 25; call++) expect((await one.send(mobile)).http).toBe(200)
    expect((await accounts.database.executeSql('select 1 from rate_limit')).rows).toEqual([])
  })

  it('stop all sending when the day’s budget is spent, and raise an alarm in the log and in /readyz', async () => {
    accounts.configure({ OTP_BUDGET_PER_DAY: '3', OTP_RESERVE_PERCENT: '0' })
    const errorLog = jest.spyOn(log, 'error')
    const stateOf = async () => (await readiness().json()) as { status: { message: string }; data: object }
    const before = await stateOf()
    const answers = []
    for (let call = 0; call < 6; call++) answers.push(await visitor.send(someMobile()))
    const after = await stateOf()

    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 429, 429, 429])
    expect(answers.at(-1)?.error).toBe(TOO_MANY)
    expect(errorLog.mock.calls.map(([, copy]) => copy)).toEqual([expect.stringMatching(/budget .* is spent/)])
    expect([before.status.message, before.data]).toMatchObject(['ready', { otp: 'up' }])
    expect([after.status.message, after.data]).toMatchObject(['degraded', { otp: 'budgetSpent' }])
    await passSeconds(24 * HOUR)
    expect((await visitor.send(someMobile())).http).toBe(200)
  })
})

describe('other countries', () => {
  const FOREIGN = [
    ['971', '501234567'],
    ['1', '2025550123'],
    ['1684', '6331234'],
    ['44', '7700900123'],
    ['881', '612345678'],
    ['979', '123456789'],
  ] as const

  it.each(FOREIGN)('get no code unless they are configured: +%s', async (countryCode, mobile) => {
    const { http, error } = await visitor.send(mobile, { countryCode })
    expect([http, error]).toEqual([400, 'Please enter valid mobile number'])
    expect((await accounts.database.executeSql('select 1 from rate_limit')).rows).toEqual([])
  })

  it('get codes up to a daily cap of each where they are configured, and India goes on', async () => {
    accounts.configure({ OTP_DIAL_CODES: '91,971,44', OTP_PER_DAY_PER_DIAL_CODE: '4' })
    const to = (countryCode: string) => async (at: number) =>
      (await visitor.send(String(500_000_000 + Math.floor(Math.random() * 1e6) * 10 + at), { countryCode }))
        .http
    const emirates = []
    for (let call = 0; call < 6; call++) emirates.push(await to('971')(call))

    expect(emirates).toEqual([200, 200, 200, 200, 429, 429])
    expect(await to('44')(0)).toBe(200)
    expect((await visitor.send(someMobile())).http).toBe(200)
  })

  it('cannot be reached under a neighbour’s dial code, nor twice under a leading zero', async () => {
    accounts.configure({ OTP_DIAL_CODES: '91,1' })
    const samoa = await visitor.send('6846331234', { countryCode: '1' })
    const states = await visitor.send('2025550123', { countryCode: '1' })
    const again = await visitor.send('02025550123', { countryCode: '1', resend: 1 })

    expect([samoa.http, states.http, again.http]).toEqual([400, 200, 429])
  })
})
