import * as t from 'io-ts'
import type { LeadTextField } from '@/model/lead/leadFields'
import {
  ADDED_PARAMETERS,
  PARAMETER_ALIASES,
  TRACKING_PARAMETERS,
  TRACKING_VALUE_LENGTH,
  type TrackingParameter,
  parametersIn,
} from './trackingParameters'

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

/** Words of an address: a value that is too long is cut. All other parameters are ids, of which half is worth nothing. */
const WORDS: Readonly<Partial<Record<TrackingParameter, number>>> = {
  // As long as the form's own answer may be.
  city: 200,
  disease: 200,
  source: TRACKING_VALUE_LENGTH,
  medium: TRACKING_VALUE_LENGTH,
  network: TRACKING_VALUE_LENGTH,
  keyword: TRACKING_VALUE_LENGTH,
  matchtype: TRACKING_VALUE_LENGTH,
  utm_campaign: TRACKING_VALUE_LENGTH,
  utm_term: TRACKING_VALUE_LENGTH,
  utm_content: TRACKING_VALUE_LENGTH,
}

/** Most that the values of one address may take, written for an address: a lead carries those of two, within 64 KB. */
const TOUCH_LENGTH = 20_000

/** One line without marks that cannot be seen and without markup; joiners of Indian scripts stay. */
const plain = (value: string): string =>
  value
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A value as it is kept; '' for an id that is too long or damaged. */
function keptValue(name: TrackingParameter, value: string): string {
  const longest = WORDS[name]
  if (longest === undefined)
    return value.length <= TRACKING_VALUE_LENGTH && plain(value) === value ? value : ''
  // A cut through a character of two units leaves half of it.
  return plain(plain(value).slice(0, longest))
}

/**
 * The tracking parameters of a query, or null when it has none. Words that are too long are cut, such ids dropped.
 * @param length the most that the values may take together, written for an address: what does not fit is left out
 */
export function trackingFromQuery(query: URLSearchParams, length = TOUCH_LENGTH): Touch | null {
  const aliases = Object.values(PARAMETER_ALIASES)
  const given = parametersIn(query, [...TRACKING_PARAMETERS, ...aliases])
  let room = length
  const found = TRACKING_PARAMETERS.flatMap((name) => {
    const value = keptValue(name, given.get(name) ?? given.get(PARAMETER_ALIASES[name] ?? name) ?? '')
    const taken = encodeURIComponent(value).length
    if (!value || taken > room) return []
    room -= taken
    return [[name, value] as const]
  })
  return found.length ? Object.fromEntries(found) : null
}

/** The visit after one more page: its parameters become the latest, and the first when the visit is new. */
export function nextVisit(previous: Visit | null, found: Touch | null, now: number): Visit | null {
  const current = previous && now - previous.seenAt <= VISIT_LIMIT_MS ? previous : null
  if (!found) return current && { ...current, seenAt: now }
  return { first: current?.first ?? found, last: found, seenAt: now }
}

/** Which Lead fields a parameter fills (section 3); of several parameters for one field the last that is given. */
const FIELDS_OF_PARAMETER: readonly (readonly [TrackingParameter, readonly LeadTextField[]])[] = [
  ['source', ['Zutm_sourcedata', 'site_source_name']],
  ['medium', ['Zutm_mediumdata']],
  ['utm_campaign', ['Zutm_campaigndata']],
  ['keyword', ['Zutm_termdata', 'utm_term', 'Keyword_Text']],
  ['utm_term', ['Zutm_termdata', 'utm_term']],
  ['matchtype', ['Keyword_Match_Type']],
  ['gad_campaignid', ['campaignid']],
  ['utm_id', ['campaignid']],
  ['campaignid', ['campaignid']],
  ['network', ['Network']],
  ['creative', ['Adset_Id']],
  ['gclid', ['GCLID']],
  ['gad', ['placement']],
  ['targetid', ['entity']],
  // City from the advertisement; the form's own answers override it.
  ['city', ['CityData']],
  ['disease', ['condition_data']],
  ...ADDED_PARAMETERS.map((name) => [name, [name]] as const),
]

/** The Lead fields that a touch fills. The form's answers are spread over them. */
export function leadFieldsOf(touch: Touch): Partial<Record<LeadTextField, string>> {
  return Object.fromEntries(
    FIELDS_OF_PARAMETER.flatMap(([name, fields]) =>
      touch[name] ? fields.map((field) => [field, touch[name]] as const) : [],
    ),
  )
}
