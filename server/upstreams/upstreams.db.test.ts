import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { ALL_OF_INDIA } from '@/model/account/cityChoice'
import { requestWith } from '@/tests/support/siteRequest'
import { someMobile } from '@/tests/support/testNumbers'
import { updateProfile } from '@/server/accounts/accountCalls'
import { login, sendCode } from '@/server/accounts/otp/otpCalls'
import { takeName } from '@/server/accounts/forms/loginForms'
import { accounts, receiver, testUpstream, written } from '@/tests/support/testUpstream'
import { readAnswer } from '@/tests/support/testUser'
import type { TestReceiver } from '@/tests/support/testReceiver'
import { submitEnquiry } from '@/server/leads/forms/submitEnquiry'
import { jsonCall } from '@/server/accounts/accountGuards'
import { createLead, handToCrm } from '@/server/leads/leadCalls'
import { leadBody } from '@/tests/support/testLead'
import { cityListFromAnywhere, treatmentsFromAnywhere } from '@/server/catalogue/options/upstreamOptions'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { posted } from '@/tests/support/postedForm'
import { until } from '@/tests/support/until'

testUpstream()

const ok = (data: unknown = {}) => ({ body: { status: { code: 200, message: 'OK' }, data } })

describe('another users API', () => {
  const settings = () => ({ USERS_API_URL: `${receiver.url}/base`, USERS_API_KEY: 'sign-up-key' })
  const post = (path: string, body: unknown, handle: typeof sendCode) =>
    readAnswer(jsonCall(handle)(accounts.request(path, body)))
  const signup = (mobileNo: string, resend = 0) =>
    post('/users/v1/user/signup', { mobileNo, countryCode: '91', resend }, sendCode)
  const logIn = (mobileNo: string, otp = '123456') =>
    post('/users/v1/user/login', { mobileNo, countryCode: '91', otp }, login)

  it('sends the code and checks it; the session is this site’s own', async () => {
    accounts.configure(settings())
    const mobile = someMobile()
    receiver.answer = ({ path }) =>
      path.endsWith('/login') ? ok({ token: 'theirs', name: 'Asha Rao' }) : ok()
    expect((await signup(mobile)).http).toBe(200)
    const answer = await logIn(mobile)

    expect(receiver.requests.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
      ['POST', '/base/users/v1/user/signup', { mobileNo: mobile, countryCode: '91', resend: 0 }],
      ['POST', '/base/users/v1/user/login', { mobileNo: mobile, countryCode: '91', otp: '123456' }],
    ])
    for (const { headers } of receiver.requests)
      expect(headers).toMatchObject({
        key: 'sign-up-key',
        applicationtype: 'website',
        'content-type': 'application/json',
      })
    expect(answer.data).toMatchObject({ name: 'Asha Rao' })
    // No browser ever sees the other system's token, nor does the database hold it readable.
    expect(JSON.stringify([answer.data, answer.cookies])).not.toContain('theirs')
    const { rows } = await accounts.database.executeSql('select sealed_token from upstream_session')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('theirs')
  })

  it('is told of a changed profile with the token that it gave', async () => {
    accounts.configure(settings())
    receiver.answer = ({ path }) =>
      path.endsWith('/login') ? ok({ token: 'Bearer theirs', name: null }) : ok()
    const mobile = someMobile()
    await signup(mobile)
    const { data } = await logIn(mobile)
    receiver.requests.length = 0
    const change = { name: 'Asha', email: 'asha@example.org', cityId: 477 }
    const request = accounts.request('/', change, { authorization: String(data.token) })
    const answer = await readAnswer(updateProfile(request))

    expect([answer.http, answer.data.name]).toEqual([200, 'Asha'])
    expect(receiver.requests).toMatchObject([
      { method: 'PUT', path: '/base/users/v1/user/update', headers: { authorization: 'Bearer theirs' } },
    ])
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toEqual(change)
  })

  it('is told of all of India as of a city, by the id 0', async () => {
    accounts.configure(settings())
    receiver.answer = ({ path }) => (path.endsWith('/login') ? ok({ token: 't', name: 'A' }) : ok())
    const mobile = someMobile()
    await signup(mobile)
    const { data } = await logIn(mobile)
    const change = async (cityId: number) =>
      (
        await readAnswer(
          updateProfile(accounts.request('/', { cityId }, { authorization: String(data.token) })),
        )
      ).data
    expect((await change(514)).selectedCity).toMatchObject({ cityname: 'Delhi NCR' })
    expect((await change(0)).selectedCity).toEqual(ALL_OF_INDIA)
    expect(JSON.parse(receiver.requests.at(-1)?.body ?? '')).toMatchObject({ cityId: 0 })
  })

  it('is told of the name that is given without JavaScript', async () => {
    accounts.configure(settings())
    receiver.answer = ({ path }) => (path.endsWith('/login') ? ok({ token: 'theirs', name: null }) : ok())
    const mobile = someMobile()
    await signup(mobile)
    const { cookies } = await logIn(mobile)
    receiver.requests.length = 0
    await takeName(posted({ name: 'Asha Rao' }, cookieHeader(cookies)))
    expect(receiver.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/base/users/v1/user/update', { name: 'Asha Rao' }],
    ])
  })

  it.each([
    ['refuses', () => ({ status: 500, body: { status: { code: 500 } } })],
    ['hangs', () => 'hangs' as const],
    ['is away', () => 'hangsUp' as const],
  ])('that %s a change leaves the answer as it is: 200 (section 7), logged only', async (_what, answer) => {
    accounts.configure(settings())
    receiver.answer = ({ path }) => (path.endsWith('/login') ? ok({ token: 't', name: 'A' }) : ok())
    const mobile = someMobile()
    await signup(mobile)
    const { data } = await logIn(mobile)
    receiver.answer = answer
    const request = accounts.request('/', { name: 'New' }, { authorization: String(data.token) })
    const changed = await readAnswer(updateProfile(request))

    expect([changed.http, changed.data.name]).toEqual([200, 'New'])
    expect(written).toHaveLength(1)
    expect(written.join()).not.toContain(mobile)
  })

  it.each<[string, TestReceiver['answer'], string]>([
    ['its own words', () => ({ body: { status: { code: 400 }, error: ['Not today', 'x'] } }), 'Not today'],
    [
      'its status message',
      () => ({ status: 400, body: { status: { code: 400, message: 'Closed' } } }),
      'Closed',
    ],
    ['section 8’s word where it has none', () => ({ body: '<html>' }), 'Somthing went wrong'],
    ['section 8’s word where it is away', () => 'hangsUp', 'Somthing went wrong'],
  ])('refuses a code with %s', async (_what, answer, copy) => {
    accounts.configure(settings())
    receiver.answer = answer
    const refused = await signup(someMobile())
    expect([refused.http, refused.error]).toEqual([400, [copy]])
  })

  it('refuses a login in its words, or in section 8’s, and nobody is logged in', async () => {
    accounts.configure(settings())
    const mobile = someMobile()
    receiver.answer = () => ok()
    await signup(mobile)
    receiver.answer = () => ({ body: { status: { code: 401 }, error: ['Wrong code'] } })
    expect(await logIn(mobile)).toMatchObject({ http: 400, error: ['Wrong code'], cookies: [] })
    receiver.answer = () => ok({ token: 7 })
    expect(await logIn(mobile)).toMatchObject({ error: ['Somthing went wrong here'], cookies: [] })
  })
})

