import { left, right } from 'fp-ts/Either'
import type { DeliveryAdapter } from '@/server/delivery/adapters/deliveryAdapter'
import {
  accept,
  allAre,
  receiver,
  startDelivering,
  stored,
  test_,
  testDelivery,
} from '@/tests/support/testDelivery'
import { outbox, storeLeads } from '@/tests/support/testOutbox'
import { until } from '@/tests/support/until'

testDelivery()

const attemptsOf = async () => (await outbox(test_.database))[0]?.attempts ?? 0

describe('a receiver whose address or settings are at fault', () => {
  it.each([404, 405, 407, 410, 401, 302])(
    'by %d costs no lead, and raises an alarm until one is taken',
    async (status) => {
      receiver.answer = () => ({ status })
      const delivery = startDelivering({ limits: { maxAttempts: 2, maxDelayMs: 40 } })
      await storeLeads(test_.database, [1], delivery)
      await until('the alarm is raised', () => delivery.fault !== undefined)
      expect(delivery.fault).toBe(`HTTP ${status}`)
      if (status !== 302) await until('more attempts than a lead has', async () => (await attemptsOf()) > 4)
      else expect(receiver.requests).toHaveLength(1)
      await until('it waits', allAre('retrying'))
      expect(await outbox(test_.database)).toMatchObject([{ lastError: { detail: `HTTP ${status}` } }])
      receiver.answer = accept
      if (status === 302) await test_.database.executeSql('update lead_delivery set next_attempt_at = now()')
      await until('it is delivered', allAre('delivered'))
      expect(delivery.fault).toBeUndefined()
      expect([...stored.values()]).toEqual([1])
    },
  )

  it('gets the leads at once after a restart', async () => {
    receiver.answer = () => ({ status: 404 })
    const first = startDelivering({ limits: { baseDelayMs: 3_600_000, maxDelayMs: 3_600_000 } })
    await storeLeads(test_.database, [1], first)
    await until('it waits', allAre('retrying'))
    await first.stop()
    receiver.answer = accept
    startDelivering()
    await until('it is delivered', allAre('delivered'))
  })
})

describe('a receiver that refuses fields', () => {
  /** Refuses one field after the other, and takes the lead without them. */
  const picky = (sent: string[][]): DeliveryAdapter => ({
    name: 'webhook',
    batchSize: 1,
    deliver: (leads) =>
      Promise.resolve(
        leads.map(({ leftOut }) => {
          sent.push([...leftOut])
          const refused = ['Email', 'City', 'Procedure'].find((field) => !leftOut.includes(field))
          return refused
            ? left({ kind: 'fieldsRefused' as const, detail: refused, fields: [refused] })
            : right({ externalId: 'Z1' })
        }),
      ),
  })

  it('gets the lead without them at once, each field asked once, also across restarts', async () => {
    const sent: string[][] = []
    await storeLeads(test_.database, [1])
    for (const _ of [1, 2, 3]) {
      const delivery = startDelivering({ adapter: picky(sent), limits: { maxAttempts: 1 } })
      const before = sent.length
      await until('it was sent', () => sent.length > before)
      await delivery.stop(2000)
    }
    startDelivering({ adapter: picky(sent), limits: { maxAttempts: 1 } })
    await until('it is delivered', allAre('delivered'))
    expect(sent).toEqual([[], ['Email'], ['Email', 'City'], ['Email', 'City', 'Procedure']])
  })
})
