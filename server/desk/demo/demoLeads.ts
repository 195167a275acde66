import { addDays } from '@/model/catalogue/timeZone'
import 'server-only'
import { startOfDay, localTime } from '@/model/catalogue/timeZone'
import { compactLead, type LeadBody, normaliseLead } from '@/model/lead/lead'
import { INVENTED_DIGITS } from '@/model/lead/mobile'
import { newUuid } from '@/server/database/uuid'
import type { LeadRow } from '@/server/leads/intake/leadBatch'

const FIRST =
  'Aarav Aditi Amit Ananya Anil Asha Deepak Divya Farhan Gauri Harish Imran Ishita Karan Kavita Lakshmi Mahesh Meera Mohan Neha Nikhil Pooja Priya Rahul Rekha Rohan Sanjay Shreya Sunita Vikram'.split(
    ' ',
  )
const LAST =
  'Agarwal Bose Chauhan Das Desai Gupta Iyer Jain Joshi Khan Kulkarni Mehta Mishra Nair Patel Pillai Rao Reddy Sharma Singh Verma'.split(
    ' ',
  )
const CITIES = ['Mumbai', 'Delhi', 'Bengaluru', 'Pune', 'Hyderabad', 'Chennai', 'Kolkata', 'Ahmedabad']
const TREATMENTS = [
  'Piles',
  'Cataract',
  'Hernia',
  'LASIK',
  'Kidney Stones',
  'Varicose Veins',
  'Circumcision',
  'Knee Replacement',
]

/** Where leads come from: how many of a hundred, and how many of those who are reached become a booking. */
const SOURCES = [
  { source: 'google', channel: 'Paid search', share: 34, promise: 0.42 },
  { source: '', channel: 'Organic or direct', share: 27, promise: 0.5 },
  { source: 'facebook', channel: 'Paid social', share: 18, promise: 0.2 },
  { source: 'instagram', channel: 'Organic social', share: 10, promise: 0.24 },
  { source: 'newsletter', channel: 'E-mail', share: 6, promise: 0.38 },
  { source: 'justdial', channel: 'Campaign', share: 5, promise: 0.3 },
] as const

/** How many come in each hour of a day, from midnight. */
const HOURS = [2, 1, 1, 1, 1, 2, 4, 8, 14, 22, 28, 30, 27, 22, 20, 22, 24, 26, 28, 30, 28, 20, 12, 6]

const FIRST_NUMBER = Number(`${INVENTED_DIGITS}0000000`)
const HOUR_MS = 60 * 60 * 1000

/** One of a list by its weight. */
export function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: () => number,
): Item {
  let left = random() * items.reduce((total, item) => total + weightOf(item), 0)
  const found = items.find((item) => (left -= weightOf(item)) < 0) ?? items[0]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

interface DemoLead {
  readonly row: LeadRow
  readonly arrivedAt: number
  readonly promise: number
}

const HOUR_NUMBERS = HOURS.map((_, hour) => hour)

/** A time of a local day at which a lead comes, milliseconds since 1970. */
export const timeOfDay = (day: string, timeZone: string, random: () => number): number =>
  Math.floor(
    startOfDay(day, timeZone).getTime() +
      (weighted(HOUR_NUMBERS, (one) => HOURS[one] ?? 0, random) + random()) * HOUR_MS,
  )

/** An invented person and the source that the enquiry comes from. @param number counted from 0 */
export function demoPerson(number: number, random: () => number) {
  const one = <Item>(items: readonly Item[]) => weighted(items, () => 1, random)
  const { source, channel, promise } = weighted(SOURCES, ({ share }) => share, random)
  return {
    source,
    promise,
    body: {
      NameData: `${one(FIRST)} ${one(LAST)}`,
      MobileNoData: String(FIRST_NUMBER + number),
      Zutm_sourcedata: source,
      lead_channeldata: channel,
    },
  }
}

/** A lead's row as a form's submission at that time would give it. */
export function demoLeadRow(body: LeadBody, createdAt: number): LeadRow {
  const created = new Date(createdAt)
  const lead = normaliseLead(body, { now: created, ip: '' })
  return {
    id: newUuid(createdAt),
    created_at: created.toISOString(),
    idem_key: null,
    body_hash: '',
    mobile: lead.MobileNoData,
    country_code: lead.countryCode,
    name: lead.NameData,
    email: '',
    city: lead.CityData,
    treatment: lead.ProcedureNameData,
    treatment_key: lead.ProcedureNameData.toLowerCase(),
    page_type: lead.PageTypeData,
    lead_tier: lead.LeadTier,
    suspected_spam: false,
    fields: compactLead(lead),
    first_touch: null,
    whatsapp_consent: false,
    privacy_notice: null,
  }
}

/** When a lead came, within the last so many days; on Sundays few do. */
function arrival(days: number, now: number, timeZone: string, random: () => number): number {
  const today = localTime(new Date(now), timeZone).slice(0, 10)
  for (;;) {
    const day = addDays(today, -Math.floor(random() * days))
    const isSunday = new Date(day).getUTCDay() === 0
    const at = timeOfDay(day, timeZone, random)
    if (at <= now && !(isSunday && random() < 0.5)) return at
  }
}

/** Invented leads as forms would submit them, oldest first. */
export function demoLeads(
  count: number,
  { days, now, timeZone, random }: { days: number; now: number; timeZone: string; random: () => number },
): readonly DemoLead[] {
  const one = <Item>(items: readonly Item[]) => weighted(items, () => 1, random)
  const times = Array.from({ length: count }, () => arrival(days, now, timeZone, random)).sort(
    (a, b) => a - b,
  )
  return times.map((arrivedAt, at) => {
    const { body, promise } = demoPerson(at, random)
    const row = demoLeadRow({ ...body, CityData: one(CITIES), ProcedureNameData: one(TREATMENTS) }, arrivedAt)
    return { row, arrivedAt, promise }
  })
}