describe('a staging API', () => {
  const cities = async () => {
    const response = await cityListFromAnywhere(requestWith({}, '/dmg/v1/web/citylist'))
    return (await response.json()) as { data: object; results: { cityname: string }[] }
  }
  const city = {
    cityid: 7,
    cityname: 'Elsewhere',
    aliasname: '',
    citytype: 'other',
    webIconPrimary: '',
    webIconSecondary: '',
  }

  it('that is none leaves the built-in list', async () => {
    expect((await cities()).results.length).toBeGreaterThan(100)
    expect(receiver.requests).toEqual([])
  })

  it('gives the list, with its key, once for everybody; what it has beyond is left out', async () => {
    accounts.configure({ STAGING_API_URL: receiver.url, STAGING_API_KEY: 'Bearer staging' })
    receiver.answer = () => ({
      body: { data: { cityName: 'Elsewhere', cityId: 7 }, results: [{ ...city, secret: 'x' }] },
    })
    const [one, other] = await Promise.all([cities(), cities()])

    expect(one).toEqual({
      status: { code: 200, message: 'OK' },
      data: { cityName: 'Elsewhere', cityId: 7 },
      results: [city],
    })
    expect(other).toEqual(one)
    expect(receiver.requests).toMatchObject([
      { method: 'GET', path: '/dmg/v1/web/citylist', headers: { authorization: 'Bearer staging' } },
    ])
  })

  it('that fails leaves an empty list (section 8)', async () => {
    accounts.configure({ STAGING_API_URL: `${receiver.url}/away` })
    receiver.answer = () => 'hangsUp'
    expect(await cities()).toMatchObject({ data: { cityName: 'Delhi NCR', cityId: 514 }, results: [] })
    expect(written.join()).toContain('staging api')
  })
})

