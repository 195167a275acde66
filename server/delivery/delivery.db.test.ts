import type { Database } from '@/server/database/database'
import { createTestDatabase, type TestDatabase } from '@/tests/support/testDatabase'
import { LeadDelivery, type DeliveryOptions } from './delivery'
import type { DeliveryAdapter } from './adapters/deliveryAdapter'
import { makeDue, requestDelivery } from './outbox/makeDue'
import { outbox, storeLeads, until } from '@/tests/support/testOutbox'
import { TestReceiver, type ReceiverAnswer } from '@/tests/support/testReceiver'

let test_: TestDatabase
let receiver: TestReceiver
let running: LeadDelivery[] = []
/** What a receiver that keys by id holds: how often it stored each lead. */
const stored = new Map<string, number>()

beforeAll(async () => {
  test_ = await createTestDatabase()
  receiver = await TestReceiver.start()
})
afterAll(async () => {
  await receiver.stop()
  await test_.drop()
})
beforeEach(() => {
  stored.clear()
  receiver.reset()
  receiver.answer = accept
})
afterEach(async () => {
  await Promise.all(running.map((delivery) => delivery.stop(200)))
  running = []
  await test_.database.executeSql('delete from lead')
})

const accept = (request: { body: string }): ReceiverAnswer => {
  const { id } = JSON.parse(request.body) as { id: string }
  if (!stored.has(id)) stored.set(id, 1)
  return { status: 200, body: { id: `crm-${id}` } }
}

const LIMITS = { maxAttempts: 4, baseDelayMs: 20, maxDelayMs: 200, concurrency: 4, timeoutMs: 5000 }

const configFor = (limits: Partial<typeof LIMITS> = {}): DeliveryOptions['config'] => ({
  delivery: { ...LIMITS, ...limits },
  crm: {
    adapter: 'webhook',
    settings: { CRM_WEBHOOK_URL: receiver.url, CRM_WEBHOOK_SECRET: 'a secret of the test' },
  },
})

const startDelivering = (
  options: Partial<DeliveryOptions> & { limits?: Partial<typeof LIMITS> } = {},
): LeadDelivery => {
  const delivery = LeadDelivery.start({
    database: test_.database,
    config: configFor(options.limits),
    pollMs: 50,
    ...options,
  })
  if (!delivery) throw new Error('no adapter')
  running.push(delivery)
  return delivery
}

const states = async () => (await outbox(test_.database)).map(({ state }) => state)
const allAre = (state: string) => async () => (await states()).every((each) => each === state)
const visitors = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

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
    await new Promise((resolve) => setTimeout(resolve, 100))
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
    await test_.database.executeSql(`update lead set fields = '{"NameData": {}}'`)
    startDelivering()
    await until('it is dead', allAre('dead'))
    expect(await outbox(test_.database)).toMatchObject([
      { lastError: { kind: 'rejected', detail: 'the stored lead is unreadable' } },
    ])
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
      const asked = new Set(receiver.requests.map(({ headers }) => headers['idempotency-key']))
      return asked.size === ids.length
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
    const asked = Date.now()
    await storeLeads(test_.database, [2], delivery)
    await until('all are delivered', allAre('delivered'))
    expect(Date.now() - asked).toBeGreaterThan(900)
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
    const replay = () => makeDue([leadId], test_.database.executeSql, configFor().delivery, Date.now())
    expect(await replay()).toEqual([leadId])
    await until('it is delivered', allAre('delivered'))
    expect(await replay()).toEqual([])
    expect([...stored]).toEqual([[leadId, 1]])
  })
})

