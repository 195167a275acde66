import { isLeft, isRight, left, right } from 'fp-ts/Either'
import { leadToDeliver } from '@/tests/support/testLeads'
import type { ReceiverAnswer } from '@/tests/support/testReceiver'
import { OTHER_UPSERT, UPSERT, testZohoServer } from '@/tests/support/testZoho'
import type { DeliveryResult } from './deliveryAdapter'

let clock = Date.parse('2026-11-21T10:00:00Z')

const server = testZohoServer()
const adapter = (otherModule?: string) => server.adapter({ otherModule, now: () => clock })

const leads = (count: number) => Array.from({ length: count }, (_, index) => leadToDeliver(index + 1))
const mobileOf = (index: number) => leadToDeliver(index).lead.MobileNoData
const kinds = (results: readonly DeliveryResult[]) => [
  ...new Set(results.map((result) => (isLeft(result) ? result.left.kind : 'ok'))),
]

describe('what partners and applicants send', () => {
  const withPartner = () => {
    const [patient, other] = [leadToDeliver(1), leadToDeliver(2)]
    return [patient, { ...other, crm: { ...other.crm, Lead_Type: 'Partner' } }]
  }

  it('never stands among the patients, and says why it was not sent', async () => {
    const results = await adapter().deliver(withPartner())
    expect(results).toEqual([
      expect.objectContaining({ _tag: 'Right' }),
      left({ kind: 'rejected', detail: 'no ZOHO_OTHER_MODULE' }),
    ])
    expect(server.zoho.upserts.map(({ data }) => data.map(({ Mobile }) => Mobile))).toEqual([[mobileOf(1)]])
  })

  it('goes into the module of its own', async () => {
    expect(kinds(await adapter('Partners').deliver(withPartner()))).toEqual(['ok'])
    const sent = server.receiver.requests.filter(({ path }) => path.endsWith('/upsert'))
    expect(sent.map(({ path }) => path)).toEqual([UPSERT, OTHER_UPSERT])
    expect(server.zoho.upserts[1]?.data).toEqual([
      expect.objectContaining({ Mobile: mobileOf(2), Lead_Type: 'Partner' }),
    ])
    expect(server.zoho.upserts[0]?.data[0]).not.toHaveProperty('Lead_Type')
  })
})

describe('what Zoho gets', () => {
  it('is an upsert with Mobile as the duplicate check field', async () => {
    const [result] = await adapter().deliver([leadToDeliver(1)])
    expect(server.zoho.upserts).toEqual([{ data: [expect.any(Object)], duplicate_check_fields: ['Mobile'] }])
    expect(server.zoho.upserts[0]?.data[0]).toMatchObject({
      Last_Name: leadToDeliver(1).lead.NameData,
      Mobile: mobileOf(1),
      City: leadToDeliver(1).lead.CityData,
    })
    expect(result).toEqual(right({ externalId: `Z${mobileOf(1)}` }))
  })

  it('is a token request with the refresh token first, once for many batches', async () => {
    const own = adapter()
    await own.deliver(leads(2))
    await own.deliver(leads(2))
    const tokenRequests = server.receiver.requests.filter(({ path }) => path === '/oauth/v2/token')
    expect(tokenRequests).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(tokenRequests[0]?.body))).toEqual({
      grant_type: 'refresh_token',
      client_id: 'client',
      client_secret: 'client-secret',
      refresh_token: 'refresh',
    })
  })

  it('is at most a hundred records a call, also for 250 leads', async () => {
    const results = await adapter().deliver(leads(250))
    expect(server.zoho.upserts.map(({ data }) => data.length)).toEqual([100, 100, 50])
    expect(results).toEqual(leads(250).map((_, index) => right({ externalId: `Z${mobileOf(index + 1)}` })))
  })

  it('never holds one mobile number twice in a call, and the older lead comes first', async () => {
    const [first, second, third, other] = [0, 1, 2, 3].map((minute) => {
      const lead = leadToDeliver(minute === 3 ? 2 : 1)
      return {
        ...lead,
        leadId: `lead-${minute}`,
        createdAt: new Date(clock + minute * 60_000),
        crm: { ...lead.crm, message: `at ${minute}` },
      }
    }) as [
      ReturnType<typeof leadToDeliver>,
      ReturnType<typeof leadToDeliver>,
      ReturnType<typeof leadToDeliver>,
      ReturnType<typeof leadToDeliver>,
    ]
    const results = await adapter().deliver([third, other, first, second])
    expect(server.zoho.upserts.map(({ data }) => data.map(({ Description }) => Description))).toEqual([
      ['at 0', 'at 3'],
      ['at 1'],
      ['at 2'],
    ])
    expect(kinds(results)).toEqual(['ok'])
  })
})

