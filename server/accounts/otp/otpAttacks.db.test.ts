import { jsonCall } from '@/server/accounts/accountGuards'
import { requestWith } from '@/tests/support/siteRequest'
import { login, sendCode } from './otpCalls'
import { createSession, revokeSession, sessionOf } from '@/server/accounts/sessions/sessions'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import { otherCode, someMobile } from '@/tests/support/testNumbers'
import { CLAIMS, forgedCookie } from '@/tests/support/testUser'
import { TestVisitor, codeSentTo, passSeconds } from '@/tests/support/testVisitor'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { findOrCreateUser } from '@/server/accounts/profile/users'

const SPENT = 'Too many attempts. Please request a new OTP'
const TOO_MANY = 'Too many requests. Please try again later'

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '0' })
const visitor = new TestVisitor()

/** The n-th address of a botnet. */
const address = (n: number) => `198.51.${100 + Math.floor(n / 250)}.${(n % 250) + 1}`

describe('guessing', () => {
  it('is over after five wrong codes, and then the right one is refused too', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const answers = []
    for (let guess = 0; guess < 7; guess++) answers.push((await visitor.login(mobile, otherCode(code))).error)

    expect(answers).toEqual([...Array<string>(5).fill('Incorrect OTP'), SPENT, SPENT])
    expect(await visitor.login(mobile, code)).toMatchObject({ http: 429, error: SPENT })
    await passSeconds(30)
    expect((await visitor.login(mobile, await visitor.codeFor(mobile))).http).toBe(200)
  })

  it('is over after five also when all guesses come at once', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.login(mobile, otherCode(code))),
    )
    const judged = answers.filter(({ error }) => error === 'Incorrect OTP')

    expect(judged).toHaveLength(5)
    expect((await visitor.login(mobile, code)).error).toBe(SPENT)
  })

  it('from elsewhere guesses at nothing, and costs the owner none of the checks (decision 0044)', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const guessers = Array.from({ length: 40 }, (_, n) => new TestVisitor(address(n)))
    const answers = await Promise.all(guessers.map((guesser) => guesser.login(mobile, otherCode(code))))
    // Not even with the right code: it was sent for another browser.
    const right = await new TestVisitor(address(50)).login(mobile, code)

    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['OTP has expired']))
    expect(right.error).toBe('OTP has expired')
    expect((await visitor.login(mobile, otherCode(code))).error).toBe('Incorrect OTP')
    expect((await visitor.login(mobile, code)).http).toBe(200)
  })

  it('at codes that strangers ask for has a day’s fifty tries, and leaves the owner’s own fifty alone (decision 0044)', async () => {
    const [owner, mobile] = [new TestVisitor('203.0.113.70'), someMobile()]
    await owner.login(mobile, await owner.codeFor(mobile))
    let judged = 0
    for (let attempt = 0; attempt < 20; attempt++) {
      const stranger = new TestVisitor(address(attempt))
      if ((await stranger.send(mobile)).http === 200)
        for (let guess = 0; guess < 7; guess++)
          if ((await stranger.login(mobile, otherCode(codeSentTo(mobile)))).error === 'Incorrect OTP')
            judged++
      await passSeconds(60 * 60)
    }
    // One of the ten codes is the owner's first one, sent before the browser was recognised.
    expect(judged).toBe(45)
    expect((await new TestVisitor('198.51.100.200').send(mobile)).http).toBe(429)
    // By the browser, from another network; and by the network, in another browser.
    expect((await owner.login(mobile, await owner.codeFor(mobile))).http).toBe(200)
    await passSeconds(30)
    const newBrowser = new TestVisitor('203.0.113.71')
    expect((await newBrowser.login(mobile, await newBrowser.codeFor(mobile))).http).toBe(200)
  })

  it('locks an address that tries many numbers, for all numbers and for an hour', async () => {
    accounts.configure({ OTP_PER_HOUR_PER_IP: '0' })
    const guesser = new TestVisitor('203.0.113.66')
    const errors = []
    for (let number = 0; number < 22; number++) {
      const mobile = someMobile()
      errors.push((await guesser.login(mobile, otherCode(await guesser.codeFor(mobile)))).error)
    }
    const mobile = someMobile()
    const code = await guesser.codeFor(mobile)
    const locked = await guesser.login(mobile, code)

    expect(errors).toEqual([...Array<string>(20).fill('Incorrect OTP'), TOO_MANY, TOO_MANY])
    expect(locked).toMatchObject({ http: 429, error: TOO_MANY })
    expect(locked.retryAfter).toBeGreaterThan(3000)
    await passSeconds(60 * 60)
    const later = someMobile()
    expect((await guesser.login(later, await guesser.codeFor(later))).http).toBe(200)
  })

  it('does not count right codes against an address that many share', async () => {
    accounts.configure({ OTP_WRONG_PER_HOUR_PER_IP: '3', OTP_PER_HOUR_PER_IP: '0' })
    const household = new TestVisitor('203.0.113.67')
    for (let person = 0; person < 8; person++) {
      const mobile = someMobile()
      expect((await household.login(mobile, await household.codeFor(mobile))).http).toBe(200)
    }
  })

  it('has a number’s whole day hold fifty guesses of a million', async () => {
    const mobile = someMobile()
    let judged = 0
    for (let attempt = 0; attempt < 60; attempt++) {
      const { http } = await visitor.send(mobile, { resend: 1 })
      if (http === 200)
        for (let guess = 0; guess < 8; guess++) {
          const { error } = await visitor.login(mobile, otherCode(codeSentTo(mobile)))
          if (error === 'Incorrect OTP') judged++
        }
      await passSeconds(20 * 60)
    }
    expect(judged).toBe(50)
  })
})

