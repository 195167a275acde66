import { Writable } from 'node:stream'
import pino from 'pino'
import { TestReceiver } from '@/tests/support/testReceiver'
import { jsonCall } from '@/server/accounts/accountGuards'
import { readiness } from '@/server/metrics/readiness'
import { log } from '@/server/log'
import { runtime, setRuntime } from '@/server/runtime'
import { login, sendCode } from './otpCalls'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { otherCode, someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, codeSentTo, passSeconds } from '@/tests/support/testVisitor'

const AWAY = 'The service is not available. Please try again later'

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '0' })
const visitor = new TestVisitor()
let receiver: TestReceiver
beforeAll(async () => (receiver = await TestReceiver.start()))
beforeEach(() => receiver.reset())
afterAll(() => receiver.stop())

const byTwilio = () =>
  accounts.configure({
    OTP_SENDER: 'twilio',
    TWILIO_API_URL: receiver.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: 'SHALYA',
  })

const troubleStatus = async () => ((await readiness().json()) as { data: { otp: string } }).data.otp

describe('a provider that fails', () => {
  it('is told as such, in /readyz too, and the visitor may try again at once', async () => {
    byTwilio()
    const mobile = someMobile()
    receiver.answer = () => ({ status: 503, body: 'busy' })
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await visitor.send(mobile)).toMatchObject({ http: 503, error: AWAY })
    expect(await troubleStatus()).toBe('senderFails')
    receiver.answer = () => ({ status: 201, body: { sid: 'SM1', status: 'queued' } })

    expect((await visitor.send(mobile)).http).toBe(200)
    expect(await troubleStatus()).toBe('up')
    expect((await visitor.send(mobile, { resend: 1 })).http).toBe(429)
  })

  it('goes on costing the address that tries', async () => {
    byTwilio()
    receiver.answer = () => ({ status: 503, body: 'busy' })
    const flooder = new TestVisitor('203.0.113.9')
    const answers = []
    for (let attempt = 0; attempt < 22; attempt++) answers.push((await flooder.send(someMobile())).http)
    expect(answers.slice(-3)).toEqual([503, 429, 429])
  })

  it('says of a number that it cannot be reached, and that counts', async () => {
    byTwilio()
    receiver.answer = () => ({ status: 400, body: { code: 21211, status: 400 } })
    const mobile = someMobile()
    expect(await visitor.send(mobile)).toMatchObject({ http: 400, error: 'Please enter valid mobile number' })
    expect((await visitor.send(mobile)).http).toBe(429)
  })

  it('gets the code that is then taken', async () => {
    byTwilio()
    receiver.answer = () => ({ status: 201, body: { sid: 'SM1', status: 'accepted' } })
    const mobile = someMobile()
    await visitor.send(mobile)
    const text = new URLSearchParams(receiver.requests[0]?.body).get('Body')
    expect((await visitor.login(mobile, /#(\d{6})$/.exec(text ?? '')?.[1] ?? '')).http).toBe(200)
  })
})

describe('a database that is away', () => {
  it.each([
    ['known to be unavailable', { isAvailable: false }, undefined],
    ['that goes away while it is asked', { isAvailable: true }, 'Connection terminated unexpectedly'],
  ] as const)('%s is told clearly, and nothing is sent', async (_what, { isAvailable }, lost) => {
    byTwilio()
    const breaker = { isAvailable, fail: jest.fn() }
    const before = runtime()
    const fails = async () => {
      throw new Error(lost)
    }
    setRuntime({
      ...before,
      // Only the breaker, which is all that the calls use of the intake.
      intake: { ...before.intake, breaker } as unknown as typeof before.intake,
      database: { ...before.database, executeSql: fails },
    })
    const body = { mobileNo: someMobile(), countryCode: '91', otp: '123456' }
    const answers = [
      await jsonCall(sendCode)(accounts.request('/', body)),
      await jsonCall(login)(accounts.request('/', body)),
    ]
    setRuntime(before)

    // The next caller fails at once instead of waiting for the timeout.
    expect(breaker.fail).toHaveBeenCalled()
    for (const answer of answers) expect([answer.status, (await answer.json()).error]).toEqual([503, [AWAY]])
    expect(receiver.requests).toEqual([])
  })
})

describe('the log', () => {
  it('holds neither numbers nor codes nor tokens, whatever happens', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(part: Buffer, _encoding, done) {
        lines.push(part.toString())
        done()
      },
    })
    const listening = pino({ level: 'trace' }, stream)
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(log, level).mockImplementation(listening[level].bind(listening))
    const address = '203.0.113.44'
    accounts.configure({ OTP_WRONG_PER_HOUR_PER_IP: '3', OTP_BUDGET_PER_DAY: '2', OTP_RESERVE_PERCENT: '0' })
    const own = new TestVisitor(address)
    const mobile = someMobile()
    const code = await own.codeFor(mobile)
    await own.send(mobile)
    for (let guess = 0; guess < 4; guess++) await own.login(mobile, otherCode(code))
    await passSeconds(60 * 60)
    const last = await own.codeFor(mobile)
    const { data } = await own.login(mobile, last)
    for (let call = 0; call < 3; call++) await own.send(someMobile())
    byTwilio()
    receiver.answer = () => ({ status: 500, body: mobile })
    await accounts.database.executeSql('delete from rate_limit')
    await own.send(mobile)
    const text = lines.join('')

    expect(lines.length).toBeGreaterThan(3)
    for (const secret of [
      mobile,
      mobile.slice(-6),
      code,
      last,
      codeSentTo(mobile),
      data.token ?? '?',
      address,
    ])
      expect(text).not.toContain(secret)
  })
})
