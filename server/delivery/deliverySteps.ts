import 'server-only'
import { nextDelivery, type DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Config } from '@/server/config'
import type { Delivery } from './deliveryRows'

export const deliveryLimitsOf = ({ delivery }: Pick<Config, 'delivery'>): DeliveryLimits => ({
  maxAttempts: delivery.maxAttempts,
  baseDelayMs: delivery.baseDelayMs,
  maxDelayMs: delivery.maxDelayMs,
})

export function step(row: Delivery, event: any, limits: DeliveryLimits, at: number): Delivery {
  const next = nextDelivery(
    {
      state: row.state,
      attempts: row.attempts,
      lastError: row.lastError,
      nextAttemptAt: row.nextAttemptAt?.getTime() ?? null,
    },
    { ...event, at },
    limits,
  )
  return {
    ...row,
    state: next.state,
    attempts: next.attempts,
    lastError: next.lastError,
    nextAttemptAt: next.nextAttemptAt === null ? null : new Date(next.nextAttemptAt),
    deliveredAt: next.state === 'delivered' ? new Date(at) : row.deliveredAt,
  }
}
