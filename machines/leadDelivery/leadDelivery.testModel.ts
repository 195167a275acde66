import type { TestModel } from '@/devtools/proof/testModel'
import type { DeliveryContext, DeliveryEvent, DeliveryLimits } from './leadDelivery.machine'

const NOON = Date.UTC(2026, 10, 21, 6, 30)

export const leadDeliveryTestModel: TestModel<
  DeliveryEvent,
  DeliveryContext,
  { limits: DeliveryLimits; at: number }
> = {
  input: { limits: { maxAttempts: 2, baseDelayMs: 1000, maxDelayMs: 60_000 }, at: NOON },
  events: [
    { label: 'an attempt begins', event: { type: 'delivery.started', at: NOON } },
    { label: 'the CRM takes the lead', event: { type: 'delivery.succeeded', at: NOON } },
    {
      label: 'the CRM cannot be reached',
      event: {
        type: 'delivery.failed',
        at: NOON,
        failure: { kind: 'network', detail: 'ECONNREFUSED' },
        random: 0.5,
      },
    },
    {
      label: 'the CRM refuses the lead for good',
      event: { type: 'delivery.failed', at: NOON, failure: { kind: 'rejected', detail: '422' }, random: 0.5 },
    },
    {
      label: 'the CRM refuses a field',
      event: {
        type: 'delivery.failed',
        at: NOON,
        failure: { kind: 'fieldsRefused', detail: 'Zoho INVALID_DATA (Email)', fields: ['Email'] },
        random: 0.5,
      },
    },
    {
      label: 'the CRM’s settings are at fault',
      event: {
        type: 'delivery.failed',
        at: NOON,
        failure: { kind: 'settings', detail: 'HTTP 404' },
        random: 0.5,
      },
    },
    { label: 'the worker is killed', event: { type: 'delivery.interrupted', at: NOON } },
    { label: 'the clinic asks for it again', event: { type: 'delivery.replayed', at: NOON } },
    { label: 'its sender withdraws the lead', event: { type: 'delivery.withdrawn', at: NOON } },
  ],
  stateKey: ({ attempts, lastError, leftOut }) => ({
    leftOut: leftOut.length,
    attempts: Math.min(attempts, 3),
    reason: lastError?.kind ?? null,
  }),
}
