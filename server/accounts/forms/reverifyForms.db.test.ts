import { freshCodeFor } from '@/app/(perRequest)/codeUnderWay'
import { deleteAccount, downloadData } from '@/server/accounts/accountCalls'
import { login, sendCode } from '@/server/accounts/otp/otpCalls'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { createSession, sessionCookies, sessionOf } from '@/server/accounts/sessions/sessions'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts, trailOf } from '@/tests/support/testAccounts'
import { someMobile } from '@/tests/support/testNumbers'
import { loggedInUser, readAnswer, userRequest } from '@/tests/support/testUser'
import { passSeconds } from '@/tests/support/testVisitor'
import { loginStepCookie } from './loginForms'
import { download, erase } from './profileForms'
import { sendProofCode, takeProofCode } from './reverifyForms'
import { posted } from '@/tests/support/postedForm'
import { cookieHeader } from '@/tests/support/cookieHeader'

testAccounts({ DEV_PAGES: '1' })

const TEN_MINUTES = 600

const toOf = async (answer: Promise<Response>) => (await answer).headers.get('location')

const codesSentTo = (mobile: string) => sentMessages().filter(({ to }) => to.endsWith(mobile))
const codeSentTo = (mobile: string): string => /\b\d{6}\b/.exec(codesSentTo(mobile)[0]?.text ?? '')?.[0] ?? ''
const wrongCode = (mobile: string) => (codeSentTo(mobile) === '111111' ? '222222' : '111111')

/** Has a code sent, as the card does; the browser's cookies with what came along. */
async function requestCode(cookie: string, form: Record<string, string> = {}): Promise<string> {
  const answer = await sendProofCode(posted(form, cookie))
  return [cookie, cookieHeader(answer.headers.getSetCookie())].join('; ')
}

const isThere = async (cookie: string) => (await sessionOf(posted({}, cookie))) !== undefined

