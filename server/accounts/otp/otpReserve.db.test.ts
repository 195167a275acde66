import { newLoginWork, isLoginWorkDone } from './otpLimits'
import { sentMessages } from './otpSenders'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { loginStepCookie, takeMobile } from '@/server/accounts/forms/loginForms'
import { rangeKeyOf } from '@/server/http/clientAddress'
import { workText } from '@/model/account/otpLogin'
import { doLoginWork, leadingZeroBits } from '@/services/loginWork'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, passSeconds } from '@/tests/support/testVisitor'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { posted } from '@/tests/support/postedForm'

/* Login that strangers cannot close (docs/decisions/0044). */

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '4' })

const sentTo = (mobile: string) => sentMessages().filter(({ to }) => to.endsWith(mobile)).length
const withAccount = async () => (await findOrCreateUser({ countryCode: '91', mobile: someMobile() })).mobile
/** Uses up the public codes: each stranger from another address. */
const flood = async (codes: number) => {
  for (let code = 0; code < codes; code++) await new TestVisitor().send(someMobile())
}

describe('the reserve of the day’s codes', () => {
  it('is for numbers that have an account: others get none, and nobody is told the difference', async () => {
    accounts.configure({ OTP_BUDGET_PER_DAY: '8' })
    await flood(4)
    const [known, unknown] = [await withAccount(), someMobile()]
    const answers = [await new TestVisitor().send(known), await new TestVisitor().send(unknown)]

    expect([sentTo(known), sentTo(unknown)]).toEqual([1, 0])
    expect(answers.map(({ http, error, data }) => [http, error, data])).toEqual([
      [200, undefined, {}],
      [200, undefined, {}],
    ])
    // As with every other number, a second one has to wait, and a guess is a wrong code.
    const [again, guess] = [new TestVisitor(), new TestVisitor()]
    expect((await again.send(unknown)).http).toBe(429)
    await passSeconds(30)
    await guess.send(unknown)
    expect((await guess.login(unknown, '123456')).error).toBe('Incorrect OTP')
  })

  it('keeps its second half for who is known again, so that strangers with known numbers do not use it up', async () => {
    accounts.configure({ OTP_BUDGET_PER_DAY: '8', OTP_RESEND_SECONDS: '0' })
    const owner = new TestVisitor('203.0.113.80')
    const mobile = someMobile()
    await owner.login(mobile, await owner.codeFor(mobile))
    await flood(3)
    for (let stranger = 0; stranger < 4; stranger++) await new TestVisitor().send(await withAccount())
    const refused = [
      await new TestVisitor().send(await withAccount()),
      await new TestVisitor().send(someMobile()),
    ]

    expect(refused.map(({ http }) => http)).toEqual([429, 429])
    expect((await owner.login(mobile, await owner.codeFor(mobile))).http).toBe(200)
  })
})

describe('limits by range', () => {
  it('count the addresses of one network together', async () => {
    accounts.configure({ OTP_PER_HOUR_PER_RANGE: '3', OTP_PER_DAY: '0' })
    const ask = async (ip: string) => (await new TestVisitor(ip).send(someMobile())).http
    const near = []
    for (let host = 1; host <= 4; host++) near.push(await ask(`198.51.100.${host}`))
    expect(near).toEqual([200, 200, 200, 429])
    expect(await ask('198.51.101.1')).toBe(200)
  })

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:db8:1:2::1', '2001.db8.1'],
    ['2001:db8::1', '2001.db8.0'],
    ['', 'unknown'],
  ])('%j is in %j', (ip, range) => expect(rangeKeyOf(ip)).toBe(range))
})

describe('work', () => {
  it('is asked of strangers once half of what they may have is used up, and done once lets one code go out', async () => {
    accounts.configure({ OTP_BUDGET_PER_DAY: '20' })
    const stranger = new TestVisitor()
    await flood(4)
    expect((await stranger.ask(someMobile())).http).toBe(200)
    const mobile = someMobile()
    const response = await stranger.ask(mobile)
    expect([response.http, response.error, sentTo(mobile)]).toEqual([429, otpLoginCopy.en.refusals.busy, 0])
    const { challenge, bits } = response.work ?? { challenge: '', bits: 0 }
    const work = await doLoginWork({ challenge, bits })
    // One letter of sixteen would be a solution.
    const wrong = [...'xyzabcdefgh'].find(
      (solution) => leadingZeroBits(workText({ challenge, solution })) < bits,
    )

    expect((await stranger.ask(someMobile(), { work })).http).toBe(429)
    expect((await new TestVisitor().ask(mobile, { work })).http).toBe(429)
    expect((await stranger.ask(mobile, { work: { challenge, solution: wrong } })).http).toBe(429)
    expect((await stranger.ask(mobile, { work })).http).toBe(200)
    await passSeconds(30)
    expect((await stranger.ask(mobile, { work })).work).toBeDefined()
    expect(sentTo(mobile)).toBe(1)
  })

  it('is asked of nobody who is known again', async () => {
    accounts.configure({ OTP_BUDGET_PER_DAY: '20', OTP_RESEND_SECONDS: '0' })
    const [owner, mobile] = [new TestVisitor('203.0.113.90'), someMobile()]
    await owner.login(mobile, await owner.codeFor(mobile))
    await flood(8)
    expect((await owner.ask(mobile)).http).toBe(200)
    expect((await new TestVisitor('203.0.113.91').ask(mobile)).http).toBe(200)
    expect((await new TestVisitor('198.51.100.1').ask(mobile)).work).toBeDefined()
  })

  it('is good for five minutes, for one caller and number, and gets harder', async () => {
    const now = Date.now()
    const work = newLoginWork('a key', 0, now)
    const done = await doLoginWork(work)
    expect(isLoginWorkDone(done, 'a key', now)).toBe(true)
    expect(isLoginWorkDone(done, 'another key', now)).toBe(false)
    expect(isLoginWorkDone(done, 'a key', now + 300_000)).toBe(false)
    expect(isLoginWorkDone({ ...done, challenge: done.challenge.replace('.4.', '.0.') }, 'a key', now)).toBe(
      false,
    )
    expect([work.bits, newLoginWork('a key', 1).bits]).toEqual([4, 8])
  })

  it('cannot be done by a plain form: it names the call centre', async () => {
    accounts.configure({ OTP_BUDGET_PER_DAY: '4', OTP_RESERVE_PERCENT: '0' })
    await flood(2)
    const answer = await takeMobile(posted({ mobile: someMobile() }))
    const cookie = cookieHeader(answer.headers.getSetCookie())
    expect(answer.headers.get('location')).toBe('/login#problem')
    expect(loginStepCookie.of(posted({}, cookie))).toMatchObject({ step: 'mobile', code: 'busy' })
  })
})