describe('replay', () => {
  it('of a used code is refused, also from elsewhere', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    await visitor.login(mobile, code)
    expect((await new TestVisitor(address(1)).login(mobile, code)).error).toBe('OTP has expired')
  })

  it('at the same moment gives one session, not two', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.login(mobile, code)))
    const { rows } = await accounts.database.executeSql(
      'select 1 from user_session join app_user on app_user.id = user_id where mobile = any($1)',
      [dataKeys().indexes('mobile', mobile)],
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(rows).toHaveLength(1)
  })

  it('of a code at another number is refused', async () => {
    const [own, other] = [someMobile(), someMobile()]
    const code = await visitor.codeFor(own)
    await visitor.codeFor(other)
    if (code !== codeSentTo(other)) expect((await visitor.login(other, code)).error).toBe('Incorrect OTP')
    // Nor may a hash be carried over in the database.
    await accounts.database.executeSql(
      `update otp_code set code_hash = (select code_hash from otp_code order by created_at desc offset 1 limit 1)`,
    )
    expect((await visitor.login(other, code)).http).toBe(400)
  })
})

describe('sessions', () => {
  it('of one user open no other user’s account', async () => {
    const [one, other] = await Promise.all(
      [someMobile(), someMobile()].map((mobile) => findOrCreateUser({ countryCode: '91', mobile })),
    )
    const { token } = await createSession(one?.id ?? '')
    const claims = { ...CLAIMS, token, id: other?.id, mobileNo: other?.mobile }
    const session = await sessionOf(requestWith({ cookie: forgedCookie(claims) }))
    expect(session?.user.id).toBe(one?.id)
  })

  it('are over after logout, on every device that holds the token', async () => {
    const mobile = someMobile()
    const { cookie, data } = await visitor.login(mobile, await visitor.codeFor(mobile))
    const session = await sessionOf(requestWith({ cookie }))
    await revokeSession(session?.tokenHash ?? '')

    expect(session?.user.mobile).toBe(mobile)
    expect(await sessionOf(requestWith({ cookie }))).toBeUndefined()
    expect(await sessionOf(requestWith({ authorization: data.token ?? '' }))).toBeUndefined()
  })

  it('cannot be begun with a token that somebody else chose', async () => {
    const mobile = someMobile()
    const chosen = 'A'.repeat(43)
    const body = { mobileNo: mobile, countryCode: '91' }
    await jsonCall(sendCode)(accounts.request('/users/v1/user/signup', body))
    const request = accounts.request(
      '/users/v1/user/login',
      { ...body, otp: codeSentTo(mobile) },
      {
        authorization: chosen,
      },
    )
    const answer = await jsonCall(login)(request)
    expect(answer.status).toBe(200)
    expect((await answer.json()).data.token).not.toBe(chosen)
    expect(await sessionOf(requestWith({ authorization: chosen }))).toBeUndefined()
  })
})

describe('a login in a browser that has one already', () => {
  it('ends the one before, and no other', async () => {
    /** As one browser: the code is bound to it, whatever session it has. */
    const logIn = async (browser: string, session = '') => {
      const mobile = someMobile()
      const proof = xsrfProof([browser, session].filter(Boolean).join('; '))
      const body = { mobileNo: mobile, countryCode: '91' }
      await jsonCall(sendCode)(accounts.request('/', { ...body, resend: 0 }, proof))
      const answer = await jsonCall(login)(accounts.request('/', { ...body, otp: codeSentTo(mobile) }, proof))
      expect(answer.status).toBe(200)
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    }
    const [own, other] = ['own', 'other'].map((name) => `browser_id=${name.padEnd(22, 'x')}`)
    const [elsewhere, before] = [await logIn(other ?? ''), await logIn(own ?? '')]
    const after = await logIn(own ?? '', before)
    const found = async (cookie: string) => (await sessionOf(requestWith({ cookie }))) !== undefined
    expect([await found(elsewhere), await found(before), await found(after)]).toEqual([true, false, true])
  })
})

describe('another site', () => {
  const body = () => ({ mobileNo: someMobile(), resend: 0, countryCode: '91', otp: '123456' })

  it.each<[string, Record<string, string | undefined>]>([
    ['no XSRF header', { 'x-xsrf-token': undefined }],
    ['no XSRF cookie', { cookie: undefined }],
    ['a cookie planted from a sibling domain', { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' }],
    ['a token in the header that is none', { 'x-xsrf-token': undefined, authorization: 'Bearer x' }],
  ])('can neither have codes sent nor log a visitor in: %s', async (_what, headers) => {
    expect((await jsonCall(sendCode)(accounts.request('/', body(), headers))).status).toBe(403)
    expect((await jsonCall(login)(accounts.request('/', body(), headers))).status).toBe(403)
    expect((await accounts.database.executeSql('select 1 from rate_limit')).rows).toEqual([])
  })

  it('gains nothing from the session’s cookie, which the browser sends along', async () => {
    const mobile = someMobile()
    const { cookie } = await visitor.login(mobile, await visitor.codeFor(mobile))
    const headers = { cookie, 'x-xsrf-token': undefined }
    expect((await jsonCall(sendCode)(accounts.request('/', body(), headers))).status).toBe(403)
  })

  it('aside, the session’s own token in the header is proof enough', async () => {
    const mobile = someMobile()
    const { data } = await visitor.login(mobile, await visitor.codeFor(mobile))
    const headers = { cookie: undefined, 'x-xsrf-token': undefined, authorization: `Bearer ${data.token}` }
    expect((await jsonCall(sendCode)(accounts.request('/', body(), headers))).status).toBe(200)
  })
})
