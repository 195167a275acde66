import type { Failure } from '@/model/failure'
import { languageOfPath, pathIn, withoutLanguage } from './language'

/**
 * Every analytics event of the site. Names and keys are as a tag manager expects them. None says who the visitor is,
 * with one exception that the specification demands: the number of `location_selected` (section 7).
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
      /** Empty for a visitor who is not logged in. */
      readonly mobile_no: string
      readonly city: string
      readonly city_selection_mode: CitySelectionMode
      /** Whether the clinic works in that city; a city of which that is not known counts as one in which it does not. */
      readonly serviceable: boolean
    }
  /** A login has succeeded and closed; what the visitor sees next is where the care is looked for (section 4). */
  | { readonly event: 'location_viewed'; readonly page_type: string }
  | ({ readonly event: 'lead_submitted' } & LeadFacts)
  | ({ readonly event: 'lead_succeeded' } & LeadFacts)
  | ({ readonly event: 'lead_failed'; readonly reason: Failure['kind'] } & LeadFacts)
  | ({ readonly event: 'call_clicked' } & ClickFacts)
  | ({ readonly event: 'whatsapp_clicked' } & ClickFacts)
  /** Not what was typed, which may tell of an illness. */
  | { readonly event: 'search_used'; readonly query_length: number; readonly results: number }

/** How a city was chosen (specification, section 4, location modal). */
export type CitySelectionMode = 'manual' | 'nearme'

type LeadFacts = { readonly page_type: string; readonly form_variant: string }
type ClickFacts = { readonly page_type: string; readonly place: ClickPlace }

/** Position of a clicked link on the page. */
export type ClickPlace = 'header' | 'floating' | 'form' | 'page' | 'footer'

/** Every event there is; TypeScript refuses a name too many, a test one too few. */
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

/** Where events go beside the page's own list: nowhere, to a tag manager, or to the browser's console. */
export const ANALYTICS_ADAPTERS = ['none', 'dataLayer', 'log'] as const
export type AnalyticsAdapter = (typeof ANALYTICS_ADAPTERS)[number]

/** What a page needs to know of the clinic's analytics. */
export type AnalyticsSettings = { readonly adapter: AnalyticsAdapter; readonly tagManagerId?: string }

/** Tracking data is pushed this long after a page opened (specification, section 7), in milliseconds. */
export const TRACKING_PUSH_DELAY_MS = 10_000

/** Whether an adapter sends data outside the browser, so that consent is required. */
export const leavesBrowser = (adapter: AnalyticsAdapter): boolean => adapter === 'dataLayer'

/**
 * Paths (and what is below them) whose address or content may hold what a visitor typed, in every language: no third
 * party's code runs there.
 */
const TYPED_PATHS: readonly string[] = [
  '/a',
  '/enquiry',
  '/calculate',
  '/search',
  '/chat',
  '/login',
  '/profile',
]
/** A booking's page holds what was typed; its address says which doctor, as that of the doctor's own page does. */
const BOOKING = /^\/doctor\/[^/]+\/book$/

const typedStart = (path: string): string | undefined =>
  TYPED_PATHS.find((start) => `${withoutLanguage(path)}/`.startsWith(`${start}/`))

export const holdsTypedText = (path: string): boolean =>
  typedStart(path) !== undefined || BOOKING.test(withoutLanguage(path))

/** A path as events name it: what follows a private path stays out. */
export function eventPath(path: string): string {
  const start = typedStart(path)
  return start === undefined ? path : pathIn(languageOfPath(path), start)
}

/** What the visitor has said to being counted. */
export type Consent = 'notNeeded' | 'unknown' | 'given' | 'refused'

type ConsentQuestion = {
  readonly adapter: AnalyticsAdapter
  /** The answer that this browser remembers. */
  readonly remembered: 'given' | 'refused' | null
  /** Whether the browser sends Global Privacy Control, which overrides any consent. */
  readonly hasPrivacyControl: boolean
}

/** Whether data may leave the browser, or has to be asked for first. */
export function consentFor({ adapter, remembered, hasPrivacyControl }: ConsentQuestion): Consent {
  if (!leavesBrowser(adapter)) return 'notNeeded'
  return hasPrivacyControl ? 'refused' : (remembered ?? 'unknown')
}

/** Whether visits of a page are counted: the clinic's own desk shows people who have nothing to do with a tag manager. */
export const isMeasured = (path: string): boolean => !/^\/desk(\/|$)/.test(path)