describe('Zoho’s access token', () => {
  it('is renewed once when Zoho refuses it, and the call repeated', async () => {
    const own = adapter()
    await own.deliver(leads(1))
    server.zoho.validToken = 'revoked meanwhile'
    expect(kinds(await own.deliver(leads(1)))).toEqual(['ok'])
    expect(server.zoho.tokensGranted).toBe(2)
  })

  it('is renewed before it expires', async () => {
    const own = adapter()
    await own.deliver(leads(1))
    clock += 3_570_000
    await own.deliver(leads(1))
    expect(server.zoho.tokensGranted).toBe(2)
    expect(server.receiver.requests.filter(({ path }) => path === UPSERT)).toHaveLength(2)
  })

  it('is asked for once by batches that start together', async () => {
    const own = adapter()
    await Promise.all([own.deliver(leads(1)), own.deliver(leads(2)), own.deliver(leads(3))])
    expect(server.zoho.tokensGranted).toBe(1)
  })

  it('leaves the leads to a later attempt when Zoho refuses every token', async () => {
    server.receiver.answer = (request) =>
      request.path === UPSERT ? { status: 401, body: { code: 'INVALID_TOKEN' } } : server.zoho.answer(request)
    const results = await adapter().deliver(leads(3))
    expect(kinds(results)).toEqual(['auth'])
    expect(server.receiver.requests.filter(({ path }) => path === UPSERT)).toHaveLength(2)
  })

  it.each<[string, ReceiverAnswer, string]>([
    ['a wrong refresh token, which Zoho answers with 200', { body: { error: 'invalid_code' } }, 'auth'],
    ['a refused client', { status: 400, body: { error: 'invalid_client' } }, 'auth'],
    ['an accounts server out of order', { status: 500 }, 'badAnswer'],
    ['too many token requests', { status: 429 }, 'rateLimited'],
    ['an accounts server that hangs up', 'hangsUp', 'network'],
  ])('never costs a lead: %s', async (_, answer, kind) => {
    server.zoho.tokenAnswer = () => answer
    expect(kinds(await adapter().deliver(leads(2)))).toEqual([kind])
    expect(server.zoho.upserts).toEqual([])
  })

  it('is asked for again after a failed exchange', async () => {
    const own = adapter()
    server.zoho.tokenAnswer = () => ({ status: 500 })
    await own.deliver(leads(1))
    server.zoho.tokenAnswer = undefined
    expect(kinds(await own.deliver(leads(1)))).toEqual(['ok'])
  })
})

