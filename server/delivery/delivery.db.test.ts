import {
  accept,
  allAre,
  configFor,
  LIMITS,
  receiver,
  startDelivering,
  states,
  stored,
  test_,
  testDelivery,
  visitors,
} from '@/tests/support/testDelivery'
import { storedExtra } from '@/tests/support/openedRows'
import { outbox, storeLeads } from '@/tests/support/testOutbox'
import { pause, until } from '@/tests/support/until'
import type { ReceiverAnswer } from '@/tests/support/testReceiver'
import { LeadDelivery } from './delivery'
import { scheduleNow, requestDelivery } from './outbox/scheduleNow'

testDelivery()

describe('a stored lead', () => {
  it('is delivered, and the receiver’s id is kept', async () => {
    const delivery = startDelivering()
    const [leadId] = await storeLeads(test_.database, [1], delivery)
    await until('it is delivered', allAre('delivered'))
    expect(await outbox(test_.database)).toEqual([
      {
        leadId,
        state: 'delivered',
        attempts: 1,
        adapter: 'webhook',
        lastError: null,
        externalId: `crm-${leadId}`,
        deliveredAt: expect.any(Date),
      },
    ])
  })

  it('is on its way within a second, although an idle worker looks rarely', async () => {
    const delivery = startDelivering({ pollMs: 60_000 })
    await pause(100)
    const before = Date.now()
    await storeLeads(test_.database, [1], delivery)
    await until('it arrives', () => stored.size === 1)
    expect(Date.now() - before).toBeLessThan(1000)
  })

  it('stays pending without an adapter, and leaves when one is configured', async () => {
    const none = LeadDelivery.start({
      database: test_.database,
      config: { ...configFor(), crm: { ...configFor().crm, adapter: 'none' } },
    })
    const ids = await storeLeads(test_.database, visitors(3))
    expect(none).toBeUndefined()
    expect(await states()).toEqual(['pending', 'pending', 'pending'])
    startDelivering()
    await until('they are delivered', allAre('delivered'))
    expect([...stored.keys()].sort()).toEqual(ids)
  })

  it('is not sent twice by two servers on one database', async () => {
    const patient = { limits: { timeoutMs: 10_000 } }
    const deliveries = [startDelivering(patient), startDelivering(patient)]
    await storeLeads(test_.database, visitors(40), deliveries[0])
    await until('they are delivered', allAre('delivered'))
    expect(receiver.requests).toHaveLength(40)
  })

  it('that cannot be read ends in dead letters with that reason', async () => {
    await storeLeads(test_.database, [1])
    // As an older release stored it, unencrypted.
    await test_.database.executeSql(`update lead set fields = '{"NameData": {}}', sealed = null`)
    startDelivering()
    await until('it is dead', allAre('dead'))
    expect(await outbox(test_.database)).toMatchObject([
      { lastError: { kind: 'rejected', detail: 'the stored lead is unreadable' } },
    ])
  })
})

describe('a sealed lead (decision 0048)', () => {
  it('that was damaged, or moved from another row, ends in dead letters and holds no other up', async () => {
    const [damaged, moved, whole] = await storeLeads(test_.database, visitors(3))
    await test_.database.executeSql(
      `update lead set sealed = case when id = $1 then left(sealed, -8) || 'AAAAAAAA'
         else (select sealed from lead where id = $3) end where id in ($1, $2)`,
      [damaged, moved, whole],
    )
    startDelivering()
    await until('all are done', async () =>
      (await outbox(test_.database)).every(({ state }) => ['dead', 'delivered'].includes(state)),
    )
    const states = (await outbox(test_.database)).map(({ leadId, state }) => [leadId, state])
    expect(Object.fromEntries(states)).toEqual({
      [String(damaged)]: 'dead',
      [String(moved)]: 'dead',
      [String(whole)]: 'delivered',
    })
  })
})

