import type { Failure } from '@/model/failure'
import { languageOfPath, pathIn, withoutLanguage } from './language'

/**
 * Every analytics event, named as the tag manager expects. Without personal data, except the number of
 * `location_selected`, which section 7 requires.
 */
export type AnalyticsEvent =
  | {
      readonly event: 'page_viewed'
      readonly page_type: string
      readonly page_path: string
      readonly language: string
    }
  | {
      readonly event: 'location_selected'
      readonly success: boolean
      /** Empty for visitors. */
      readonly mobile_no: string
      readonly city: string
      readonly city_selection_mode: CitySelectionMode
      /** False if unknown. */
      readonly serviceable: boolean
    }
  /** A login was completed; the location modal is next (section 4). */
  | { readonly event: 'location_viewed'; readonly page_type: string }
  | ({ readonly event: 'lead_submitted' } & LeadFacts)
  | ({ readonly event: 'lead_succeeded' } & LeadFacts)
  | ({ readonly event: 'lead_failed'; readonly reason: Failure['kind'] } & LeadFacts)
  | ({ readonly event: 'call_clicked' } & ClickFacts)
  | ({ readonly event: 'whatsapp_clicked' } & ClickFacts)
  /** Not the text, which may name an illness. */
  | { readonly event: 'search_used'; readonly query_length: number; readonly results: number }

/** How a city was chosen (specification, section 4, location modal). */
export type CitySelectionMode = 'manual' | 'nearme'

type LeadFacts = { readonly page_type: string; readonly form_variant: string }
type ClickFacts = { readonly page_type: string; readonly place: ClickPlace }

/** Position of a clicked link on the page. */
export type ClickPlace = 'header' | 'floating' | 'form' | 'page' | 'footer'

/** Checked by types and a test. */
export const ANALYTICS_EVENTS = [
  'page_viewed',
  'location_selected',
  'location_viewed',
  'lead_submitted',
  'lead_succeeded',
  'lead_failed',
  'call_clicked',
  'whatsapp_clicked',
  'search_used',
] as const satisfies readonly AnalyticsEvent['event'][]

/** Receivers of events besides the page's list. */
export const ANALYTICS_ADAPTERS = ['none', 'dataLayer', 'log'] as const
export type AnalyticsAdapter = (typeof ANALYTICS_ADAPTERS)[number]

export type AnalyticsSettings = { readonly adapter: AnalyticsAdapter; readonly tagManagerId?: string }

/** Specification, section 7; milliseconds after the page has opened. */
export const TRACKING_PUSH_DELAY_MS = 10_000

/** Whether an adapter sends data outside the browser, so that consent is required. */
export const leavesBrowser = (adapter: AnalyticsAdapter): boolean => adapter === 'dataLayer'

/** Paths whose address or content may contain input: no third-party code there. */
const TYPED_PATHS: readonly string[] = [
  '/a',
  '/enquiry',
  '/calculate',
  '/search',
  '/chat',
  '/login',
  '/profile',
]
/** Contains input; its address only names the doctor. */
const BOOKING = /^\/doctor\/[^/]+\/book$/

const typedStart = (path: string): string | undefined =>
  TYPED_PATHS.find((start) => `${withoutLanguage(path)}/`.startsWith(`${start}/`))

export const holdsTypedText = (path: string): boolean =>
  typedStart(path) !== undefined || BOOKING.test(withoutLanguage(path))

/** A path for events, without private parts. */
export function eventPath(path: string): string {
  const start = typedStart(path)
  return start === undefined ? path : pathIn(languageOfPath(path), start)
}

export type Consent = 'notNeeded' | 'unknown' | 'given' | 'refused'

type ConsentQuestion = {
  readonly adapter: AnalyticsAdapter
  /** Stored by the browser. */
  readonly remembered: 'given' | 'refused' | null
  /** Whether the browser sends Global Privacy Control, which overrides any consent. */
  readonly hasPrivacyControl: boolean
}

/** Whether data may leave the browser, or needs consent. */
export function consentFor({ adapter, remembered, hasPrivacyControl }: ConsentQuestion): Consent {
  if (!leavesBrowser(adapter)) return 'notNeeded'
  return hasPrivacyControl ? 'refused' : (remembered ?? 'unknown')
}

/** Visits of the desk are not measured. */
export const isMeasured = (path: string): boolean => !/^\/desk(\/|$)/.test(path)