describe('Zoho’s answers', () => {
  it('count for each record by itself', async () => {
    const verdicts: Record<string, object> = {
      [mobileOf(2)]: { code: 'MANDATORY_NOT_FOUND', status: 'error', details: { api_name: 'Last_Name' } },
      [mobileOf(3)]: {
        code: 'INVALID_DATA',
        status: 'error',
        details: { api_name: 'City', expected_data_type: 'text' },
        message: 'Mumbai is no city',
      },
      [mobileOf(4)]: { code: 'RECORD_IN_BLUEPRINT', status: 'error', details: {} },
    }
    const stored = server.zoho.judge
    server.zoho.judge = (record) => verdicts[String(record.Mobile)] ?? stored(record)
    expect(await adapter().deliver(leads(5))).toEqual([
      right({ externalId: `Z${mobileOf(1)}` }),
      left({ kind: 'settings', detail: 'Zoho MANDATORY_NOT_FOUND (Last_Name)' }),
      left({ kind: 'fieldsRefused', detail: 'Zoho INVALID_DATA (City)', fields: ['City'] }),
      left({ kind: 'badAnswer', detail: 'Zoho RECORD_IN_BLUEPRINT' }),
      right({ externalId: `Z${mobileOf(5)}` }),
    ])
  })

  it('that speak of fewer records than were sent are believed for none', async () => {
    server.zoho.interrupt = () => ({ body: { data: [{ code: 'SUCCESS', details: { id: '1' } }] } })
    expect(kinds(await adapter().deliver(leads(2)))).toEqual(['badAnswer'])
  })

  it('that refuse a whole call over one record cost only that record', async () => {
    const poison = mobileOf(3)
    const answer = server.zoho.answer
    server.receiver.answer = (request) =>
      request.path === UPSERT && request.body.includes(poison)
        ? { status: 400, body: { code: 'INVALID_DATA', status: 'error' } }
        : answer(request)
    const results = await adapter().deliver(leads(5))
    expect(results.map(isRight)).toEqual([true, true, false, true, true])
    expect(results[2]).toMatchObject(left({ kind: 'fieldsRefused', detail: 'HTTP 400 INVALID_DATA' }))
  })

  it.each<[string, ReceiverAnswer, object]>([
    [
      'a rate limit with Retry-After',
      { status: 429, headers: { 'retry-after': '9' }, body: { code: 'TOO_MANY_REQUESTS' } },
      { kind: 'rateLimited', detail: 'HTTP 429 TOO_MANY_REQUESTS', retryAfterMs: 9000 },
    ],
    [
      'a daily limit',
      { status: 400, body: { code: 'LIMIT_EXCEEDED' } },
      { kind: 'rateLimited', detail: 'HTTP 400 LIMIT_EXCEEDED' },
    ],
    [
      'a missing permission',
      { status: 403, body: { code: 'NO_PERMISSION' } },
      { kind: 'auth', detail: 'HTTP 403 NO_PERMISSION' },
    ],
    [
      'a wrong module',
      { status: 400, body: { code: 'INVALID_MODULE' } },
      { kind: 'settings', detail: 'HTTP 400 INVALID_MODULE' },
    ],
    [
      'a fault',
      { status: 500, body: { code: 'INTERNAL_ERROR' } },
      { kind: 'badAnswer', detail: 'HTTP 500 INTERNAL_ERROR' },
    ],
    [
      'garbage',
      { status: 200, body: '<html>' },
      { kind: 'badAnswer', detail: 'HTTP 200, unreadable answer' },
    ],
    ['a dropped connection', 'hangsUp', { kind: 'network' }],
  ])('leave every lead to a later attempt: %s', async (_, answer, failure) => {
    server.zoho.interrupt = () => answer
    const results = await adapter().deliver(leads(3))
    for (const result of results) expect(result).toMatchObject(left(failure))
    expect(results).toHaveLength(3)
  })

  it('that name the moment of the next window are obeyed', async () => {
    server.zoho.interrupt = () => ({ status: 429, headers: { 'x-ratelimit-reset': String(clock + 42_000) } })
    const [result] = await adapter().deliver(leads(1))
    expect(result).toMatchObject(left({ kind: 'rateLimited', retryAfterMs: 42_000 }))
  })

  it('that ask to wait end the batch: what was stored stays stored, the rest is not sent', async () => {
    server.zoho.interrupt = (call) =>
      call === 2 ? { status: 429, headers: { 'retry-after': '1' } } : undefined
    const results = await adapter().deliver(leads(250))
    expect(server.zoho.upserts).toHaveLength(1)
    expect(server.receiver.requests.filter(({ path }) => path === UPSERT)).toHaveLength(2)
    expect(kinds(results.slice(0, 100))).toEqual(['ok'])
    expect(kinds(results.slice(100))).toEqual(['rateLimited'])
  })
})

describe('a record in Zoho', () => {
  it('has no empty fields, so that an update empties none', async () => {
    await adapter().deliver([leadToDeliver(1)])
    const [record = {}] = server.zoho.upserts[0]?.data ?? []
    expect(Object.values(record)).not.toContain('')
    expect(record).not.toHaveProperty('Email')
  })

  it('of a number from abroad carries its country code', async () => {
    const { crm, ...rest } = leadToDeliver(1)
    await adapter().deliver([{ ...rest, crm: { ...crm, Country_Code: '971' } }])
    expect(server.zoho.upserts[0]?.data).toMatchObject([
      { Mobile: `+971${crm.phoneno}`, Country_Code: '971' },
    ])
  })
})
