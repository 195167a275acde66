import { right } from 'fp-ts/Either'
import type { Database } from '@/server/database/database'
import type { DeliveryAdapter } from '@/server/delivery/adapters/deliveryAdapter'
import { type DeliveryOptions, LeadDelivery } from '@/server/delivery/delivery'
import { type TestDatabase, createTestDatabase } from './testDatabase'
import { outbox } from './testOutbox'
import { type ReceiverAnswer, TestReceiver } from './testReceiver'

/** Set by `testDelivery` before the first test. */
export let test_: TestDatabase
export let receiver: TestReceiver
let running: LeadDelivery[] = []
/** What a receiver that keys by id holds: how often it stored each lead. */
export const stored = new Map<string, number>()

/** A database of their own and a receiver for a file's tests; deliveries end after each. */
export function testDelivery(): void {
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
}

export const accept = (request: { body: string }): ReceiverAnswer => {
  const { id } = JSON.parse(request.body) as { id: string }
  if (!stored.has(id)) stored.set(id, 1)
  return { status: 200, body: { id: `crm-${id}` } }
}

export const LIMITS = { maxAttempts: 4, baseDelayMs: 20, maxDelayMs: 200, concurrency: 4, timeoutMs: 5000 }

export const configFor = (limits: Partial<typeof LIMITS> = {}): DeliveryOptions['config'] => ({
  delivery: { ...LIMITS, ...limits },
  crm: {
    adapter: 'webhook',
    settings: { CRM_WEBHOOK_URL: receiver.url, CRM_WEBHOOK_SECRET: 'a secret of the test' },
  },
})

export const startDelivering = (
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

export const states = async () => (await outbox(test_.database)).map(({ state }) => state)
export const allAre = (state: string) => async () => (await states()).every((each) => each === state)
export const visitors = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** An adapter that delivers into a list, and then does something before it answers. */
export function adapterThat(
  delivered: string[],
  then: () => void | Promise<void> = () => {},
): DeliveryAdapter {
  return {
    name: 'webhook',
    batchSize: 10,
    async deliver(leads) {
      delivered.push(...leads.map(({ leadId }) => leadId))
      await then()
      return leads.map(() => right({}))
    },
  }
}

const whole = new Map<Database, Database['transaction']>()

/** Makes every transaction fail, as when the server has gone. */
export function breakDatabase(database: Database): void {
  if (!whole.has(database)) whole.set(database, database.transaction)
  database.transaction = () => Promise.reject(new Error('connect ECONNREFUSED'))
}

export function restoreDatabase(database: Database): void {
  const transaction = whole.get(database)
  if (transaction) database.transaction = transaction
}
