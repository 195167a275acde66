import { testLimits } from '@/tests/support/testLimits'
import fc from 'fast-check'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import type { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadById } from '@/server/leads/leadStore'
import { expandLead } from '@/model/lead/lead'
import { leadBody } from '@/tests/support/testLead'
import { type Runtime, runtime, setRuntime } from '@/server/runtime'
import { jsonCall } from '@/server/accounts/accountGuards'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { noticeNow } from '@/server/privacy/consent/notices'
import { applyRetention } from '@/server/privacy/retention/retentionJob'
import { readiness } from '@/server/metrics/readiness'
import { createLead } from './leadCalls'

testAccounts()

const use = (change: Partial<Runtime>) => setRuntime({ ...runtime(), ...change })

type Change = { path?: string; headers?: Record<string, string | undefined> }
const post = (body: BodyInit, { path = '/lead/v1/admin/webleadcreate', headers }: Change = {}) =>
  accounts.post(path, body, headers)

interface AnswerBody {
  status: { code: number; message: string }
  data: { Id: string }[]
  error: string[]
  fields: Record<string, string>
}

async function bodyOf(response: Response): Promise<AnswerBody & { http: number }> {
  return { ...((await response.json()) as AnswerBody), http: response.status }
}

/** The proof of another browser than the one that calls are made by. */
const otherBrowser = () => xsrfProof()

const create = (body: unknown, change?: Change) => jsonCall(createLead)(post(JSON.stringify(body), change))

