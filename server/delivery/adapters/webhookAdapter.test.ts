import { createHmac } from 'node:crypto'
import { left, right } from 'fp-ts/Either'
import { TestReceiver, type ReceiverAnswer } from '@/tests/support/testReceiver'
import { leadToDeliver } from '@/tests/support/testLeads'
import { MAX_ANSWER_BYTES } from '@/server/upstreams/postAndRead'
import { webhookAdapter } from './webhookAdapter'

const SECRET = 'a secret that both sides know'
const NOW = Date.parse('2026-11-21T10:00:00Z')

let receiver: TestReceiver
beforeAll(async () => {
  receiver = await TestReceiver.start()
})
afterAll(() => receiver.stop())
beforeEach(() => receiver.reset())

const adapter = (timeoutMs = 2000) =>
  webhookAdapter({ url: `${receiver.url}/leads?tenant=7`, secret: SECRET, timeoutMs, now: () => NOW })

const deliverTo = async (answer: ReceiverAnswer, timeoutMs?: number) => {
  receiver.answer = () => answer
  const [result] = await adapter(timeoutMs).deliver([leadToDeliver(1)])
  return result
}

describe('what a webhook sends', () => {
  it('is signed with the shared secret over the time and the body', async () => {
    await adapter().deliver([leadToDeliver(1)])
    const [request] = receiver.requests
    const timestamp = String(request?.headers['x-shalya-timestamp'])
    const mac = createHmac('sha256', SECRET).update(`${timestamp}.${request?.body}`).digest('hex')
    expect(timestamp).toBe(String(NOW / 1000))
    expect(request?.headers['x-shalya-signature']).toBe(`sha256=${mac}`)
  })

  it('carries the lead with its id, the same in the header and in the body', async () => {
    const lead = leadToDeliver(1)
    await adapter().deliver([lead])
    const [request] = receiver.requests
    expect(request).toMatchObject({ method: 'POST', path: '/leads?tenant=7' })
    expect(request?.headers).toMatchObject({
      'idempotency-key': lead.leadId,
      'content-type': 'application/json',
    })
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      id: lead.leadId,
      createdAt: lead.createdAt.toISOString(),
      lead: { NameData: lead.lead.NameData, MobileNoData: lead.lead.MobileNoData },
      crm: { phoneno: lead.crm.phoneno },
    })
  })

  it('is one request a lead', async () => {
    const leads = [1, 2, 3].map(leadToDeliver)
    expect(await adapter().deliver(leads)).toEqual(leads.map(() => right({})))
    expect(receiver.requests.map(({ headers }) => headers['idempotency-key']).sort()).toEqual(
      leads.map(({ leadId }) => leadId).sort(),
    )
  })
})

describe('what a webhook takes for a receipt', () => {
  it.each<[string, ReceiverAnswer, string | undefined]>([
    ['an empty 204', { status: 204 }, undefined],
    ['plain text', { status: 200, body: 'OK', headers: { 'content-type': 'text/plain' } }, undefined],
    ['JSON without an id', { status: 202, body: { received: true } }, undefined],
    ['JSON with an id', { status: 201, body: { id: 'crm-5' } }, 'crm-5'],
    ['JSON with a number as id', { status: 200, body: { id: 77 } }, '77'],
  ])('%s', async (_, answer, externalId) => {
    expect(await deliverTo(answer)).toEqual(right(externalId === undefined ? {} : { externalId }))
  })
})

