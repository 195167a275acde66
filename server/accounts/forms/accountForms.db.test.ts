import { testLimits } from '@/tests/support/testLimits'
import { someMobile } from '@/tests/support/testNumbers'
import { runtime, setRuntime } from '@/server/runtime'
import { editNumber, loginStepCookie, resendCode, takeMobile, takeName, takeOtp } from './loginForms'
import { erase, leave, refusedChangeOf, saveCity, saveConsent, saveProfile } from './profileForms'
import { eraseUser } from '@/server/accounts/profile/visitorRights'
import { clearedSessionCookies, sessionOf } from '@/server/accounts/sessions/sessions'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { passSeconds } from '@/tests/support/testVisitor'
import { cookiePairs, loggedInUser } from '@/tests/support/testUser'
import { posted } from '@/tests/support/postedForm'
import { cookieHeader } from '@/tests/support/cookieHeader'

testAccounts({ DEV_PAGES: '1' })

async function answered(answer: Promise<Response>) {
  const response = await answer
  return {
    http: response.status,
    to: response.headers.get('location'),
    cookie: cookieHeader(response.headers.getSetCookie()),
    cookies: response.headers.getSetCookie(),
  }
}
const stepIn = (cookie: string, now?: number) => loginStepCookie.of(posted({}, cookie), now)

/** The code of the newest message to a number. */
const codeSentTo = (mobile: string): string =>
  /\b\d{6}\b/.exec(sentMessages().find(({ to }) => to.endsWith(mobile))?.text ?? '')?.[0] ?? ''