describe('download and deletion ask for a fresh code', () => {
  it('not within ten minutes of the login, by call and by form', async () => {
    for (const remove of ['call', 'form']) {
      const { cookie } = await loggedInUser()
      await passSeconds(TEN_MINUTES - 5)
      expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(200)
      const file = await download(posted({}, cookie))
      expect([file.status, file.headers.get('content-disposition')]).toEqual([
        200,
        'attachment; filename="shalya-my-data.json"',
      ])
      if (remove === 'call') expect((await deleteAccount(userRequest('DELETE', { cookie }))).status).toBe(200)
      else expect(await toOf(erase(posted({ understood: '1' }, cookie)))).toBe('/profile/deleted')
      expect(await isThere(cookie)).toBe(false)
    }
  })

  it('after ten minutes: the calls answer 403 codeNeeded, the forms lead to the card, and nothing is done', async () => {
    const { cookie, token, user } = await loggedInUser()
    await passSeconds(TEN_MINUTES + 1)
    for (const answer of [
      await readAnswer(downloadData(userRequest('GET', { cookie }))),
      await readAnswer(downloadData(userRequest('GET', { headers: { authorization: token } }))),
      await readAnswer(deleteAccount(userRequest('DELETE', { cookie }))),
    ]) {
      expect(answer).toMatchObject({
        http: 403,
        code: 'codeNeeded',
        error: ['Please confirm your number with a new OTP first'],
      })
      expect(answer.data).toBeUndefined()
    }
    expect(await toOf(download(posted({}, cookie)))).toBe('/profile#code')
    expect(await toOf(download(posted({ language: 'hi' }, cookie)))).toBe('/hi/profile#code')
    expect(await toOf(erase(posted({ understood: '1' }, cookie)))).toBe('/profile/delete#code')
    expect((await sessionOf(posted({}, cookie)))?.user.id).toBe(user.id)
  })

  it('of logins from before codes were noted', async () => {
    const { cookie, user } = await loggedInUser()
    await accounts.database.executeSql('update user_session set proven_at = null where user_id = $1', [
      user.id,
    ])
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(403)
  })

  it('which the card sends to the own number and takes, for ten minutes', async () => {
    const { cookie, mobile } = await loggedInUser()
    await passSeconds(TEN_MINUTES + 1)
    // Another number in the form is none of its business.
    const other = someMobile()
    const proofCookie = await requestCode(cookie, { mobile: other, mobileNo: other })
    expect([codesSentTo(mobile).length, codesSentTo(other).length]).toEqual([1, 0])
    expect(loginStepCookie.of(posted({}, proofCookie))).toMatchObject({ step: 'proof', mobile: '' })

    const taken = await takeProofCode(posted({ FormOTPField: ` ${codeSentTo(mobile)} ` }, proofCookie))
    expect(taken.headers.get('location')).toBe('/profile?done=proven#data')
    expect(taken.headers.getSetCookie().join()).toMatch(/login_step=; .*Max-Age=0/)
    expect((await download(posted({}, cookie))).status).toBe(200)
    expect(await trailOf(mobile)).toEqual(['login.proven', 'data.downloaded'])
    await passSeconds(TEN_MINUTES - 5)
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(200)
    await passSeconds(10)
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(403)
    // Used up: it proves nothing again.
    const again = await takeProofCode(posted({ FormOTPField: codeSentTo(mobile) }, proofCookie))
    expect(loginStepCookie.of(posted({}, cookieHeader(again.headers.getSetCookie())))?.problem).toBe(
      'OTP has expired',
    )
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(403)
  })

  it('and shows that number as it is, of whatever country', async () => {
    const user = await findOrCreateUser({ countryCode: '971', mobile: '501234567' })
    const { token } = await createSession(user.id)
    const request = posted({}, cookieHeader(sessionCookies(user, token)))
    const session = { ...(await sessionOf(request))!, isProven: false }
    const opened = { language: 'en', query: {}, visitor: { kind: 'signedIn', session }, request } as const
    expect(freshCodeFor(opened, session, 'download')?.number).toBe('+971\u00a0501234567')
  })

  it('and the deletion goes on where it was asked for', async () => {
    const { cookie, mobile } = await loggedInUser()
    await passSeconds(TEN_MINUTES + 1)
    const purpose = { for: 'delete', language: 'hi' }
    const proofCookie = await requestCode(cookie, purpose)
    const otp = codeSentTo(mobile)
    expect(await toOf(takeProofCode(posted({ ...purpose, FormOTPField: otp }, proofCookie)))).toBe(
      '/hi/profile/delete',
    )
    expect(await toOf(erase(posted({ understood: '1' }, cookie)))).toBe('/profile/deleted')
  })

  it('and take no wrong one; five are as many as anywhere', async () => {
    const { cookie, mobile } = await loggedInUser()
    await passSeconds(TEN_MINUTES + 1)
    const proofCookie = await requestCode(cookie)
    const problems: (string | undefined)[] = []
    for (let count = 0; count < 6; count += 1) {
      const answer = await takeProofCode(posted({ FormOTPField: wrongCode(mobile) }, proofCookie))
      expect(answer.headers.get('location')).toBe('/profile#code')
      problems.push(loginStepCookie.of(posted({}, cookieHeader(answer.headers.getSetCookie())))?.problem)
    }
    expect(problems).toEqual([
      ...Array<string>(5).fill('Incorrect OTP'),
      'Too many attempts. Please request a new OTP',
    ])
    await takeProofCode(posted({ FormOTPField: codeSentTo(mobile) }, proofCookie))
    await takeProofCode(posted({ FormOTPField: 'x' }, proofCookie))
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(403)
    expect(await trailOf(mobile)).toEqual([
      ...Array<string>(5).fill('login.failed: wrong'),
      'login.failed: spent',
      'login.failed: spent',
    ])
  })

  it('and wrong ones count for the address as they do at the login', async () => {
    const { cookie, mobile } = await loggedInUser()
    accounts.configure({ OTP_WRONG_PER_HOUR_PER_IP: '2' })
    await passSeconds(TEN_MINUTES + 1)
    const proofCookie = await requestCode(cookie)
    for (let count = 0; count < 2; count += 1)
      await takeProofCode(posted({ FormOTPField: wrongCode(mobile) }, proofCookie))
    const locked = await takeProofCode(posted({ FormOTPField: codeSentTo(mobile) }, proofCookie))
    expect(loginStepCookie.of(posted({}, cookieHeader(locked.headers.getSetCookie())))?.problem).toBe(
      'Too many requests. Please try again later',
    )
  })

  it('of each login for itself: another one’s proof does not count, nor does its code', async () => {
    const { cookie, user, mobile } = await loggedInUser()
    const { token } = await createSession(user.id)
    const other = cookieHeader(sessionCookies(user, token))
    await passSeconds(TEN_MINUTES + 1)
    const proofCookie = await requestCode(cookie)
    // The code of one browser is none in another.
    await takeProofCode(posted({ FormOTPField: codeSentTo(mobile) }, other))
    expect((await downloadData(userRequest('GET', { cookie: other }))).status).toBe(403)
    await takeProofCode(posted({ FormOTPField: codeSentTo(mobile) }, proofCookie))
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(200)
    expect((await downloadData(userRequest('GET', { cookie: other }))).status).toBe(403)
    expect((await deleteAccount(userRequest('DELETE', { cookie: other }))).status).toBe(403)
    // Another user's login is no proof either.
    await loggedInUser()
    expect((await downloadData(userRequest('GET', { cookie: other }))).status).toBe(403)
  })

  it('which a call gives by logging in again', async () => {
    const { cookie, mobile } = await loggedInUser()
    await passSeconds(TEN_MINUTES + 1)
    const call = (body: object, from = cookie) => ({
      body: { mobileNo: mobile, ...body },
      ip: '',
      request: requestWith({ cookie: from }, '/users/v1/user/login'),
    })
    const browser = [cookie, cookieHeader((await sendCode(call({}))).headers.getSetCookie())].join('; ')
    const { data } = await readAnswer(login(call({ otp: codeSentTo(mobile) }, browser)))
    const headers = { authorization: String(data.token) }
    expect((await downloadData(userRequest('GET', { headers }))).status).toBe(200)
    expect((await downloadData(userRequest('GET', { cookie }))).status).toBe(401)
  })

  it('which is not sent twice within 30 seconds, and is told when it cannot be sent', async () => {
    const { cookie, mobile } = await loggedInUser()
    await passSeconds(TEN_MINUTES + 1)
    const proofCookie = await requestCode(cookie)
    await requestCode(proofCookie)
    expect(codesSentTo(mobile)).toHaveLength(1)
    // Without the cookie that says so, the limit of the number does.
    const refused = await requestCode(cookie)
    expect(loginStepCookie.of(posted({}, refused))).toMatchObject({
      step: 'proof',
      problem: 'Too many requests. Please try again later',
    })
    expect(loginStepCookie.of(posted({}, refused))?.sentAt).toBeUndefined()
  })
})
