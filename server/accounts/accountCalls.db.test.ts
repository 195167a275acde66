import { randomInt } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { leadBody } from '@/tests/support/testLead'
import { runtime, setRuntime } from '@/server/runtime'
import {
  changeConsent,
  deleteAccount,
  downloadData,
  logOut,
  tellMe,
  tellVisitorId,
  updateProfile,
} from './accountCalls'
import { createSession, sessionCookies } from './sessions/sessions'
import { type TestAccounts, startTestAccounts } from '@/tests/support/testAccounts'
import { findOrCreateUser, updateUser } from './profile/users'

let accounts: TestAccounts
let base: ReturnType<typeof runtime>
let xsrf: string
beforeAll(async () => {
  accounts = await startTestAccounts()
  base = runtime()
  xsrf = accounts.request('/', {}).headers.get('x-xsrf-token') ?? ''
})
afterEach(() => setRuntime(base))
afterAll(() => accounts.stop())

const someMobile = () => `9${randomInt(1e9).toString().padStart(9, '0')}`

/** A user who has just logged in, as a browser holds it. */
async function loggedIn(mobile = someMobile()) {
  const user = await findOrCreateUser({ countryCode: '91', mobile })
  const { token } = await createSession(user.id)
  const cookie = sessionCookies(user, token)
    .map((line) => line.split(';')[0])
    .join('; ')
  return { user, token, cookie, mobile }
}

type Options = { body?: unknown; cookie?: string; headers?: Record<string, string>; proof?: boolean }

/** A call as the site's own pages make it: the session's cookie, and XSRF proof unless told otherwise. */
function asked(method: string, { body, cookie = '', headers = {}, proof = true }: Options = {}): Request {
  return new Request('http://localhost:3000/users/v1/user', {
    method,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      cookie: `${cookie}; XSRF-TOKEN=${xsrf}`,
      ...(proof && { 'x-xsrf-token': xsrf }),
      ...headers,
    },
  })
}

type Told = {
  status: { code: number; message: string }
  data: Record<string, unknown>
  error: string[]
  fields: Record<string, string>
}
async function told(answer: Promise<Response>): Promise<Told & { http: number; cookies: string[] }> {
  const response = await answer
  const body = (await response.json()) as Told
  return { ...body, http: response.status, cookies: response.headers.getSetCookie() }
}
const names = (cookies: readonly string[]) => cookies.map((line) => line.slice(0, line.indexOf(';')))

describe('GET me', () => {
  it('tells a user of the own account, and nothing that lets anybody in', async () => {
    const { user, cookie, token } = await loggedIn()
    await updateUser(user.id, {
      name: 'Asha Rao',
      city: { cityid: 477, cityname: 'Mumbai', type: 'popular', serviceable: true },
    })
    const { http, data, cookies } = await told(tellMe(asked('GET', { cookie })))

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

  it('answers 401 to everybody else, and takes a worthless cookie away', async () => {
    const forged = `cred_hexa=${encodeURIComponent(JSON.stringify({ token: 'x'.repeat(43), id: 'y' }))}; signed_in=1`
    const { http, status, error, cookies } = await told(tellMe(asked('GET', { cookie: forged })))

    expect([http, status.code, error]).toEqual([401, 401, ['Please log in again']])
    expect(names(cookies)).toEqual(['cred_hexa=', 'signed_in='])
    expect((await told(tellMe(asked('GET')))).http).toBe(401)
  })

  it('believes the header before the cookie, and takes no cookie away for a wrong header', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()]
    const byHeader = await told(
      tellMe(asked('GET', { cookie: one.cookie, headers: { authorization: `Bearer ${other.token}` } })),
    )
    const wrong = await told(tellMe(asked('GET', { cookie: one.cookie, headers: { authorization: 'x' } })))

    expect(byHeader.data.id).toBe(other.user.id)
    expect([wrong.http, wrong.cookies]).toEqual([401, []])
  })

  it('answers 503 while the database is unavailable, and logs nobody out for it', async () => {
    const { cookie } = await loggedIn()
    const gate = { isOpen: false }
    setRuntime({ ...base, keeping: { ...base.keeping, gate } as unknown as typeof base.keeping })
    const { http, cookies } = await told(tellMe(asked('GET', { cookie })))

    expect([http, cookies]).toEqual([503, []])
  })
})

