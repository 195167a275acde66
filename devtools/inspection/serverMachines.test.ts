import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import { processWide } from '@/model/processWide'
import { step } from '@/server/delivery/outbox/deliveryRows'
import { recordTransition, takeSteps } from '@/server/traces/machineSteps'
import { ServerMachines, ServerMessages } from './serverMachines'

const LIMITS = { maxAttempts: 3, baseDelayMs: 10, maxDelayMs: 100 }
const AT = Date.UTC(2026, 10, 24)
const REFUSED: DeliveryFailure = { kind: 'rejected', detail: 'no field Budget' }

type Row = Parameters<typeof step>[0]
const pending = (leadId: string): Row => ({
  leadId,
  adapter: 'webhook',
  state: 'pending',
  attempts: 0,
  nextAttemptAt: new Date(AT),
  lastError: null,
  leftOut: [],
  deliveredAt: null,
  externalId: null,
  updatedAt: new Date(AT),
})
const started = (row: Row) => step(row, { type: 'delivery.started' }, LIMITS, AT)
const failed = (row: Row) => step(row, { type: 'delivery.failed', failure: REFUSED }, LIMITS, AT)

let machines: ServerMachines
let events: InspectionEvent[]
beforeEach(() => {
  takeSteps()
  events = []
  machines = new ServerMachines((event) => void events.push(event))
})
/** Published machines with their state after each event. */
const published = () =>
  events.flatMap((event) =>
    event.type === '@xstate.snapshot'
      ? [[(event.actorRef as AnyActorRef).id, event.event.type, (event.snapshot as AnyMachineSnapshot).value]]
      : [],
  )

test('leads on the server take the same steps as actors, each named by its place', () => {
  failed(started(pending('8d5f4c1e')))
  started(pending('1f2e3d4c'))
  machines.add(takeSteps())
  expect(published()).toEqual([
    ['lead 1', 'xstate.init', 'pending'],
    ['lead 1', 'delivery.started', 'delivering'],
    ['lead 1', 'delivery.failed', 'dead'],
    ['lead 2', 'xstate.init', 'pending'],
    ['lead 2', 'delivery.started', 'delivering'],
  ])
})

test('a row goes on with its actor, and with a new one where another server has moved it', () => {
  const first = started(pending('lead'))
  machines.add(takeSteps())
  const dead = failed(first)
  machines.add(takeSteps())
  started({ ...dead, state: 'retrying', attempts: 2 })
  machines.add(takeSteps())
  expect(published().filter(([, type]) => type === 'xstate.init')).toEqual([
    ['lead 1', 'xstate.init', 'pending'],
    ['lead 1', 'xstate.init', 'retrying'],
  ])
  expect(published().at(-1)).toEqual(['lead 1', 'delivery.started', 'delivering'])
})

test('as long as nobody watches, no step is kept', () => {
  const shared = processWide('machineSteps')
  delete shared.value
  recordTransition(() => ({
    machineId: 'leadDelivery',
    of: 'lead',
    from: { value: 'pending', context: {} },
    event: { type: 'delivery.started' },
  }))
  expect(shared.value).toBeUndefined()
  expect(takeSteps()).toEqual([])
})

test('a live view hears that the server’s machines began, and then what came since, once', () => {
  const messages = new ServerMessages()
  const message = { type: 'page.ended', page: ServerMessages.page } as const
  expect(messages.since(0)).toEqual({ messages: [], count: 0 })
  messages.add(message)
  expect(messages.since(0)).toMatchObject({
    messages: [{ type: 'page.began', isServer: true }, message],
    count: 1,
  })
  expect(messages.since(1)).toEqual({ messages: [], count: 1 })
  for (let more = 0; more < 2_500; more++) messages.add(message)
  expect(messages.since(1).messages).toHaveLength(2_000)
  expect(messages.since(2_500)).toEqual({ messages: [message], count: 2_501 })
})
