import fc from 'fast-check'
import { createActor } from 'xstate'
import { type DeliveryFailure, DELIVERY_STATES } from '@/model/lead/leadDelivery'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { leadDeliveryTestModel } from './leadDelivery.testModel'
import {
  leadDeliveryMachine,
  nextDelivery,
  retryDelay,
  type DeliveryEvent,
  type DeliveryRow,
} from './leadDelivery.machine'

const LIMITS = { maxAttempts: 5, baseDelayMs: 1000, maxDelayMs: 30_000 }
const NOON = Date.UTC(2026, 10, 21, 6, 30)
const NEW: DeliveryRow = { state: 'pending', attempts: 0, lastError: null, nextAttemptAt: NOON, leftOut: [] }

const network = { kind: 'network', detail: 'ECONNREFUSED' } as const
const started: DeliveryEvent = { type: 'delivery.started', at: NOON }
const failed = (random = 0.5): DeliveryEvent => ({
  type: 'delivery.failed',
  at: NOON,
  failure: network,
  random,
})
const after = (row: DeliveryRow, ...events: DeliveryEvent[]) =>
  events.reduce((stood, event) => nextDelivery(stood, event, LIMITS), row)

describe('the lead delivery machine', () => {
  provesMachine(leadDeliveryMachine, leadDeliveryTestModel)

  it('has the states that are stored with a lead', () => {
    expect(Object.keys(leadDeliveryMachine.root.states).sort()).toEqual([...DELIVERY_STATES].sort())
  })

  it('waits up to twice as long after each failure, up to the limit', () => {
    const longest = [1, 2, 3, 4, 5, 6, 40].map((attempt) =>
      retryDelay(attempt, { failure: network, random: 1 }, LIMITS),
    )
    expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(retryDelay(3, { failure: network, random: 0 }, LIMITS)).toBe(0)
  })

  it('waits at least as long as a receiver asks, also beyond the limit', () => {
    const failure = { kind: 'rateLimited', detail: '429', retryAfterMs: 90_000 } as const
    expect(retryDelay(1, { failure, random: 0 }, LIMITS)).toBe(90_000)
    expect(retryDelay(1, { failure, random: 1 }, LIMITS)).toBe(91_000)
  })

  it('gives a lead up after the last attempt, with the reason', () => {
    const tries = Array.from({ length: LIMITS.maxAttempts }, () => [started, failed()]).flat()
    const timeout = { kind: 'timeout', detail: '10 s' } as const
    const last: DeliveryEvent = { type: 'delivery.failed', at: NOON, failure: timeout, random: 0 }
    expect(after(NEW, ...tries.slice(0, -1), last).lastError).toEqual(timeout)
    expect(after(NEW, ...tries)).toEqual({
      ...NEW,
      state: 'dead',
      attempts: 5,
      lastError: network,
      nextAttemptAt: null,
    })
    expect(after(NEW, ...tries.slice(2)).state).toBe('retrying')
  })

  it('gives a lead up at once when it is refused for good', () => {
    const failure = { kind: 'rejected', detail: '422' } as const
    const row = after(NEW, started, { type: 'delivery.failed', at: NOON, failure, random: 0 })
    expect(row).toEqual({ ...NEW, state: 'dead', attempts: 1, lastError: failure, nextAttemptAt: null })
  })

  const failedWith = (failure: DeliveryFailure, at = NOON): DeliveryEvent => ({
    type: 'delivery.failed',
    at,
    failure,
    random: 0,
  })

  it('sends a lead at once without a field that was refused, remembers it, and gives up when it is refused again', () => {
    const refused = (...fields: string[]): DeliveryFailure => ({ kind: 'fieldsRefused', detail: '', fields })
    const one = after(NEW, started, failedWith(refused('Email')))
    expect(one).toMatchObject({ state: 'retrying', attempts: 0, nextAttemptAt: NOON, leftOut: ['Email'] })
    const two = after(one, started, failedWith(refused('Email', 'City')))
    expect(two).toMatchObject({ state: 'retrying', leftOut: ['Email', 'City'] })
    // A restart in between forgets nothing.
    expect(after(two, started, { type: 'delivery.interrupted', at: NOON }).leftOut).toEqual(['Email', 'City'])
    expect(after(two, started, failedWith(refused('City'))).state).toBe('dead')
    expect(after(two, { type: 'delivery.replayed', at: NOON }).leftOut).toEqual([])
  })

  it('ends, however many fields are refused', () => {
    const refusedEach = Array.from({ length: 300 }, (_, index) => [
      started,
      failedWith({ kind: 'fieldsRefused', detail: '', fields: [`Field_${index}`] }),
    ]).flat()
    expect(after(NEW, ...refusedEach).state).toBe('dead')
  })

  it.each(['settings', 'auth', 'rateLimited'] as const)(
    'never gives a lead up because of a failure of the kind %s, and counts its own attempts anew after it',
    (kind) => {
      const failure = { kind, detail: 'HTTP 404' }
      const waits = Array.from({ length: 10 * LIMITS.maxAttempts }, () => [
        started,
        failedWith(failure),
      ]).flat()
      const row = after(NEW, ...waits)
      expect(row).toMatchObject({ state: 'retrying', lastError: failure })
      const own = Array.from({ length: LIMITS.maxAttempts }, () => [started, failed()]).flat()
      expect(after(row, ...own.slice(0, -2)).state).toBe('retrying')
      expect(after(row, ...own).state).toBe('dead')
    },
  )

  it('forgets the reason when the lead is taken after all', () => {
    const row = after(NEW, started, failed(), started, { type: 'delivery.succeeded', at: NOON })
    expect(row).toEqual({ ...NEW, state: 'delivered', attempts: 2, lastError: null, nextAttemptAt: null })
  })

  it('goes on after a kill in the middle of an attempt', () => {
    const row = after(NEW, started, { type: 'delivery.interrupted', at: NOON + 5 })
    expect(row).toMatchObject({ state: 'retrying', nextAttemptAt: NOON + 5 })
  })

  it('counts the attempt that another worker left behind', () => {
    expect(after(NEW, started, started)).toMatchObject({ state: 'delivering', attempts: 2 })
    const left = Array.from({ length: LIMITS.maxAttempts }, () => started)
    expect(after(NEW, ...left, failed()).state).toBe('dead')
  })

  it('begins anew when the clinic asks for a dead lead again', () => {
    const dead: DeliveryRow = { ...NEW, state: 'dead', attempts: 5, lastError: network, nextAttemptAt: null }
    expect(after(dead, { type: 'delivery.replayed', at: NOON })).toEqual({
      ...NEW,
      state: 'pending',
      attempts: 0,
      lastError: network,
      nextAttemptAt: NOON,
    })
  })

  it.each([
    ['waits for its first attempt', { state: 'pending', attempts: 0, lastError: null, nextAttemptAt: NOON }],
    [
      'waits for another attempt',
      { state: 'retrying', attempts: 3, lastError: network, nextAttemptAt: NOON + 9e6 },
    ],
    ['was taken', { state: 'delivered', attempts: 2, lastError: null, nextAttemptAt: null }],
  ] as const)('is due at once when the clinic asks for a lead that %s', (_, row) => {
    expect(after({ ...NEW, ...row }, { type: 'delivery.replayed', at: NOON + 7 })).toEqual({
      leftOut: [],
      state: 'pending',
      attempts: 0,
      lastError: row.lastError,
      nextAttemptAt: NOON + 7,
    })
  })

  it('knows no end of an attempt that has not begun', () => {
    const waiting = after(NEW, started, failed())
    const ends: DeliveryEvent[] = [
      { type: 'delivery.succeeded', at: NOON },
      { type: 'delivery.interrupted', at: NOON },
      failed(),
    ]
    const delivered: DeliveryRow = {
      ...NEW,
      state: 'delivered',
      attempts: 2,
      lastError: null,
      nextAttemptAt: null,
    }
    const dead: DeliveryRow = { ...NEW, state: 'dead', attempts: 5, lastError: network, nextAttemptAt: null }
    for (const row of [NEW, waiting, delivered, dead])
      for (const end of ends) expect(after(row, end)).toEqual(row)
    // Nor does an attempt begin with a lead that was taken or given up.
    for (const row of [delivered, dead]) expect(after(row, started)).toEqual(row)
  })

  it('begins by waiting, due when it was stored', () => {
    const { value, context } = createActor(leadDeliveryMachine, {
      input: { limits: LIMITS, at: NOON },
    }).getSnapshot()
    expect({ state: value, ...context }).toEqual({ ...NEW, limits: LIMITS })
  })

  it('offers nothing of a lead that was withdrawn before its first attempt, whatever comes', () => {
    const withdrawn = after(NEW, { type: 'delivery.withdrawn', at: NOON })
    expect(withdrawn).toEqual({
      ...NEW,
      state: 'withdrawn',
      attempts: 0,
      lastError: null,
      nextAttemptAt: null,
    })
    for (const { event } of leadDeliveryTestModel.events) expect(after(withdrawn, event)).toEqual(withdrawn)
    // The CRM may already have the lead: withdrawal is sent, not skipped.
    const delivering = after(NEW, started)
    expect(after(delivering, { type: 'delivery.withdrawn', at: NOON })).toEqual(delivering)
  })

  it('changes nothing for an event that does not fit, and never loses a lead: from every row but a withdrawn one a way to delivered stays open', () => {
    const event = fc.constantFrom(...leadDeliveryTestModel.events.map((one) => one.event))
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const row = after(NEW, ...events)
        const again: DeliveryEvent[] = [
          { type: 'delivery.interrupted', at: NOON },
          { type: 'delivery.replayed', at: NOON },
          started,
          { type: 'delivery.succeeded', at: NOON },
        ]
        expect(after(row, ...again).state).toBe(row.state === 'withdrawn' ? 'withdrawn' : 'delivered')
        const isAtRest = ['delivering', 'delivered', 'dead', 'withdrawn'].includes(row.state)
        expect(row.nextAttemptAt === null).toBe(isAtRest)
      }),
    )
    expect(after(NEW, failed())).toEqual(NEW)
  })
})
