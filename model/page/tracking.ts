import * as t from 'io-ts'
import type { LeadTextField } from '@/model/lead/leadFields'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { PARAMETER_ALIASES, TRACKING_PARAMETERS, type TrackingParameter } from './trackingParameters'

/** The parameters of one address. */
export const Touch = t.partial(
  // Object.fromEntries forgets its keys: they are TRACKING_PARAMETERS'.
  Object.fromEntries(TRACKING_PARAMETERS.map((name) => [name, t.string])) as Record<
    TrackingParameter,
    t.StringC
  >,
  'Touch',
)
export type Touch = t.TypeOf<typeof Touch>

/** What is known of a visit: its first and its latest address with parameters, and when it was last seen (ms since 1970). */
export const Visit = t.type({ first: Touch, last: Touch, seenAt: t.number }, 'Visit')
export type Visit = t.TypeOf<typeof Visit>

/** A visit ends after this much inactivity. */
export const VISIT_LIMIT_MS = 30 * 60 * 1000

const VALUE_LIMIT = 200

/** One line of at most 200 characters that the rules for text accept: an odd address must not cost a lead. */
const plain = (value: string): string =>
  value
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, VALUE_LIMIT)
    // A cut through a character of two units leaves half of it.
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** The tracking parameters of a query, or null when it has none. Long values are cut, control characters dropped. */
export function trackingFromQuery(query: URLSearchParams): Touch | null {
  const found = TRACKING_PARAMETERS.flatMap((name) => {
    const value = plain(query.get(name) || query.get(PARAMETER_ALIASES[name] ?? name) || '')
    return value ? [[name, value] as const] : []
  })
  return found.length ? Object.fromEntries(found) : null
}

/** The visit after one more page: its parameters become the latest, and the first when the visit is new. */
export function nextVisit(previous: Visit | null, found: Touch | null, now: number): Visit | null {
  const current = previous && now - previous.seenAt <= VISIT_LIMIT_MS ? previous : null
  if (!found) return current && { ...current, seenAt: now }
  return { first: current?.first ?? found, last: found, seenAt: now }
}

/** Which Lead field each parameter fills (section 3). */
const FIELDS_OF_PARAMETER = {
  source: ['Zutm_sourcedata', 'site_source_name'],
  medium: ['Zutm_mediumdata'],
  utm_campaign: ['Zutm_campaigndata'],
  keyword: ['Zutm_termdata', 'utm_term', 'Keyword_Text'],
  matchtype: ['Keyword_Match_Type'],
  campaignid: ['campaignid'],
  network: ['Network'],
  creative: ['Adset_Id'],
  gclid: ['GCLID'],
  gad: ['placement'],
  targetid: ['entity'],
  // Where the visitor was sent from the advertisement; the form's own answers stand above them.
  city: ['CityData'],
  disease: ['condition_data'],
} as const satisfies Record<TrackingParameter, readonly LeadTextField[]>

const PAID_MEDIUM = /^(cpc|ppc|cpm|cpv|paid|display|banner)/i

/** How the visitor came, in the care team's words (docs/decisions/0033): an app, paid advertising, a campaign, or neither. */
export function channelOf(touch: Touch): string {
  const { source, medium = '', gclid, gad, city: _city, disease: _disease, ...campaign } = touch
  if (source === IN_APP_SOURCE) return 'App'
  if (gclid || gad || PAID_MEDIUM.test(medium)) return 'Paid'
  return source || medium || Object.keys(campaign).length ? 'Campaign' : 'Organic or direct'
}

/** The Lead fields that a touch fills. The form's answers are spread over them. */
export function leadFieldsOf(touch: Touch): Partial<Record<LeadTextField, string>> {
  return Object.fromEntries(
    TRACKING_PARAMETERS.flatMap((name) =>
      FIELDS_OF_PARAMETER[name].flatMap((field) => (touch[name] ? [[field, touch[name]]] : [])),
    ),
  )
}