describe('PUT update', () => {
  const put = (options: Options) => told(updateProfile(asked('PUT', options)))

  it('changes what is given, keeps the rest, and renews the cookie', async () => {
    const { cookie, token, user } = await loggedIn()
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
    expect(JSON.parse(decodeURIComponent(credentials.slice(10, credentials.indexOf(';'))))).toMatchObject({
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
      { name: '', email: 'x', cityId: 0 },
      { name: 'Please enter your name', email: 'Please enter your email', city: 'Please select your city' },
    ],
  ])('says in the words of section 5 what is wrong with %j', async (body, fields) => {
    const { cookie, user } = await loggedIn()
    const answer = await put({ cookie, body })

    expect([answer.http, answer.fields, answer.error]).toEqual([400, fields, Object.values(fields)])
    expect((await told(tellMe(asked('GET', { cookie })))).data).toMatchObject({
      id: user.id,
      name: '',
      email: '',
    })
  })

  it.each([[[]], ['null'], ['{'], [{ name: 7 }], [{ cityId: {} }]])('answers 400 to %j', async (body) => {
    const { cookie } = await loggedIn()
    expect((await put({ cookie, body })).http).toBe(400)
  })

  it('changes nobody else, whatever the body claims', async () => {
    const [own, other] = [await loggedIn(), await loggedIn()]
    await put({ cookie: own.cookie, body: { name: 'Mine', id: other.user.id, mobileNo: other.user.mobile } })

    expect((await told(tellMe(asked('GET', { cookie: other.cookie })))).data.name).toBe('')
    expect((await told(tellMe(asked('GET', { cookie: own.cookie })))).data).toMatchObject({
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
    const { cookie } = await loggedIn()
    const foreign = { 'x-xsrf-token': 'a.b' }
    expect((await told(call(asked(method, { cookie, body, proof: false })))).http).toBe(403)
    expect((await told(call(asked(method, { cookie, body, proof: false, headers: foreign })))).http).toBe(403)
    expect((await told(call(asked(method, { body })))).http).toBe(401)
    expect((await told(tellMe(asked('GET', { cookie })))).data.name).toBe('')
  })

  it('takes the token in the Authorization header for proof, and a wrong one for nothing', async () => {
    const { cookie, token } = await loggedIn()
    const wrong = { authorization: 'Bearer nonsense' }
    expect((await told(call(asked(method, { cookie, body, proof: false, headers: wrong })))).http).toBe(401)
    const right = { authorization: `Bearer ${token}` }
    expect((await told(call(asked(method, { body, proof: false, headers: right })))).http).toBe(200)
  })

  it('is limited by user', async () => {
    setRuntime({ ...base, accountLimiter: new RateLimiterMemory({ points: 1, duration: 60 }) })
    const [one, other] = [await loggedIn(), await loggedIn()]
    await base.database.executeSql('select 1')
    await call(asked(method, { cookie: one.cookie, body: 'no JSON' }))
    const again = await call(asked(method, { cookie: one.cookie, body }))
    // What needs no body has been done by the first call.
    expect([401, 429]).toContain(again.status)
    expect((await call(asked(method, { cookie: other.cookie, body }))).status).toBe(200)
  })
})

describe('POST logout', () => {
  it('ends the session wherever its token still is, and only this one', async () => {
    const mobile = someMobile()
    const [here, elsewhere] = [await loggedIn(mobile), await loggedIn(mobile)]
    const { http, cookies } = await told(logOut(asked('POST', { cookie: here.cookie })))

    expect(http).toBe(200)
    expect(names(cookies)).toEqual(['cred_hexa=', 'signed_in=', 'visitorid=', 'lead_ref='])
    expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
    for (const request of [
      asked('GET', { cookie: here.cookie }),
      asked('GET', { headers: { authorization: here.token } }),
    ])
      expect((await told(tellMe(request))).http).toBe(401)
    const changed = await told(updateProfile(asked('PUT', { cookie: here.cookie, body: { name: 'Ghost' } })))
    expect(changed.http).toBe(401)
    expect((await told(tellMe(asked('GET', { cookie: elsewhere.cookie })))).http).toBe(200)
  })
})

describe('GET visitorid', () => {
  const idOf = async (cookie?: string) => told(tellVisitorId(asked('GET', { cookie })))

  it('is a user’s own one on every device, and readable by the page', async () => {
    const mobile = someMobile()
    const [one, other] = [await loggedIn(mobile), await loggedIn(mobile)]
    const first = await idOf(one.cookie)

    expect(first.data.visitorId).toBe((await idOf(other.cookie)).data.visitorId)
    expect(first.cookies).toEqual([
      `visitorid=${String(first.data.visitorId)}; Path=/; SameSite=Lax; Max-Age=31536000`,
    ])
    expect((await idOf((await loggedIn()).cookie)).data.visitorId).not.toBe(first.data.visitorId)
  })

  it('is kept by a browser where nobody is logged in, and made anew when it is none', async () => {
    const known = '0f8fad5b-d9cb-469f-a165-70867728950e'
    expect((await idOf(`visitorid=${known}`)).data.visitorId).toBe(known)
    expect((await idOf('visitorid=<script>')).data.visitorId).toMatch(/^[0-9a-f-]{36}$/)
  })
})

/** An enquiry of a number, stored. */
async function enquire(mobile: string, more: Record<string, unknown> = {}, whatsapp = false) {
  const body = leadBody({ MobileNoData: mobile, ...more })
  const answer = await acceptLead({ body, ip: '', source: 'api', consent: { whatsapp } })
  if (answer.kind !== 'accepted') throw new Error(answer.kind)
  return answer.leadId
}

describe('GET data', () => {
  it('is a file with the account, its sessions and the enquiries of its number, and of nobody else', async () => {
    const { cookie, token, mobile, user } = await loggedIn()
    await loggedIn(mobile)
    const stranger = someMobile()
    const own = [await enquire(mobile, { QueryData: 'My own question' }), await enquire(mobile)]
    await enquire(stranger)
    await enquire(mobile, { countryCode: '+971' })
    const response = await downloadData(asked('GET', { cookie }))
    const text = await response.text()
    const data = JSON.parse(text)

    expect(response.headers.get('content-disposition')).toBe('attachment; filename="shalya-my-data.json"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(data.account).toMatchObject({ id: user.id, mobileNo: mobile, picture: null })
    expect(data.sessions).toHaveLength(2)
    expect(data.enquiries.map(({ id }: { id: string }) => id)).toEqual(own)
    expect(data.enquiries[0].fields).toMatchObject({ QueryData: 'My own question', MobileNoData: mobile })
    expect(text).not.toContain(stranger)
    expect(text).not.toContain(token)
    expect(text).not.toContain('token_hash')
  })

  it('brings the picture along', async () => {
    const { cookie, user } = await loggedIn()
    const bytes = Buffer.from('a picture')
    await base.database.kysely
      .updateTable('app_user')
      .set({ avatar: bytes, avatar_type: 'image/webp', avatar_version: 3 })
      .where('id', '=', user.id)
      .execute()
    const data = await (await downloadData(asked('GET', { cookie }))).json()
    const me = await told(tellMe(asked('GET', { cookie })))

    expect(data).toMatchObject({
      account: { picture: `data:image/webp;base64,${bytes.toString('base64')}` },
    })
    expect(me.data.avatar).toBe('/users/v1/user/avatar?v=3')
  })

  it('is refused to who is not logged in', async () => {
    expect((await downloadData(asked('GET'))).status).toBe(401)
  })
})

describe('DELETE user', () => {
  it('says in words what is erased, and what the CRM and another users API still have', async () => {
    const { cookie, mobile } = await loggedIn()
    const leadId = await enquire(mobile)
    await base.database.executeSql(`update lead_delivery set state = 'delivered' where lead_id = $1`, [
      leadId,
    ])
    setRuntime({
      ...base,
      config: {
        ...base.config,
        upstreams: {
          ...base.config.upstreams,
          usersApi: { url: 'http://users.example', key: undefined, keyHeader: 'key' },
        },
      },
    })
    const { http, data, cookies } = await told(deleteAccount(asked('DELETE', { cookie, body: {} })))

    expect(http).toBe(200)
    expect(data).toMatchObject({ enquiriesErased: 1, enquiriesInCrm: 1 })
    expect(data.note).toMatch(
      /erased here.*already received 1 of your enquiries.*sends the one-time passwords/,
    )
    expect(names(cookies)).toEqual(['cred_hexa=', 'signed_in=', 'visitorid=', 'lead_ref='])
    expect((await told(tellMe(asked('GET', { cookie })))).http).toBe(401)
  })
})

describe('PUT consent', () => {
  it('answers the user as changed, and refuses what is no consent', async () => {
    const { cookie } = await loggedIn()
    const put = (body: unknown) => told(changeConsent(asked('PUT', { cookie, body })))
    expect((await put({ whatsapp: true })).data).toMatchObject({ whatsappConsent: true })
    expect((await told(tellMe(asked('GET', { cookie })))).data.whatsappConsent).toBe(true)
    expect((await put({ whatsapp: false })).data).toMatchObject({ whatsappConsent: false, enquiriesInCrm: 0 })
    for (const body of [{}, { whatsapp: 'no' }, []]) expect((await put(body)).http).toBe(400)
  })
})
