import { testLimits } from '@/tests/support/testLimits'
import { runtime, setRuntime } from '@/server/runtime'
import { changeConsent, deleteAccount, logOut, getMe, getVisitorId, updateProfile } from './accountCalls'
import { testAccounts } from '@/tests/support/testAccounts'
import {
  FORGOTTEN,
  cookiePairs,
  credentialsIn,
  forgedCookie,
  loggedInUser,
  readAnswer,
  userRequest,
} from '@/tests/support/testUser'
import { someMobile } from '@/tests/support/testNumbers'
import { updateUser } from '@/server/accounts/profile/users'
import { endOtherLogins, noteLoginsSeen, sessionOf } from '@/server/accounts/sessions/sessions'

testAccounts()

describe('GET me', () => {
  it('tells a user of the own account, and nothing that lets anybody in', async () => {
    const { user, cookie, token } = await loggedInUser()
    await updateUser(user.id, {
      name: 'Asha Rao',
      city: { cityid: 477, cityname: 'Mumbai', type: 'popular', serviceable: true },
    })
    const { http, data, cookies } = await readAnswer(getMe(userRequest('GET', { cookie })))

    expect([http, cookies]).toEqual([200, []])
    expect(data).toEqual({
      id: user.id,
      name: 'Asha Rao',
      email: '',
      mobileNo: user.mobile,
      countryCode: '91',
      whatsappConsent: false,
      selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular', serviceable: true },
    })
    expect(JSON.stringify(data)).not.toContain(token)
  })

  it('tells of logins elsewhere until they are known, and of nobody else’s (decision 0045)', async () => {
    const profileOf = async (cookie: string) =>
      (await readAnswer(getMe(userRequest('GET', { cookie })))).data.newLogins
    const { user, cookie } = await loggedInUser()
    await loggedInUser()
    const later = await loggedInUser(user.mobile)
    expect([await profileOf(cookie), await profileOf(later.cookie)]).toEqual([1, undefined])
    await endOtherLogins((await sessionOf(userRequest('GET', { cookie })))!)
    expect(await profileOf(cookie)).toBeUndefined()
    await loggedInUser(user.mobile)
    expect(await profileOf(cookie)).toBe(1)
    await noteLoginsSeen((await sessionOf(userRequest('GET', { cookie })))!)
    expect(await profileOf(cookie)).toBeUndefined()
  })

  it('answers 401 to everybody else, and takes a worthless cookie away', async () => {
    const forged = `${forgedCookie({ token: 'x'.repeat(43), id: 'y' })}; signed_in=1`
    const { http, status, error, cookies } = await readAnswer(getMe(userRequest('GET', { cookie: forged })))

    expect([http, status.code, error]).toEqual([401, 401, ['Please log in again']])
    expect(cookiePairs(cookies)).toEqual(['cred_hexa=', 'signed_in=', 'XSRF-TOKEN='])
    expect((await readAnswer(getMe(userRequest('GET')))).http).toBe(401)
  })

  it('believes the header before the cookie, and takes no cookie away for a wrong header', async () => {
    const [one, other] = [await loggedInUser(), await loggedInUser()]
    const byHeader = await readAnswer(
      getMe(userRequest('GET', { cookie: one.cookie, headers: { authorization: `Bearer ${other.token}` } })),
    )
    const wrong = await readAnswer(
      getMe(userRequest('GET', { cookie: one.cookie, headers: { authorization: 'x' } })),
    )

    expect(byHeader.data.id).toBe(other.user.id)
    expect([wrong.http, wrong.cookies]).toEqual([401, []])
  })

  it('answers 503 while the database is unavailable, and logs nobody out for it', async () => {
    const { cookie } = await loggedInUser()
    const breaker = { isAvailable: false }
    const { intake } = runtime()
    setRuntime({ ...runtime(), intake: { ...intake, breaker } as unknown as typeof intake })
    const { http, cookies } = await readAnswer(getMe(userRequest('GET', { cookie })))

    expect([http, cookies]).toEqual([503, []])
  })
})

describe('PUT update', () => {
  const put = (options: Parameters<typeof userRequest>[1]) =>
    readAnswer(updateProfile(userRequest('PUT', options)))

  it('changes what is given, keeps the rest, and renews the cookie', async () => {
    const { cookie, token, user } = await loggedInUser()
    const first = await put({ cookie, body: { name: '  Asha Rao ', email: 'asha@example.org', cityId: 477 } })
    const second = await put({ cookie, body: { name: 'आशा' } })

    expect(first.http).toBe(200)
    expect(second.data).toMatchObject({
      id: user.id,
      name: 'आशा',
      email: 'asha@example.org',
      selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular', serviceable: true },
    })
    const credentials = second.cookies.find((line) => line.startsWith('cred_hexa=')) ?? ''
    expect(credentialsIn(credentials)).toMatchObject({
      token,
      name: 'आशा',
      selectedCity: { cityid: 477 },
    })
    expect(credentials).toMatch(/Max-Age=31536000; HttpOnly$/)
  })

  it.each([
    [{ name: ' ' }, { name: 'Please enter your name' }],
    [{ name: 'x'.repeat(101) }, { name: 'Please enter your name' }],
    [{ name: 'a\u0000b' }, { name: 'Please enter your name' }],
    [{ email: '' }, { email: 'Please enter your email' }],
    [{ email: 'asha@' }, { email: 'Please enter your email' }],
    [{ cityId: 999999 }, { city: 'Please select your city' }],
    [{ cityId: '' }, { city: 'Please select your city' }],
    [
      { name: '', email: 'x', cityId: 1.5 },
      { name: 'Please enter your name', email: 'Please enter your email', city: 'Please select your city' },
    ],
  ])('says in the words of section 5 what is wrong with %j', async (body, fields) => {
    const { cookie, user } = await loggedInUser()
    const answer = await put({ cookie, body })

    expect([answer.http, answer.fields, answer.error]).toEqual([400, fields, Object.values(fields)])
    expect((await readAnswer(getMe(userRequest('GET', { cookie })))).data).toMatchObject({
      id: user.id,
      name: '',
      email: '',
    })
  })

  it.each([[[]], ['null'], ['{'], [{ name: 7 }], [{ cityId: {} }]])('answers 400 to %j', async (body) => {
    const { cookie } = await loggedInUser()
    expect((await put({ cookie, body })).http).toBe(400)
  })

  it('changes nobody else, whatever the body claims', async () => {
    const [own, other] = [await loggedInUser(), await loggedInUser()]
    await put({ cookie: own.cookie, body: { name: 'Mine', id: other.user.id, mobileNo: other.user.mobile } })

    expect((await readAnswer(getMe(userRequest('GET', { cookie: other.cookie })))).data.name).toBe('')
    expect((await readAnswer(getMe(userRequest('GET', { cookie: own.cookie })))).data).toMatchObject({
      name: 'Mine',
      mobileNo: own.user.mobile,
    })
  })
})

