import type { TestModel } from '@/devtools/proof/testModel'
import type { MessageContext, MessageEvent, MessageLimits } from './reminder.machine'

const at = Date.UTC(2026, 10, 23, 6, 30)
const HOUR = 60 * 60 * 1000
const random = 0.5

export const reminderTestModel: TestModel<
  MessageEvent,
  MessageContext,
  { readonly limits: MessageLimits; readonly dueAt: number }
> = {
  input: { limits: { maxAttempts: 2, baseDelayMs: 1000, maxDelayMs: 60_000 }, dueAt: at },
  events: [
    { label: 'its time comes', event: { type: 'message.begun', at, check: { kind: 'wanted' } } },
    {
      label: 'its time comes, and the appointment is another',
      event: { type: 'message.begun', at, check: { kind: 'obsolete' } },
    },
    {
      label: 'its time comes at night',
      event: { type: 'message.begun', at, check: { kind: 'quiet', until: at + 9 * HOUR } },
    },
    {
      label: 'its time comes, and the person wants no messages',
      event: {
        type: 'message.begun',
        at,
        check: { kind: 'refused', failure: { kind: 'optedOut', detail: '' } },
      },
    },
    { label: 'the provider takes it', event: { type: 'message.sent', at } },
    {
      label: 'the provider is away',
      event: { type: 'message.failed', at, random, failure: { kind: 'unavailable', detail: 'HTTP 503' } },
    },
    {
      label: 'the provider does not answer',
      event: { type: 'message.failed', at, random, failure: { kind: 'unknown', detail: 'timeout' } },
    },
    {
      label: 'the number cannot be reached',
      event: { type: 'message.failed', at, random, failure: { kind: 'unreachable', detail: 'HTTP 400' } },
    },
    { label: 'the server ends in the middle of it', event: { type: 'message.interrupted', at } },
  ],
  stateKey: ({ attempts, dueAt, lastError }) => ({ attempts, isLater: dueAt > at, reason: lastError?.kind }),
}
