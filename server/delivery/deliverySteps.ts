import 'server-only'
import {
  nextDelivery,
  type DeliveryEvent,
  type DeliveryLimits,
} from '@/machines/leadDelivery/leadDelivery.machine'
import type { Config } from '@/server/config'
import type { Delivery } from './deliveryRows'

/** The machine's events without what this module adds: the time and the dice. */
type WithoutEdge<Event> = Event extends unknown ? Omit<Event, 'at' | 'random'> : never
export type DeliveryStep = WithoutEdge<DeliveryEvent>

/** The limits that the leadDelivery machine works within, from the configuration. */
export const deliveryLimitsOf = ({ delivery }: Pick<Config, 'delivery'>): DeliveryLimits => ({
  maxAttempts: delivery.maxAttempts,
  baseDelayMs: delivery.baseDelayMs,
  maxDelayMs: delivery.maxDelayMs,
})

/**
 * A row of the outbox after one event of the leadDelivery machine, which decides its state, its attempts, its reason and
 * its next attempt; the row's own columns follow from that.
 * @param at epoch milliseconds
 */
export function step(row: Delivery, event: DeliveryStep, limits: DeliveryLimits, at: number): Delivery {
  const { state, attempts, lastError, nextAttemptAt } = nextDelivery(
    {
      state: row.state,
      attempts: row.attempts,
      lastError: row.lastError,
      nextAttemptAt: row.nextAttemptAt?.getTime() ?? null,
    },
    // The union of the events less the two keys, plus the two keys, is the union of the events.
    { ...event, at, random: Math.random() } as DeliveryEvent,
    limits,
  )
  return {
    ...row,
    state,
    attempts,
    lastError,
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    deliveredAt: state === 'delivered' ? (row.deliveredAt ?? new Date(at)) : null,
  }
}