describe.each([
  ['takeMobile', takeMobile],
  ['resendCode', resendCode],
  ['takeOtp', takeOtp],
  ['takeName', takeName],
  ['editNumber', editNumber],
  ['saveProfile', saveProfile],
  ['saveCity', saveCity],
  ['saveConsent', saveConsent],
  ['leave', leave],
  ['erase', erase],
])('%s', (_name, handle) => {
  const form = {
    mobile: '9876543210',
    FormOTPField: '1',
    name: 'Changed',
    email: 'a@b.example',
    understood: '1',
  }

  it('takes no form of another site, nor one that does not say where it comes from', async () => {
    const { cookie, user } = await loggedInUser()
    for (const site of ['cross-site', 'same-site', 'none', ''])
      expect((await handle(posted(form, cookie, site))).status).toBe(403)
    expect((await sessionOf(posted({}, cookie)))?.user).toMatchObject({ id: user.id, name: '' })
  })

  it('says so on the page while the database is unavailable', async () => {
    const breaker = { isAvailable: false }
    const { intake } = runtime()
    setRuntime({ ...runtime(), intake: { ...intake, breaker } as unknown as typeof intake })
    const { http, to } = await answered(handle(posted({ ...form, language: 'hi' })))
    expect([http, to]).toEqual([303, expect.stringMatching(/^\/hi\/(login|profile)\?problem=away#problem$/)])
  })
})

describe('the login', () => {
  it('goes from the number to the code to the name, and no address holds the number', async () => {
    const mobile = someMobile()
    const first = await answered(takeMobile(posted({ mobile: `0${mobile}` })))
    expect([first.http, first.to]).toEqual([303, '/login#step'])
    expect(stepIn(first.cookie)).toMatchObject({ step: 'otp', mobile })
    expect(first.cookies.join()).toMatch(/SameSite=Lax; Max-Age=3600; HttpOnly/)
    expect(first.cookie).not.toContain(mobile)

    const second = await answered(takeOtp(posted({ FormOTPField: ` ${codeSentTo(mobile)} ` }, first.cookie)))
    expect(second.to).toBe('/login#step')
    expect((await sessionOf(posted({}, second.cookie)))?.user.mobile).toBe(mobile)
    const nameless = await answered(takeName(posted({ name: ' ' }, second.cookie)))
    expect(stepIn(nameless.cookie)).toMatchObject({ step: 'name', problem: 'Please enter your name' })
    const third = await answered(takeName(posted({ name: ' Asha ' }, second.cookie)))
    expect(third.to).toBe('/profile?done=login')
    expect((await sessionOf(posted({}, second.cookie)))?.user.name).toBe('Asha')
  })

  it('shows the boxes of the code that was sent a moment ago to who asks once more, with the time until another', async () => {
    const mobile = someMobile()
    const first = await answered(takeMobile(posted({ mobile })))
    await passSeconds(10)
    const again = await answered(takeMobile(posted({ mobile }, first.cookie)))
    const { step, sentAt = 0, problem } = stepIn(again.cookie) ?? {}
    expect([step, problem, sentMessages().filter(({ to }) => to.endsWith(mobile)).length]).toEqual([
      'otp',
      undefined,
      1,
    ])
    expect(Math.round((Date.now() - sentAt) / 1000)).toBeGreaterThanOrEqual(9)
  })

  it('takes the code out of the whole message, and says what is none', async () => {
    const mobile = someMobile()
    const { cookie } = await answered(takeMobile(posted({ mobile })))
    const wrong = await answered(takeOtp(posted({ FormOTPField: '12345.' }, cookie)))
    expect(stepIn(wrong.cookie)?.problem).toBe('Please enter valid OTP')
    const message = sentMessages().find(({ to }) => to.endsWith(mobile))?.text ?? ''
    const { to } = await answered(takeOtp(posted({ FormOTPField: message }, cookie)))
    expect(to).not.toContain('problem')
  })

  it('sends nothing again within 30 seconds, and another code after them', async () => {
    const mobile = someMobile()
    await answered(takeMobile(posted({ mobile })))
    const sent = () => sentMessages().filter(({ to }) => to.endsWith(mobile)).length
    const at = (ms: number) =>
      cookieHeader([loginStepCookie.set({ step: 'otp', mobile, sentAt: Date.now() - ms })])
    const early = await answered(resendCode(posted({}, at(29_000))))
    expect([sent(), stepIn(early.cookie)?.resent]).toEqual([1, undefined])
    // The server's own limit holds whatever the cookie says.
    const claimed = await answered(resendCode(posted({}, at(31_000))))
    expect([sent(), stepIn(claimed.cookie)?.problem]).toEqual([
      1,
      'Too many requests. Please try again later',
    ])
    await accounts.database.executeSql(`delete from rate_limit where key like 'otp resend%'`)
    const late = await answered(resendCode(posted({}, at(31_000))))
    expect([sent(), stepIn(late.cookie)?.resent]).toEqual([2, true])
  })

  it('believes no step that it did not write, nor an old one', async () => {
    const mobile = someMobile()
    const own = cookieHeader([loginStepCookie.set({ step: 'otp', mobile, sentAt: Date.now() })])
    const [name = '', value = ''] = own.split('=')
    const [text = '', signature = ''] = decodeURIComponent(value).split('.')
    const other = Buffer.from(JSON.stringify({ step: 'otp', mobile: someMobile(), at: Date.now() }))
    const forged = [`${other.toString('base64url')}.${signature}`, `${text}.`, `${text}.x`, '.', 'x', '']

    expect(stepIn(own)).toMatchObject({ mobile })
    for (const cookie of forged) expect(stepIn(`${name}=${encodeURIComponent(cookie)}`)).toBeUndefined()
    expect(stepIn(own, Date.now() + 3_601_000)).toBeUndefined()
    expect((await answered(takeOtp(posted({ FormOTPField: '123456' })))).to).toBe('/login')
  })

  it('tells who comes back after the code has expired, and still knows the number', async () => {
    const mobile = someMobile()
    const first = await answered(takeMobile(posted({ mobile })))
    await passSeconds(601)
    const late = await answered(takeOtp(posted({ FormOTPField: codeSentTo(mobile) }, first.cookie)))
    expect(late.to).toBe('/login#problem')
    expect(stepIn(late.cookie)).toMatchObject({ step: 'otp', mobile, problem: 'OTP has expired' })
  })

  it('says what the calls say, and forgets the number when it is edited', async () => {
    const mobile = someMobile()
    const wrong = await answered(takeMobile(posted({ mobile: '+1 201 555 0123', language: 'hi' })))
    expect(wrong.to).toBe('/hi/login#problem')
    expect(stepIn(wrong.cookie)).toMatchObject({
      step: 'mobile',
      problem: 'Please enter valid mobile number',
    })
    const { cookie } = await answered(takeMobile(posted({ mobile })))
    const code = codeSentTo(mobile) === '111111' ? '222222' : '111111'
    const incorrect = await answered(takeOtp(posted({ FormOTPField: code }, cookie)))
    expect(stepIn(incorrect.cookie)).toMatchObject({ step: 'otp', mobile, problem: 'Incorrect OTP' })
    const edited = await answered(editNumber(posted({}, cookie)))
    expect(edited.cookies.join()).toMatch(/^login_step=; .*Max-Age=0/)
  })
})

describe('the profile', () => {
  it('keeps what was typed for its own user alone', async () => {
    const [own, other] = [await loggedInUser(), await loggedInUser()]
    const { to } = await answered(saveProfile(posted({ name: 'Asha', email: 'asha@' }, own.cookie)))
    const id = /^\/profile\?draft=([0-9a-f-]+)#problem$/.exec(to ?? '')?.[1]

    expect(await refusedChangeOf(id, own.user.id)).toMatchObject({
      values: { name: 'Asha', email: 'asha@' },
      fields: { email: 'Please enter your email' },
    })
    expect(await refusedChangeOf(id, other.user.id)).toBeUndefined()
    expect(await refusedChangeOf('x', own.user.id)).toBeUndefined()
  })

  it('leads who is not logged in back to itself, and takes the worthless cookie away', async () => {
    for (const handle of [saveProfile, saveCity, saveConsent, erase]) {
      const { to, cookies } = await answered(handle(posted({ understood: '1' }, 'signed_in=1')))
      expect([to, cookies.length]).toEqual(['/profile', 3])
    }
  })

  it.each([
    ['takeName', takeName, '/login'],
    ['saveProfile', saveProfile, '/profile'],
    ['saveCity', saveCity, '/profile'],
  ])('says by %s that who is erased in between is logged out', async (_name, handle, page) => {
    const { cookie, user } = await loggedInUser()
    const { kysely } = runtime().database
    const transaction = kysely.transaction()
    const execute = transaction.execute.bind(transaction)
    jest.spyOn(transaction, 'execute').mockImplementationOnce(async (work) => {
      await eraseUser(user)
      return execute(work)
    })
    jest.spyOn(kysely, 'transaction').mockReturnValueOnce(transaction)
    const form = { name: 'Asha', email: 'asha@example.org', cityId: '477' }
    const { to, cookies } = await answered(handle(posted(form, cookie)))
    expect(to).toBe(page)
    expect(cookiePairs(cookies)).toEqual(expect.arrayContaining(cookiePairs(clearedSessionCookies())))
  })

  it('erases nothing without the box', async () => {
    const { cookie, user } = await loggedInUser()
    expect((await answered(erase(posted({}, cookie)))).to).toBe('/profile/delete?problem=unconfirmed#problem')
    expect((await sessionOf(posted({}, cookie)))?.user.id).toBe(user.id)
    expect((await answered(erase(posted({ understood: '1' }, cookie)))).to).toBe('/profile/deleted')
    expect(await sessionOf(posted({}, cookie))).toBeUndefined()
  })

  it('is limited by user', async () => {
    setRuntime({ ...runtime(), limits: testLimits({ accountCalls: 1 }) })
    const { cookie } = await loggedInUser()
    expect((await answered(saveCity(posted({ cityId: '477' }, cookie)))).to).toBe('/profile?done=city')
    expect((await answered(saveCity(posted({ cityId: '93' }, cookie)))).to).toBe(
      '/profile?problem=tooMany#problem',
    )
    expect((await sessionOf(posted({}, cookie)))?.user.city?.cityid).toBe(477)
  })

  it('ends the session on leaving', async () => {
    const { cookie } = await loggedInUser()
    expect((await answered(leave(posted({}, cookie)))).to).toBe('/login?done=logout')
    expect(await sessionOf(posted({}, cookie))).toBeUndefined()
  })
})
