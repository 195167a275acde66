import { TestReceiver } from '@/tests/support/testReceiver'
import { jsonCall } from '@/server/accounts/accountGuards'
import { sendCode } from './otpCalls'
import { sentMessages } from './otpSenders'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, passSeconds } from '@/tests/support/testVisitor'

let receiver: TestReceiver
beforeAll(async () => (receiver = await TestReceiver.start()))
testAccounts({ DEV_PAGES: '1' })
beforeEach(() => {
  receiver.reset()
  accounts.configure({ USERS_API_URL: receiver.url, USERS_API_KEY: 'the-sign-up-key' })
})
afterAll(() => receiver.stop())
const visitor = new TestVisitor()

const TOKEN = 'the other system’s token'
const ok = (data: unknown) => ({ status: 200, body: { status: { code: 200, message: 'OK' }, data } })
const refusal = { status: 400, body: { status: { code: 400, message: 'No' }, error: ['OTP does not match'] } }

describe('with another users API', () => {
  it('that system sends and checks the code; the session is this site’s, and the token stays on the server', async () => {
    receiver.answer = ({ path }) => ok(path.endsWith('/login') ? { token: TOKEN, name: 'Asha Rao' } : {})
    const mobile = someMobile()
    const sent = await visitor.send(mobile)
    const { http, data, cookie } = await visitor.login(mobile, '246810')
    const session = await sessionOf(new Request('http://localhost/', { headers: { cookie } }))
    const { rows } = await accounts.database.executeSql('select * from upstream_session')

    expect([sent.http, http]).toEqual([200, 200])
    expect(sentMessages()).toEqual([])
    expect(receiver.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/users/v1/user/signup', { mobileNo: mobile, countryCode: '91', resend: 0 }],
      ['/users/v1/user/login', { mobileNo: mobile, countryCode: '91', otp: '246810' }],
    ])
    expect(receiver.requests[0]?.headers.key).toBe('the-sign-up-key')
    expect(data.name).toBe('Asha Rao')
    expect(session?.user).toMatchObject({ name: 'Asha Rao', mobile })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([data, cookie, rows])).not.toContain(TOKEN)
  })

  it('generateotp is handed on as such, with whether it is a resend', async () => {
    receiver.answer = () => ok({})
    const body = { mobileNo: someMobile(), resend: 1, countryCode: '91' }
    await jsonCall(sendCode)(accounts.request('/lead/v1/authenticate/generateotp', body))
    expect(receiver.requests[0]?.path).toBe('/lead/v1/authenticate/generateotp')
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ resend: 1 })
  })

  it('its refusals are told in its words, and five wrong codes are enough here too', async () => {
    receiver.answer = ({ path }) => (path.endsWith('/login') ? refusal : ok({}))
    const mobile = someMobile()
    await visitor.send(mobile)
    const errors = []
    for (let guess = 0; guess < 6; guess++) errors.push((await visitor.login(mobile, '135791')).error)

    expect(errors).toEqual([
      ...Array<string>(5).fill('OTP does not match'),
      'Too many attempts. Please request a new OTP',
    ])
    expect(receiver.requests).toHaveLength(6)
    expect((await visitor.login(someMobile(), '135791')).error).toBe('OTP has expired')
  })

  it('the limits of sending hold, and a code that it did not send counts for nothing', async () => {
    const mobile = someMobile()
    receiver.answer = () => ({ status: 503, body: 'busy' })
    expect(await visitor.send(mobile)).toMatchObject({ http: 400, error: 'Somthing went wrong' })
    receiver.answer = () => ok({})
    expect((await visitor.send(mobile)).http).toBe(200)
    expect((await visitor.send(mobile, { resend: 1 })).http).toBe(429)
    await passSeconds(30)
    expect((await visitor.send(mobile)).http).toBe(200)
  })
})
