import { jsonCall } from '@/server/accounts/accountGuards'
import { requestWith } from '@/tests/support/siteRequest'
import { login, sendCode } from './otpCalls'
import { sentMessages } from './otpSenders'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { otherCode, someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, codeSentTo, passSeconds } from '@/tests/support/testVisitor'

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '0' })
const visitor = new TestVisitor()

describe('a login by a one-time password', () => {
  it('sends six digits, takes them, and answers token, name and cookies', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const { http, data, cookies, cookie } = await visitor.login(mobile, code)
    const session = await sessionOf(requestWith({ cookie }))

    expect(code).toMatch(/^\d{6}$/)
    expect(http).toBe(200)
    expect(data).toEqual({ token: expect.any(String), name: '' })
    expect(cookies.map((line) => line.split('=')[0])).toEqual([
      'cred_hexa',
      'signed_in',
      'XSRF-TOKEN',
      'known_here',
    ])
    expect(session?.user).toMatchObject({ mobile, country_code: '91' })
  })

  it('finds the same account again, however often somebody logs in', async () => {
    const mobile = someMobile()
    const ids = []
    for (let time = 0; time < 2; time++) {
      const { data } = await visitor.login(mobile, await visitor.codeFor(mobile))
      const request = requestWith({ authorization: data.token ?? '' })
      ids.push((await sessionOf(request))?.user.id)
      await passSeconds(30)
    }
    expect(ids[0]).toEqual(expect.any(String))
    expect(ids[1]).toBe(ids[0])
  })

  it('works alike by generateotp', async () => {
    const mobile = someMobile()
    const body = { mobileNo: mobile, resend: 0, countryCode: '91' }
    const sent = await jsonCall(sendCode)(accounts.request('/lead/v1/authenticate/generateotp', body))
    expect([sent.status, (await sent.json()).data]).toEqual([200, {}])
    const proof = { mobileNo: mobile, countryCode: '91', otp: codeSentTo(mobile) }
    expect((await jsonCall(login)(accounts.request('/users/v1/user/login', proof))).status).toBe(200)
  })

  it('sends a message whose last line browsers read, and which says how long the code is valid', async () => {
    accounts.configure({ SITE_URL: 'https://www.clinic.example:8443' })
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const text = sentMessages().find(({ to }) => to === `91${mobile}`)?.text ?? ''
    expect(text.split('\n').at(-1)).toBe(`@www.clinic.example #${code}`)
    expect(text.split('\n')[0]).toMatch(new RegExp(`^${code} .*valid for 10 minutes`))
    // One text message of 160 characters of the GSM alphabet.
    expect(text).toMatch(/^[\n\x20-\x7e]{1,160}$/)
  })

  it('says so of a wrong code, an expired one, a used one and one that nobody was sent', async () => {
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const wrong = await visitor.login(mobile, otherCode(code))
    await passSeconds(9 * 60 + 59)
    const used = await visitor.login(mobile, code)
    const again = await visitor.login(mobile, code)
    const late = someMobile()
    const lateCode = await visitor.codeFor(late)
    await passSeconds(10 * 60)

    expect([wrong.http, wrong.error]).toEqual([400, 'Incorrect OTP'])
    expect(used.http).toBe(200)
    expect([again.http, again.error]).toEqual([400, 'OTP has expired'])
    expect((await visitor.login(late, lateCode)).error).toBe('OTP has expired')
    expect((await visitor.login(someMobile(), '123456')).error).toBe('OTP has expired')
  })

  it('takes the newest code only', async () => {
    const mobile = someMobile()
    const first = await visitor.codeFor(mobile)
    await passSeconds(30)
    const second = await visitor.codeFor(mobile, { resend: 1 })
    if (second !== first) expect((await visitor.login(mobile, first)).error).toBe('Incorrect OTP')
    expect((await visitor.login(mobile, second)).http).toBe(200)
  })

  it.each<[string, object]>([
    ['5123456789', {}],
    ['912345678', {}],
    ['91234567890', {}],
    ['+9191234567890', {}],
    ['+971501234567', {}],
    ["9123456789' or 1=1", {}],
    ['9123456789', { countryCode: '0091' }],
    ['9123456789', { countryCode: '9' }],
  ])('holds %s %j against the rules of mobile numbers', async (mobile, change) => {
    const { http, error } = await visitor.send(mobile, change)
    expect([http, error]).toEqual([400, 'Please enter valid mobile number'])
  })

  it('takes a dial code with +, and India’s when none is named', async () => {
    for (const countryCode of ['+91', '', undefined, 91]) {
      const mobile = someMobile()
      const code = await visitor.codeFor(mobile, { countryCode })
      expect((await visitor.login(mobile, code)).http).toBe(200)
    }
  })

  it('reads the number as forms do: with its code, in digits of any script', async () => {
    const mobile = someMobile()
    const inHindi = mobile.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    await visitor.send(`+91 ${inHindi}`)
    const code = codeSentTo(mobile)
    expect((await visitor.login(`0${mobile}`, code)).http).toBe(200)
  })

  it.each(['12345', '1234567', 'abcdef', '', ' 12345'])('takes %j for no code', async (otp) => {
    const { http, error } = await visitor.login(someMobile(), otp)
    expect([http, error]).toEqual([400, 'Please enter valid OTP'])
  })

  it.each([null, [], 'x', {}, { mobileNo: ['9123456789'] }, { mobileNo: someMobile(), resend: 2 }])(
    'refuses %j as a body',
    async (body) => {
      expect((await jsonCall(sendCode)(accounts.request('/', body))).status).toBe(400)
      expect((await jsonCall(login)(accounts.request('/', body))).status).toBe(400)
    },
  )

  it('keeps neither number nor code in the tables of codes and limits', async () => {
    const mobile = someMobile()
    const code = await new TestVisitor('203.0.113.77').codeFor(mobile)
    for (const table of ['otp_code', 'rate_limit']) {
      const { rows } = await accounts.database.executeSql(`select * from ${table}`)
      const text = JSON.stringify(rows)
      expect(rows.length).toBeGreaterThan(0)
      for (const secret of [mobile, code, '203.0.113']) expect(text).not.toContain(secret)
    }
  })

  it('draws codes evenly and from all of the million', async () => {
    const { newCode } = await import('./otpCodes')
    const codes = Array.from({ length: 20_000 }, newCode)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    // Each first digit 2000 times on average, with a deviation of 42: six times that never happens.
    for (let digit = 0; digit < 10; digit++) {
      const count = codes.filter((code) => code.startsWith(String(digit))).length
      expect(Math.abs(count - 2000)).toBeLessThan(260)
    }
    expect(new Set(codes).size).toBeGreaterThan(19_500)
  })
})