describe('a receiver in trouble', () => {
  const troubles: [string, ReceiverAnswer][] = [
    ['fails', { status: 500 }],
    ['drops connections', 'hangsUp'],
    ['speaks gibberish', 'speaksGibberish'],
    ['hangs', 'hangs'],
    ['shows a login page', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['limits the rate', { status: 429, headers: { 'retry-after': '0' } }],
  ]
  it.each(troubles)('that %s gets every lead exactly once when it recovers', async (_, trouble) => {
    const delivery = startDelivering({ limits: { maxAttempts: 50, concurrency: 8, timeoutMs: 300 } })
    receiver.answer = () => trouble
    const ids = await storeLeads(test_.database, visitors(12), delivery)
    await until('it was asked for every lead', () => {
      const requested = new Set(receiver.requests.map(({ headers }) => headers['idempotency-key']))
      return requested.size === ids.length
    })
    receiver.answer = accept
    await until('all are delivered', allAre('delivered'))
    expect([...stored]).toEqual(expect.arrayContaining(ids.map((id) => [id, 1])))
    expect(stored.size).toBe(ids.length)
  })

  it('that stored a lead and then lost the connection gets it again under the same id', async () => {
    const delivery = startDelivering()
    receiver.answer = (request) => {
      const known = stored.size > 0
      const answer = accept(request)
      return known ? answer : 'hangsUp'
    }
    const [leadId] = await storeLeads(test_.database, [1], delivery)
    await until('it is delivered', allAre('delivered'))
    expect(receiver.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([leadId, leadId])
    expect([...stored]).toEqual([[leadId, 1]])
  })

  it('that asks to wait is left alone until then, also with other leads', async () => {
    const delivery = startDelivering({ limits: { concurrency: 1 } })
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '1' } })
    await storeLeads(test_.database, [1], delivery)
    await until('it asked', () => receiver.requests.length === 1)
    receiver.answer = accept
    const requested = Date.now()
    await storeLeads(test_.database, [2], delivery)
    await until('all are delivered', allAre('delivered'))
    expect(Date.now() - requested).toBeGreaterThan(900)
    expect(receiver.requests).toHaveLength(3)
  })

  it('is asked as often as configured, then the lead is a dead letter with its reason', async () => {
    const delivery = startDelivering()
    receiver.answer = () => ({ status: 500, body: 'Visitor 1, 9876500001' })
    await storeLeads(test_.database, [1], delivery)
    await until('it is dead', allAre('dead'))
    expect(await outbox(test_.database)).toMatchObject([
      {
        attempts: LIMITS.maxAttempts,
        lastError: { kind: 'badAnswer', detail: 'HTTP 500' },
        deliveredAt: null,
      },
    ])
    expect(receiver.requests).toHaveLength(LIMITS.maxAttempts)
  })

  it('that refuses a lead is not asked again, and the other leads still arrive', async () => {
    const delivery = startDelivering()
    receiver.answer = (request) => (request.body.includes('Visitor 2"') ? { status: 422 } : accept(request))
    await storeLeads(test_.database, visitors(3), delivery)
    await until('all have ended', async () =>
      (await states()).every((state) => ['delivered', 'dead'].includes(state)),
    )
    expect(await states()).toEqual(['delivered', 'dead', 'delivered'])
    expect(receiver.requests).toHaveLength(3)
  })

  it('gets a dead letter when it is replayed, while the server runs', async () => {
    const delivery = startDelivering()
    receiver.answer = () => ({ status: 422 })
    const [leadId = ''] = await storeLeads(test_.database, [1], delivery)
    await until('it is dead', allAre('dead'))
    receiver.answer = accept
    const replay = () => scheduleNow([leadId], test_.database.executeSql, configFor().delivery, Date.now())
    expect(await replay()).toEqual([leadId])
    await until('it is delivered', allAre('delivered'))
    expect(await replay()).toEqual([])
    expect([...stored]).toEqual([[leadId, 1]])
  })
})

describe('a requested delivery', () => {
  it('brings a waiting lead forward, with the extras in the CRM record', async () => {
    const delivery = startDelivering({ limits: { baseDelayMs: 60_000, maxDelayMs: 60_000 } })
    receiver.answer = () => ({ status: 500 })
    const [leadId = ''] = await storeLeads(test_.database, [1], delivery)
    await until('it waits', allAre('retrying'))
    receiver.answer = accept
    expect(await requestDelivery(leadId, { height: '172' }, test_.database)).toBe('requested')
    expect(await requestDelivery(leadId, { weight: '70' }, test_.database)).toBe('requested')
    await until('it is delivered', allAre('delivered'))
    expect(JSON.parse(receiver.requests.at(-1)?.body ?? '')).toMatchObject({ crm: { height: '172' } })
  })

  it('is refused for a lead that nobody knows', async () => {
    const unknown = '0193c000-0000-7000-8000-0000deadbeef'
    expect(await requestDelivery(unknown, {}, test_.database)).toBe('unknownLead')
  })

  it('finds a lead under its other id, and keeps the extras although nobody delivers', async () => {
    const [leadId] = await storeLeads(test_.database, [1])
    const alias = '0193c000-0000-7000-8000-00000000a11a'
    await test_.database.executeSql('insert into lead_alias values ($1, $2)', [alias, leadId])
    expect(await requestDelivery(alias, { height: '172' }, test_.database)).toBe('requested')
    expect(await storedExtra(test_.database, leadId ?? '')).toEqual({ height: '172' })
  })
})
