import fc from 'fast-check'
import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { MESSAGE_STATES } from '@/model/appointments/messages'
import { type MessageEvent, type MessageRow, nextMessage, reminderMachine } from './reminder.machine'
import { reminderTestModel } from './reminder.testModel'

const LIMITS = { maxAttempts: 3, baseDelayMs: 1000, maxDelayMs: 3000 }
const NOON = Date.UTC(2026, 10, 23, 6, 30)
const NEW: MessageRow = { state: 'due', attempts: 0, dueAt: NOON, lastError: null }

const after = (...events: readonly MessageEvent[]) =>
  events.reduce((row, event) => nextMessage(row, event, LIMITS), NEW)
const begun = { type: 'message.begun', at: NOON, check: { kind: 'wanted' } } as const
const sent = { type: 'message.sent', at: NOON } as const
const away: MessageEvent = {
  type: 'message.failed',
  at: NOON,
  random: 1,
  failure: { kind: 'unavailable', detail: 'HTTP 503' },
}

describe('the reminder machine', () => {
  provesMachine(reminderMachine, reminderTestModel)

  it('has the states that are stored with a message, and begins as a new row', () => {
    expect(Object.keys(reminderMachine.root.states).sort()).toEqual([...MESSAGE_STATES].sort())
    const { value, context } = createActor(reminderMachine, {
      input: { limits: LIMITS, dueAt: NOON },
    }).getSnapshot()
    expect({ state: value, ...context, limits: undefined }).toEqual({ ...NEW, limits: undefined })
  })

  it('tries again after growing waits while the provider is away, and gives up after the last attempt', () => {
    const waits = [1, 2].map((tries) => after(...Array(tries).fill([begun, away]).flat()).dueAt - NOON)
    expect(waits).toEqual([1000, 2000])
    expect(after(begun, { ...away, random: 0 }).dueAt - NOON).toBe(500)
    expect(after(begun, away, begun, sent)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
    expect(after(begun, away, begun, away, begun, away)).toMatchObject({
      state: 'failed',
      lastError: { kind: 'unavailable' },
    })
  })

  it.each(['unreachable', 'unknown', 'unreadable'] as const)('ends at once with the failure %s', (kind) => {
    const failed: MessageEvent = {
      type: 'message.failed',
      at: NOON,
      random: 1,
      failure: { kind, detail: '' },
    }
    expect(after(begun, failed)).toMatchObject({ state: 'failed', attempts: 1, lastError: { kind } })
  })

  it('is given to the provider once at most where the provider may have it', () => {
    const events = fc.constantFrom(...reminderTestModel.events.map(({ event }) => event))
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (all) => {
        let row = NEW
        let mayBeThere = false
        for (const event of all) {
          const next = nextMessage(row, event, LIMITS)
          if (next.attempts > row.attempts) expect(mayBeThere).toBe(false)
          const isUnsure = event.type === 'message.failed' && event.failure.kind === 'unknown'
          if (
            row.state === 'sending' &&
            next.state !== 'sending' &&
            (isUnsure || event.type !== 'message.failed')
          )
            mayBeThere = true
          row = next
        }
      }),
    )
    expect(after(begun, { type: 'message.interrupted', at: NOON }, begun)).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: { kind: 'unknown' },
    })
  })

  it('waits for the morning without an attempt, and is not sent when it is not true any more', () => {
    const until = NOON + 9 * 3_600_000
    expect(after({ ...begun, check: { kind: 'quiet', until } })).toEqual({ ...NEW, dueAt: until })
    expect(after({ ...begun, check: { kind: 'obsolete' } })).toMatchObject({ state: 'obsolete', attempts: 0 })
    expect(after(begun, away, { ...begun, check: { kind: 'obsolete' } }).state).toBe('obsolete')
  })
})