describe('what a webhook takes for a failure', () => {
  it.each<[string, ReceiverAnswer, object]>([
    [
      'a refusal of the lead',
      { status: 422, body: { mobile: '9876500001' } },
      { kind: 'rejected', detail: 'HTTP 422' },
    ],
    ['a wrong address', { status: 404 }, { kind: 'settings', detail: 'HTTP 404' }],
    ['a method that is not allowed', { status: 405 }, { kind: 'settings', detail: 'HTTP 405' }],
    ['a proxy that wants credentials', { status: 407 }, { kind: 'settings', detail: 'HTTP 407' }],
    ['an address that is gone', { status: 410 }, { kind: 'settings', detail: 'HTTP 410' }],
    ['refused credentials', { status: 401 }, { kind: 'auth', detail: 'HTTP 401' }],
    ['a conflict of the moment', { status: 409 }, { kind: 'badAnswer', detail: 'HTTP 409' }],
    ['too early', { status: 425 }, { kind: 'badAnswer', detail: 'HTTP 425' }],
    ['a request that took too long', { status: 408 }, { kind: 'timeout', detail: 'HTTP 408' }],
    [
      'a fault of the receiver',
      { status: 500, body: 'stack trace' },
      { kind: 'badAnswer', detail: 'HTTP 500' },
    ],
    ['an unavailable receiver', { status: 503 }, { kind: 'badAnswer', detail: 'HTTP 503' }],
    [
      'a page instead of a receipt',
      { status: 200, body: '<h1>Login</h1>', headers: { 'content-type': 'text/html' } },
      { kind: 'badAnswer', detail: 'HTTP 200, unreadable answer' },
    ],
    [
      'broken JSON',
      { status: 200, body: '{"id":', headers: { 'content-type': 'application/json' } },
      { kind: 'badAnswer', detail: 'HTTP 200, unreadable answer' },
    ],
    ['a dropped connection', 'hangsUp', { kind: 'network' }],
    ['no HTTP', 'speaksGibberish', { kind: 'network' }],
    ['an answer that breaks off', 'breaksOff', { kind: 'network' }],
  ])('%s', async (_, answer, failure) => {
    expect(await deliverTo(answer)).toMatchObject(left(failure))
  })

  it('no answer in time', async () => {
    expect(await deliverTo('hangs', 50)).toEqual(
      left({ kind: 'timeout', detail: 'no complete answer within 50 ms' }),
    )
  })

  it('nobody there', async () => {
    const gone = await TestReceiver.start()
    await gone.stop()
    const [result] = await webhookAdapter({ url: gone.url, secret: SECRET, timeoutMs: 2000 }).deliver([
      leadToDeliver(1),
    ])
    expect(result).toEqual(left({ kind: 'network', detail: 'ECONNREFUSED' }))
  })

  it('an answer without end is not read to its end', async () => {
    expect(await deliverTo({ status: 200, body: 'x'.repeat(MAX_ANSWER_BYTES * 4) })).toEqual(
      left({ kind: 'badAnswer', detail: 'answer too long' }),
    )
  })

  it('a redirect, which is never followed with a patient’s data', async () => {
    const elsewhere = await TestReceiver.start()
    const result = await deliverTo({ status: 307, headers: { location: elsewhere.url } })
    await elsewhere.stop()
    expect(result).toEqual(left({ kind: 'settings', detail: 'HTTP 307' }))
    expect(elsewhere.requests).toEqual([])
  })
})

describe('a receiver that answers by a redirect once it has the lead', () => {
  const deliverWith = async (redirectIsTaken: boolean | undefined, location: string, status = 302) => {
    receiver.answer = () => ({ status, headers: { location } })
    const one = webhookAdapter({ url: receiver.url, secret: SECRET, timeoutMs: 2000, redirectIsTaken })
    return (await one.deliver([leadToDeliver(1)]))[0]
  }
  const ECHO = 'https://script.googleusercontent.com/macros/echo?user_content_key=x'

  it('has taken it, if so configured, and is asked once', async () => {
    expect(await deliverWith(true, ECHO)).toEqual(right({}))
    expect(await deliverWith(true, ECHO, 303)).toEqual(right({}))
    expect(receiver.requests).toHaveLength(2)
  })

  it('has not where it leads to a login, or the address has moved', async () => {
    expect(await deliverWith(true, 'https://accounts.google.com/ServiceLogin')).toMatchObject(
      left({ kind: 'auth' }),
    )
    expect(await deliverWith(true, ECHO, 308)).toEqual(left({ kind: 'settings', detail: 'HTTP 308' }))
  })

  it('is asked again after a day where it is not configured, for it may have stored the lead', async () => {
    expect(await deliverWith(undefined, ECHO)).toEqual(
      left({ kind: 'settings', detail: 'HTTP 302', retryAfterMs: 86_400_000 }),
    )
  })
})

describe('a receiver that limits the rate', () => {
  it.each<[string, number, Record<string, string>, number | undefined]>([
    ['seconds', 429, { 'retry-after': '7' }, 7000],
    ['a date', 429, { 'retry-after': 'Sat, 21 Nov 2026 10:01:30 GMT' }, 90_000],
    ['a date in the past', 429, { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
    ['more than a day', 429, { 'retry-after': '999999999' }, 86_400_000],
    ['seconds with a fraction', 429, { 'retry-after': '1.5' }, 1500],
    ['less than nothing', 429, { 'retry-after': '-5' }, undefined],
    ['a number beyond all numbers', 429, { 'retry-after': '9'.repeat(400) }, 86_400_000],
    ['nothing readable', 429, { 'retry-after': 'soon' }, undefined],
    ['nothing', 429, {}, undefined],
    ['seconds with a 503', 503, { 'retry-after': '3' }, 3000],
  ])('is obeyed: it names %s', async (_, status, headers, retryAfterMs) => {
    expect(await deliverTo({ status, headers })).toEqual(
      left({
        kind: 'rateLimited',
        detail: `HTTP ${status}`,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      }),
    )
  })
})
