import {
  accept,
  adapterThat,
  allAre,
  breakDatabase,
  restoreDatabase,
  receiver,
  startDelivering,
  states,
  stored,
  test_,
  testDelivery,
  visitors,
} from '@/tests/support/testDelivery'
import { outbox, storeLeads } from '@/tests/support/testOutbox'
import { pause, until } from '@/tests/support/until'

testDelivery()

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
    restoreDatabase(test_.database)
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
    const adapter = adapterThat(delivered, () => pause(slow ? 400 : 0))
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
    await pause(200)
    restoreDatabase(test_.database)
    await until('it is written down', allAre('delivered'))
    expect(delivered).toHaveLength(1)
  })

  it('before the start is waited for', async () => {
    breakDatabase(test_.database)
    startDelivering()
    await pause(120)
    restoreDatabase(test_.database)
    await storeLeads(test_.database, [1])
    await until('the lead is delivered', allAre('delivered'))
  })
})