describe('a demo API', () => {
  const treatments = async (query = '?departmentId=3') => {
    const response = await treatmentsFromAnywhere(requestWith({}, `/api/lead/treatments${query}`))
    const [list] = (await response.json()) as { ProcedureName: string }[][]
    return list?.map(({ ProcedureName }) => ProcedureName) ?? []
  }
  const option = { ProcedureId: 9, ProcedureName: 'Theirs', RouteId: 'theirs', departmentid: 3 }

  it('lists its treatments, and Other at the end', async () => {
    accounts.configure({ DEMO_API_URL: receiver.url })
    receiver.answer = () => ({ body: [[option, { ...option, ProcedureId: 0, ProcedureName: 'Other' }]] })
    expect(await treatments()).toEqual(['Theirs', 'Other'])
    expect(await treatments()).toEqual(['Theirs', 'Other'])
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/api/lead/treatments?departmentId=3'])
  })

  it('that does not answer as it should is replaced by the built-in list', async () => {
    const own = await treatments()
    const answers = [() => 'hangs' as const, () => ({ body: [] }), () => ({ status: 500 })]
    for (const [at, answer] of answers.entries()) {
      accounts.configure({ DEMO_API_URL: `${receiver.url}/failing-${at}` })
      receiver.answer = answer
      expect(await treatments()).toEqual(own)
    }
    expect(receiver.requests).toHaveLength(3)
  })

  it('is not asked for departments that somebody makes up', async () => {
    accounts.configure({ DEMO_API_URL: `${receiver.url}/made-up` })
    receiver.answer = () => ({ body: [[option]] })
    for (const query of ['?departmentId=900001', '?departmentId=900002', '?departmentId=-7'])
      expect(await treatments(query)).toEqual(['Other'])
    expect(receiver.requests).toEqual([])
    expect(await treatments('')).toEqual(['Theirs', 'Other'])
    expect(receiver.requests.map(({ path }) => path)).toEqual([
      '/made-up/api/lead/treatments?departmentId=-1',
    ])
  })

  it('gets each lead that is handed on, and nobody waits for it', async () => {
    accounts.configure({ DEMO_API_URL: receiver.url, DEMO_API_KEY: 'Bearer demo' })
    receiver.answer = () => 'hangs'
    const created = await readAnswer(jsonCall(createLead)(accounts.request('/', leadBody())))
    const [lead] = created.data as unknown as { Id: string; Token: string }[]
    const path = `/api/lead/createleadzoho?leadId=${lead?.Id}`
    const answer = await readAnswer(
      jsonCall(handToCrm)(accounts.request(path, { height: '170' }, { 'x-lead-token': lead?.Token })),
    )

    expect(answer.http).toBe(200)
    await until('it is asked', () => receiver.requests.length > 0)
    expect(receiver.requests).toMatchObject([
      { method: 'POST', path, headers: { authorization: 'Bearer demo' }, body: '{"height":"170"}' },
    ])
    const unknown = '/api/lead/createleadzoho?leadId=0192f0c0-0000-7000-8000-000000000000'
    expect((await readAnswer(jsonCall(handToCrm)(accounts.request(unknown, {})))).http).toBe(404)
    expect(receiver.requests).toHaveLength(1)
  })

  it('gets the lead of a form without JavaScript as well', async () => {
    accounts.configure({ DEMO_API_URL: receiver.url })
    const mobile = someMobile()
    const form = new URLSearchParams({
      name: 'Asha Rao',
      mobile,
      countryCode: '+91',
      city: 'Mumbai',
      treatment: 'Piles Treatment',
      pageType: 'Contact',
      pageName: 'Contact us',
      path: '/contact-us',
      notice: PRIVACY_NOTICE_VERSION,
    })
    const answer = await submitEnquiry(posted(form))
    expect(answer.headers.get('location')).toMatch(/^\/thankyou/)
    await until('it is asked', () => receiver.requests.length > 0)
    expect(receiver.requests[0]?.path).toMatch(/^\/api\/lead\/createleadzoho\?leadId=[0-9a-f-]{36}$/)
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ name: 'Asha Rao', phoneno: mobile })
  })
})
