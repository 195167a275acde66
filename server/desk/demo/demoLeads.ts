import 'server-only'
import { startOfDay, localTime } from '@/model/catalogue/timeZone'
import { dayAfter } from '@/model/desk/figures'
import { compactLead, normaliseLead } from '@/model/lead/lead'
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

/** Indian mobile numbers do not begin so: nobody is called. */
const FIRST_NUMBER = 5_550_000_000
const HOUR_MS = 60 * 60 * 1000

/** One of a list by its weight. */
function weighted<Item>(
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

/** When a lead came, within the last so many days; on Sundays few do. */
function arrival(days: number, now: number, timeZone: string, random: () => number): number {
  const today = localTime(new Date(now), timeZone).slice(0, 10)
  for (;;) {
    const day = dayAfter(today, -Math.floor(random() * days))
    const isSunday = new Date(day).getUTCDay() === 0
    const hour = weighted(HOUR_NUMBERS, (one) => HOURS[one] ?? 0, random) + random()
    const at = Math.floor(startOfDay(day, timeZone).getTime() + hour * HOUR_MS)
    if (at <= now && !(isSunday && random() < 0.5)) return at
  }
}

/** Leads of nobody, as forms bring them, oldest first. */
export function demoLeads(
  count: number,
  { days, now, timeZone, random }: { days: number; now: number; timeZone: string; random: () => number },
): readonly DemoLead[] {
  const one = <Item>(items: readonly Item[]) => weighted(items, () => 1, random)
  const times = Array.from({ length: count }, () => arrival(days, now, timeZone, random)).sort(
    (a, b) => a - b,
  )
  return times.map((arrivedAt, at) => {
    const { source, channel, promise } = weighted(SOURCES, ({ share }) => share, random)
    const [city, treatment] = [one(CITIES), one(TREATMENTS)]
    const created = new Date(arrivedAt)
    const body = {
      NameData: `${one(FIRST)} ${one(LAST)}`,
      MobileNoData: String(FIRST_NUMBER + at),
      CityData: city,
      ProcedureNameData: treatment,
      Zutm_sourcedata: source,
      lead_channeldata: channel,
    }
    const lead = normaliseLead(body, { now: created, ip: '' })
    const row: LeadRow = {
      id: newUuid(arrivedAt),
      created_at: created.toISOString(),
      idem_key: null,
      body_hash: '',
      mobile: lead.MobileNoData,
      country_code: lead.countryCode,
      name: lead.NameData,
      email: '',
      city,
      treatment,
      treatment_key: treatment.toLowerCase(),
      page_type: lead.PageTypeData,
      lead_tier: lead.LeadTier,
      suspected_spam: false,
      fields: compactLead(lead),
      first_touch: null,
      whatsapp_consent: false,
      privacy_notice: null,
    }
    return { row, arrivedAt, promise }
  })
}