describe('a server that goes away', () => {
  it('leaves a lead under way to the next one, which sends it under the same id', async () => {
    const first = startDelivering({ limits: { timeoutMs: 60_000 } })
    receiver.answer = (request) => {
      accept(request)
      return 'hangs'
    }
    const [leadId] = await storeLeads(test_.database, [1], first)
    await until('the receiver has it', () => receiver.requests.length === 1)
    await first.stop(1)
    expect(await states()).toEqual(['delivering'])

    receiver.answer = accept
    startDelivering({ expireMs: 1000 })
    await until('it is delivered', allAre('delivered'))
    expect(receiver.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([leadId, leadId])
    expect([...stored]).toEqual([[leadId, 1]])
  })

  it('between delivering and writing it down loses nothing', async () => {
    const delivered: string[] = []
    const first = startDelivering({ adapter: adapterThat(delivered, () => breakDatabase(test_.database)) })
    const [leadId] = await storeLeads(test_.database, [1], first)
    await until('the receiver has it', () => delivered.length === 1)
    await first.stop(1)
    mendDatabase(test_.database)
    expect(await states()).toEqual(['delivering'])

    startDelivering({ adapter: adapterThat(delivered), expireMs: 1000 })
    await until('it is delivered', allAre('delivered'))
    expect(delivered).toEqual([leadId, leadId])
  })

  it('lets what is under way finish when it is stopped', async () => {
    const delivery = startDelivering({ limits: { timeoutMs: 5000 } })
    let release: (() => void) | undefined
    const adapter = adapterThat([], () => new Promise<void>((resolve) => (release = resolve)))
    await delivery.stop()
    const slow = startDelivering({ adapter })
    await storeLeads(test_.database, [1], slow)
    await until('it is under way', () => release !== undefined)
    const stopped = slow.stop(5000)
    release?.()
    await stopped
    expect(await states()).toEqual(['delivered'])
  })
})

describe('leads whose turn has not come', () => {
  it('are given back when the server stops, as if they had never been taken', async () => {
    let release: (() => void) | undefined
    const adapter = adapterThat([], () => new Promise<void>((resolve) => (release = resolve)))
    const delivery = startDelivering({ adapter: { ...adapter, batchSize: 1 }, limits: { concurrency: 1 } })
    await storeLeads(test_.database, visitors(5), delivery)
    await until('one is under way', () => release !== undefined)
    const stopped = delivery.stop(5000)
    release?.()
    await stopped
    expect(
      (await outbox(test_.database)).map(({ state, attempts }) => `${state} ${attempts}`).sort(),
    ).toEqual(['delivered 1', 'pending 0', 'pending 0', 'pending 0', 'pending 0'])
  })

  it('are given back while a receiver is slow, before they count as left behind', async () => {
    const delivered: string[] = []
    let slow = true
    const adapter = adapterThat(
      delivered,
      () => new Promise((resolve) => setTimeout(resolve, slow ? 400 : 0)),
    )
    const delivery = startDelivering({
      adapter: { ...adapter, batchSize: 1 },
      limits: { concurrency: 1 },
      pollMs: 20,
      expireMs: 1000,
    })
    const ids = await storeLeads(test_.database, visitors(5), delivery)
    await until('three are sent', () => delivered.length === 3)
    slow = false
    await until('all are delivered', allAre('delivered'))
    expect(delivered.sort()).toEqual(ids)
  })
})

describe('a database that goes away', () => {
  it('for a while does not cost a delivery, nor the process', async () => {
    const delivered: string[] = []
    const delivery = startDelivering({ adapter: adapterThat(delivered, () => breakDatabase(test_.database)) })
    await storeLeads(test_.database, [1], delivery)
    await until('the receiver has it', () => delivered.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    mendDatabase(test_.database)
    await until('it is written down', allAre('delivered'))
    expect(delivered).toHaveLength(1)
  })

  it('before the start is waited for', async () => {
    breakDatabase(test_.database)
    startDelivering()
    await new Promise((resolve) => setTimeout(resolve, 120))
    mendDatabase(test_.database)
    await storeLeads(test_.database, [1])
    await until('the lead is delivered', allAre('delivered'))
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
    const { rows } = await test_.database.executeSql('select crm_extra from lead_delivery')
    expect(rows).toEqual([{ crm_extra: { height: '172' } }])
  })
})

/** An adapter that delivers into a list, and then does something before it answers. */
function adapterThat(delivered: string[], then: () => void | Promise<void> = () => {}): DeliveryAdapter {
  return {
    name: 'webhook',
    batchSize: 10,
    async deliver(leads) {
      delivered.push(...leads.map(({ leadId }) => leadId))
      await then()
      return leads.map(() => ({ ok: true }))
    },
  }
}

const whole = new Map<Database, Database['transaction']>()

/** Makes every transaction fail, as when the server has gone. */
function breakDatabase(database: Database): void {
  if (!whole.has(database)) whole.set(database, database.transaction)
  database.transaction = () => Promise.reject(new Error('connect ECONNREFUSED'))
}

function mendDatabase(database: Database): void {
  const transaction = whole.get(database)
  if (transaction) database.transaction = transaction
}
