/** What the leads commands take of the clinic's words: which leads are meant. */
import { InvalidArgumentError } from 'commander'
import { startOfDay } from '@/model/catalogue/timeZone'
import { DELIVERY_STATES, type DeliveryState } from '@/model/lead/leadDelivery'
import type { Database } from '@/server/database/database'
import { clinicTimeZone } from '@/server/leads/export/leadColumns'
import { isUuid } from '@/server/database/uuid'
import type { LeadFilter } from '@/server/leads/leadStore'

const DAY_MS = 24 * 60 * 60 * 1000

type LeadType = NonNullable<LeadFilter['type']>

export interface FilterOptions {
  from?: string
  to?: string
  city?: string
  treatment?: string
  state?: DeliveryState[]
  type?: LeadType | 'all'
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

export function state(text: string, before: DeliveryState[] = []): DeliveryState[] {
  const states = text.split(',').map((one) => DELIVERY_STATES.find((known) => known === one.trim()))
  if (states.includes(undefined)) throw new InvalidArgumentError(`expected ${DELIVERY_STATES.join(', ')}`)
  return [...before, ...states.filter((one) => one !== undefined)]
}

export function leadId(text: string, before: string[] = []): string[] {
  if (!isUuid(text)) throw new InvalidArgumentError('expected a lead id')
  return [...before, text]
}

/** The filter of a command's options, in the clinic's time. */
export async function filterOf(
  database: Database,
  { from, to, city, treatment, state: states, type }: FilterOptions,
): Promise<LeadFilter> {
  const zone = await clinicTimeZone(database)
  const start = (text: string) => (isDay(text) ? startOfDay(text, zone) : new Date(text))
  // A day alone means the whole day.
  const end = (text: string) =>
    isDay(text)
      ? startOfDay(new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10), zone)
      : new Date(text)
  return {
    from: from === undefined ? undefined : start(from),
    to: to === undefined ? undefined : end(to),
    city,
    treatment,
    states,
    type: type === 'all' ? undefined : type,
  }
}