/** Every call that changes something, with a body that it takes. */
const CHANGES: readonly [string, (request: Request) => Promise<Response>, string, unknown][] = [
  ['update', updateProfile, 'PUT', { name: 'Changed' }],
  ['logout', logOut, 'POST', undefined],
  ['consent', changeConsent, 'PUT', { whatsapp: true }],
  ['delete', deleteAccount, 'DELETE', {}],
]

describe.each(CHANGES)('%s', (_name, call, method, body) => {
  it('is refused without XSRF proof, with another site’s token, and without a session', async () => {
    const { cookie } = await loggedInUser()
    const foreign = { 'x-xsrf-token': 'a.b' }
    expect((await readAnswer(call(userRequest(method, { cookie, body, proof: false })))).http).toBe(403)
    expect(
      (await readAnswer(call(userRequest(method, { cookie, body, proof: false, headers: foreign })))).http,
    ).toBe(403)
    expect((await readAnswer(call(userRequest(method, { body })))).http).toBe(401)
    expect((await readAnswer(getMe(userRequest('GET', { cookie })))).data.name).toBe('')
  })

  it('takes the token in the Authorization header for proof, and a wrong one for nothing', async () => {
    const { cookie, token } = await loggedInUser()
    const wrong = { authorization: 'Bearer nonsense' }
    expect(
      (await readAnswer(call(userRequest(method, { cookie, body, proof: false, headers: wrong })))).http,
    ).toBe(401)
    const right = { authorization: `Bearer ${token}` }
    expect((await readAnswer(call(userRequest(method, { body, proof: false, headers: right })))).http).toBe(
      200,
    )
  })

  it('is limited by user', async () => {
    setRuntime({ ...runtime(), limits: testLimits({ accountCalls: 1 }) })
    const [one, other] = [await loggedInUser(), await loggedInUser()]
    await runtime().database.executeSql('select 1')
    await call(userRequest(method, { cookie: one.cookie, body: 'no JSON' }))
    const again = await call(userRequest(method, { cookie: one.cookie, body }))
    // Calls without a body have been completed by the first request.
    expect([401, 429]).toContain(again.status)
    expect((await call(userRequest(method, { cookie: other.cookie, body }))).status).toBe(200)
  })
})

describe('POST logout', () => {
  it('ends the session wherever its token still is, and only this one', async () => {
    const mobile = someMobile()
    const [here, elsewhere] = [await loggedInUser(mobile), await loggedInUser(mobile)]
    const { http, cookies } = await readAnswer(logOut(userRequest('POST', { cookie: here.cookie })))

    expect(http).toBe(200)
    expect(cookiePairs(cookies)).toEqual(FORGOTTEN)
    expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
    for (const call of [
      userRequest('GET', { cookie: here.cookie }),
      userRequest('GET', { headers: { authorization: here.token } }),
    ])
      expect((await readAnswer(getMe(call))).http).toBe(401)
    const changed = await readAnswer(
      updateProfile(userRequest('PUT', { cookie: here.cookie, body: { name: 'Ghost' } })),
    )
    expect(changed.http).toBe(401)
    expect((await readAnswer(getMe(userRequest('GET', { cookie: elsewhere.cookie })))).http).toBe(200)
  })
})

describe('GET visitorid', () => {
  const idOf = async (cookie?: string) => readAnswer(getVisitorId(userRequest('GET', { cookie })))

  it('is a user’s own one on every device, and readable by the page', async () => {
    const mobile = someMobile()
    const [one, other] = [await loggedInUser(mobile), await loggedInUser(mobile)]
    const first = await idOf(one.cookie)

    expect(first.data.visitorId).toBe((await idOf(other.cookie)).data.visitorId)
    expect(first.cookies).toEqual([
      `visitorid=${String(first.data.visitorId)}; Path=/; SameSite=Lax; Max-Age=31536000`,
    ])
    expect((await idOf((await loggedInUser()).cookie)).data.visitorId).not.toBe(first.data.visitorId)
  })

  it('is kept by a browser where nobody is logged in, and made anew when it is none', async () => {
    const known = '0f8fad5b-d9cb-469f-a165-70867728950e'
    expect((await idOf(`visitorid=${known}`)).data.visitorId).toBe(known)
    expect((await idOf('visitorid=<script>')).data.visitorId).toMatch(/^[0-9a-f-]{36}$/)
  })
})