describe('POST webleadcreate', () => {
  it('answers the id, and gives the browser a cookie for the survey that scripts cannot read', async () => {
    const response = await create(leadBody())
    const cookie = response.headers.get('set-cookie')
    const { http, status, data } = await bodyOf(response)

    expect([http, status.code]).toEqual([200, 200])
    expect((await leadById(accounts.database, data[0]?.Id ?? ''))?.id).toBe(data[0]?.Id)
    expect(cookie).toMatch(/^lead_ref=[\w-]+\.[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=3600; HttpOnly$/)
  })

  it('says in words what is wrong with which field, in the language of the page', async () => {
    const english = await bodyOf(await create(leadBody({ MobileNoData: '123', NameData: '' })))
    const hindi = await bodyOf(await create(leadBody({ MobileNoData: '123', PageLanguage: 'hi' })))

    expect(english.http).toBe(400)
    expect(english.fields).toEqual({
      name: 'Please Enter Name',
      mobile: 'Please Only Enter a Valid Mobile Number',
    })
    expect(english.error).toEqual(expect.arrayContaining(['Please Enter Name']))
    expect(hindi.fields.mobile).toMatch(/\p{Script=Devanagari}/u)
  })

  it.each([
    ['+91 98765 43210', undefined, '91', '9876543210'],
    ['919876543210', '91', '91', '9876543210'],
    ['09876543210', '+91', '91', '9876543210'],
    ['\u2066＋९१ ९८७६५ ४३२१०\u2069', '91', '91', '9876543210'],
    ['00971 50 - 123 - 4567', '91', '971', '501234567'],
    ['07911 123456', '+٤٤', '44', '7911123456'],
  ])('reads the number in %j with the code %j', async (MobileNoData, countryCode, code, mobile) => {
    const { http, data } = await bodyOf(await create(leadBody({ MobileNoData, countryCode })))
    expect(http).toBe(200)
    const lead = await leadById(accounts.database, data[0]?.Id ?? '')
    expect([lead && expandLead(lead.fields).countryCode, lead?.fields.MobileNoData]).toEqual([code, mobile])
  })

  it.each(['98765432109', '9876543210 ext 5', '98765 43210 / 98765 43211', '971501234567', '+888 1234567'])(
    'takes no number out of %j, but says what is wrong in the form’s words',
    async (MobileNoData) => {
      const { http, fields } = await bodyOf(await create(leadBody({ MobileNoData, countryCode: '91' })))
      expect([http, fields]).toEqual([400, { mobile: 'Please Only Enter a Valid Mobile Number' }])
    },
  )

  it('takes no name that nobody can see, and stores none that turns its order round', async () => {
    const unseen = await bodyOf(await create(leadBody({ NameData: '\u200b\u2066\u3164\u2069' })))
    expect([unseen.http, unseen.fields]).toEqual([400, { name: 'Please Enter Name' }])
    const { data } = await bodyOf(
      await create(leadBody({ NameData: 'Asha\u202e oaR', QueryData: 'क्\u200dष\u2066 and more' })),
    )
    const { fields } = (await leadById(accounts.database, data[0]?.Id ?? '')) ?? {}
    expect([fields?.NameData, fields?.QueryData]).toEqual(['Asha oaR', 'क्\u200dष and more'])
  })

  it('repeats its answer for a repeated key and refuses the key for another body', async () => {
    const headers = { 'idempotency-key': 'call-1' }
    const body = leadBody()
    const first = await bodyOf(await create(body, { headers }))
    const second = await bodyOf(await create(body, { headers }))
    const other = await bodyOf(await create(leadBody(), { headers }))

    expect(second.data).toEqual(first.data)
    expect(other.http).toBe(409)
  })

  it('a key is its caller’s own: another one neither sees the first one’s answer nor loses a lead to it (decision 0046)', async () => {
    const key = { 'idempotency-key': 'call-of-two' }
    const other = otherBrowser()
    const body = leadBody()
    const [first] = (await bodyOf(await create(body, { headers: key }))).data
    const [second] = (await bodyOf(await create(body, { headers: { ...key, ...other } }))).data
    const another = await bodyOf(await create(leadBody(), { headers: { ...key, ...otherBrowser() } }))
    expect(second?.Id).not.toBe(first?.Id)
    expect([second?.Id, another.data[0]?.Id].every((id) => typeof id === 'string')).toBe(true)
    for (const { Id } of [first, second, another.data[0]] as { Id: string }[])
      expect((await leadById(accounts.database, Id))?.id).toBe(Id)
    const again = await bodyOf(await create(body, { headers: { ...key, ...other } }))
    expect(again.data[0]?.Id).toBe(second?.Id)
  })

  it('a key that was stored before keys were callers’ own answers nobody and takes no lead away', async () => {
    const { rows } = await accounts.database.executeSql<{ id: string }>('select gen_random_uuid() as id')
    await accounts.database.executeSql(
      `insert into idempotency_key (key, body_hash, lead_id, created_at) values ('old-key', 'x', $1, now())`,
      [rows[0]?.id],
    )
    const { http, data } = await bodyOf(
      await create(leadBody(), { headers: { 'idempotency-key': 'old-key' } }),
    )
    expect(http).toBe(200)
    expect(await leadById(accounts.database, data[0]?.Id ?? '')).toBeDefined()
  })

  it('keys go after 24 hours, and no text that a caller sent stands in them (decision 0046)', async () => {
    const { executeSql } = accounts.database
    const { data } = await bodyOf(
      await create(leadBody(), { headers: { 'idempotency-key': 'asha-9876543210' } }),
    )
    const keysOf = async () =>
      (
        await executeSql<{ key: string }>('select key from idempotency_key where lead_id = $1', [data[0]?.Id])
      ).rows.map(({ key }) => key)
    expect(await keysOf()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    const age = (hours: number) =>
      executeSql(
        'update idempotency_key set created_at = now() - make_interval(hours => $2) where lead_id = $1',
        [data[0]?.Id, hours],
      )
    await age(23)
    await applyRetention(accounts.database, runtime().secret)
    expect(await keysOf()).toHaveLength(1)
    await age(25)
    await applyRetention(accounts.database, runtime().secret)
    expect(await keysOf()).toEqual([])
    expect(await leadById(accounts.database, data[0]?.Id ?? '')).toBeDefined()
  })

  it('stores consent, notice and first touch, and drops what it cannot read of them', async () => {
    const extras = {
      whatsappConsent: true,
      privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: 'en' },
      firstTouch: { source: 'newspaper', gclid: 'bad\u0000text', unknown: 'x' },
      signals: 'none',
    }
    const { data } = await bodyOf(await create({ ...leadBody(), extras }))
    expect(await leadById(accounts.database, data[0]?.Id ?? '')).toMatchObject({
      whatsapp_consent: true,
      privacy_notice: noticeNow('en'),
      first_touch: { source: 'newspaper' },
      suspected_spam: false,
    })
  })

  it.each<[number, string, () => Request]>([
    [403, 'no XSRF header', () => post('{}', { headers: { 'x-xsrf-token': undefined } })],
    [403, 'no XSRF cookie', () => post('{}', { headers: { cookie: undefined } })],
    [
      403,
      'a token that this site did not make',
      () => post('{}', { headers: { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' } }),
    ],
    [415, 'another media type', () => post('{}', { headers: { 'content-type': 'text/plain' } })],
    [413, 'a body over 64 KB', () => post(JSON.stringify({ QueryData: 'x'.repeat(70_000) }))],
    [400, 'no JSON', () => post('{')],
    [400, 'an array', () => post('[]')],
    [
      400,
      'a key with spaces',
      () => post(JSON.stringify(leadBody()), { headers: { 'idempotency-key': 'a b' } }),
    ],
  ])('answers %i for %s', async (code, _what, request) => {
    const answer = await bodyOf(await jsonCall(createLead)(request()))
    expect([answer.http, answer.status.code]).toEqual([code, code])
    expect(answer.error[0]).toEqual(expect.any(String))
  })

  it('answers 429 beyond the limit of an address, and says when to come again', async () => {
    use({ limits: testLimits({ leads: 2 }) })
    const headers = { 'x-shalya-client-ip': '203.0.113.9' }
    const codes = []
    for (let call = 0; call < 3; call++) codes.push((await create(leadBody(), { headers })).status)
    const last = await create(leadBody(), { headers })
    const neighbour = await create(leadBody(), { headers: { 'x-shalya-client-ip': '203.0.113.10' } })

    expect(codes).toEqual([200, 200, 429])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await bodyOf(last)).error).toEqual(['Too many requests. Please try again later'])
    expect(neighbour.status).toBe(200)
  })

  it('takes a mobile number only so often, whoever sends it, and counts none that the rules refuse (decision 0040)', async () => {
    use({ limits: testLimits({ leadsOfNumber: 2 }) })
    const from = (serial: number, change: Record<string, unknown> = {}) =>
      create(
        { ...leadBody(), MobileNoData: '9876501234', QueryData: `call ${serial}`, ...change },
        { headers: { 'x-shalya-client-ip': `203.0.113.${serial}` } },
      )
    const codes = [(await from(1, { NameData: '' })).status]
    for (const serial of [2, 3, 4]) codes.push((await from(serial)).status)
    const last = await from(5)
    expect([...codes, last.status]).toEqual([400, 200, 200, 429, 429])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from(6, { MobileNoData: '9876501235' })).status).toBe(200)
  })

  it('answers any JSON without a 5xx, a stack trace or a stored lead that the rules refuse', async () => {
    const hostile = fc.oneof(
      fc.json(),
      fc
        .tuple(
          fc.constantFrom(...Object.keys(leadBody()), 'extras', '__proto__', 'LeadTier', 'QueryData'),
          fc.oneof(fc.anything({ maxDepth: 2 }), fc.string({ unit: 'binary' })),
        )
        .map(([key, value]) => JSON.stringify(leadBodyWith(key, value))),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const response = await jsonCall(createLead)(post(text))
        const answer = await response.text()
        expect(response.status).toBeLessThan(500)
        expect(answer).not.toMatch(/node_modules|\.ts:\d|insert into/)
        const id = /"Id":"([^"]+)"/.exec(answer)?.[1]
        if (!id) return
        const lead = await leadById(accounts.database, id)
        expect(lead?.fields.MobileNoData).toMatch(/^[6-9]\d{9}$|^\d{4,20}$/)
        expect(String(lead?.fields.NameData).trim()).not.toBe('')
      }),
      { numRuns: 300 },
    )
  })
})

const leadBodyWith = (key: string, value: unknown): object =>
  Object.defineProperty(leadBody(), key, { value: jsonSafe(value), enumerable: true })

/** What JSON can carry of a value. */
const jsonSafe = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ??
      'null',
  )

describe('readiness', () => {
  it('is ready while everything works, and 503 when leads could not be kept', async () => {
    const ready = await bodyOf(readiness())
    const journal = { ...runtime().intake.journal, healthy: false }
    const breaker = { ...runtime().intake.breaker, isAvailable: false }
    use({ intake: { ...runtime().intake, breaker, journal } as unknown as LeadIntake })
    const lost = readiness()
    use({ intake: { ...runtime().intake, breaker, journal: { healthy: true } } as unknown as LeadIntake })
    const degraded = await bodyOf(readiness())

    expect([ready.http, ready.status.message]).toEqual([200, 'ready'])
    expect(lost.status).toBe(503)
    expect([degraded.http, degraded.status.message]).toEqual([200, 'degraded'])
  })
})
