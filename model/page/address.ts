/*
 * Parses public addresses into pages, lists and per-request answers. A page is rendered once and shared
 * (docs/decisions/0014), so its cache key contains every part of the address that can change it, and nothing else.
 */
import { listAt, listSegment, readListQuery } from '@/model/page/listQuery'
import { HINDI_ROUTES, pageTypeOf, PDF_VARIANT } from '@/model/page/pageTypes'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { COMPANY_THANKS, THANK_YOU_SURVEY } from '@/model/page/thankYouAddress'
import { type Language, languageOfPath, pathIn, withoutLanguage } from '@/model/page/language'

/** Language, and whether the page is shown inside the app (no header, footer, app-download block). */
export const EDITIONS = {
  en: { language: 'en', isInApp: false },
  hi: { language: 'hi', isInApp: false },
  'en-app': { language: 'en', isInApp: true },
  'hi-app': { language: 'hi', isInApp: true },
} as const satisfies Record<string, { language: Language; isInApp: boolean }>

export type EditionName = keyof typeof EDITIONS

/** A page without visitor data. */
export interface DocumentAddress {
  readonly kind: 'document'
  /** Its route under app/[edition], URL-encoded: `/en/doctors/list/city.pune`. */
  readonly key: string
  readonly edition: EditionName
  /** The public path, without query. */
  readonly path: string
  /** No visitor data, but it follows an action of one visitor. */
  readonly isPrivate: boolean
}

export type Address =
  | DocumentAddress
  /** Answered per request: calls, forms, searches, accounts, files, developer pages. */
  | { readonly kind: 'perRequest' }
  /** No page can have this address. */
  | { readonly kind: 'nothing'; readonly edition: EditionName; readonly path: string }
  /** Internal address or trailing slash: redirects to the public form. */
  | { readonly kind: 'redirect'; readonly location: string }

/** First parts of paths rendered per request. */
const PER_REQUEST: ReadonlySet<string> = new Set([
  '_next',
  'api',
  'book',
  'calculate',
  'compare',
  'desk',
  'dev',
  'dmg',
  'enquiry',
  'fhir',
  'healthz',
  'lead',
  'login',
  'metrics',
  'og',
  'pictures',
  'drawn',
  'privacy-versions',
  'profile',
  'readyz',
  'report-a-problem',
  'search',
  'sitemaps',
  'survey',
  'timeline',
  'users',
])
/** Also in Hindi, behind /hi. */
const HINDI_PER_REQUEST: ReadonlySet<string> = new Set([
  'calculate',
  'compare',
  'enquiry',
  'login',
  'privacy-versions',
  'profile',
  'report-a-problem',
  'search',
])

/** Per-visitor pages by full path: a question, a doctor's places, an appointment, its turn, a waiting list entry. */
const OWN_PAGE = /^\/chat\/ai$|^\/[aqw]\/[^/]+$|^\/doctor\/[^/]+\/book$/

/** Not kept by shared caches. */
const PRIVATE: ReadonlySet<string> = new Set(['/thankyou'])

/** Limits of page paths. */
const PATH = /^(?:\/[a-z0-9-]+){1,5}$/
const PATH_LIMIT = 200
/** Files have an extension; they are in public/ or generated at the root (robots.txt). */
const FILE = /^\/(?:(?:face-model|fonts|videos)\/)?[\w.-]+\.[a-z0-9]+$/i

type Query = URLSearchParams

const NO_QUERY: Query = new URLSearchParams()

export const isEditionName = (name: string): name is EditionName => Object.hasOwn(EDITIONS, name)

/** Public address of an internal path. `/hi` is public as well. */
function publicAddress(first: string, path: string): string | undefined {
  if (!isEditionName(first) || first === 'hi') return undefined
  const rest = path.slice(first.length + 1)
  return `${EDITIONS[first].language === 'hi' ? '/hi' : ''}${rest}` || '/'
}

/** By the query that thankYouAddress writes: plan or promise, and survey. */
function thankYouSegment(query: Query): string {
  if (query.get('from') === COMPANY_THANKS) return COMPANY_THANKS
  const isPdf = query.get('variant') === PDF_VARIANT
  const after = isPdf ? PDF_VARIANT : query.get('isplanfeature') === '1' ? 'plan' : ''
  const survey = query.get('isquicksurvey') === '1' || query.has('survey') ? THANK_YOU_SURVEY : ''
  return [after, survey].filter(Boolean).join('_')
}

const COST_IN_CITY = /^\/treatment\/([a-z0-9-]+?)-cost-in-([a-z0-9-]+)$/
const COST = /^\/treatment\/([a-z0-9-]+)-cost$/

/** A page's route: query choices and name parts become path segments. */
function routeOf(path: string, query: Query): string {
  const [, treatment, city] = COST_IN_CITY.exec(path) ?? []
  if (treatment) return `/treatment-cost-in-city/${treatment}/${city}`
  const [, priced] = COST.exec(path) ?? []
  if (priced) return `/treatment-cost/${priced}`
  if (path === '/thankyou') return joined(path, '', thankYouSegment(query))
  if (path.startsWith('/marketing/') && query.get('variant') === PDF_VARIANT)
    return path.replace('/marketing/', '/marketing-pdf/')
  const list = query.size > 0 ? listAt(path) : undefined
  const choices = list
    ? listSegment(
        list,
        readListQuery(list, (name) => query.get(name)),
      )
    : ''
  return joined(path, '/list', choices)
}

const joined = (path: string, between: string, segment: string): string =>
  segment === '' ? path : `${path}${between}/${segment}`

/** Reached by a query choice or name part only. */
const INTERNAL =
  /^\/(?:treatment-cost|treatment-cost-in-city|marketing-pdf|page-not-found|page-gone|page-unavailable)(?:\/|$)|^\/thankyou\/|\/list(?:\/|$)/

/** @param target path and query as received */
export function readAddress(target: string): Address {
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  const first = path.slice(1, path.indexOf('/', 1) < 0 ? undefined : path.indexOf('/', 1))
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const location = PATH.test(bare) ? publicAddress(first, bare) : undefined
  if (location !== undefined) return { kind: 'redirect', location }
  if (bare !== path && PATH.test(bare))
    return { kind: 'redirect', location: bare + target.slice(path.length) }
  if (isPerRequest(first, path) && isReadable(path)) return { kind: 'perRequest' }
  const query = at < 0 ? NO_QUERY : new URLSearchParams(target.slice(at))
  return pageAddress(path, query)
}

/** Valid encoding, no control characters, no `..`. */
function isReadable(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\%]|\/\/|(^|\/)\.\.?(\/|$)/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

function isPerRequest(first: string, path: string): boolean {
  if (PER_REQUEST.has(first) || OWN_PAGE.test(withoutLanguage(path)) || FILE.test(path)) return true
  const inHindi = first === 'hi' ? (path.split('/', 3)[2] ?? '') : ''
  return HINDI_PER_REQUEST.has(inHindi)
}

function pageAddress(path: string, query: Query): Address {
  const isHindi = languageOfPath(path) === 'hi'
  const isInApp = query.get('source') === IN_APP_SOURCE
  const edition: EditionName = isHindi ? (isInApp ? 'hi-app' : 'hi') : isInApp ? 'en-app' : 'en'
  const own = withoutLanguage(path)
  const canBe = path === '/' || (path.length <= PATH_LIMIT && PATH.test(path))
  const isKnown = !isHindi || HINDI_ROUTES.includes(pageTypeOf(own).route)
  if (!canBe || !isKnown || INTERNAL.test(own)) return { kind: 'nothing', edition, path }
  const route = own === '/' ? '' : routeOf(own, query)
  return { kind: 'document', key: `/${edition}${route}`, edition, path, isPrivate: PRIVATE.has(own) }
}

/** The route of a private page's per-request version (app/(perRequest)/enquiry/sent), with the same choices. */
export function ownPageTarget({ key, edition }: DocumentAddress): string {
  const { language, isInApp } = EDITIONS[edition]
  const choices = key.slice(`/${edition}/thankyou`.length)
  return `${pathIn(language, '/enquiry/sent')}${choices}${isInApp ? `?source=${IN_APP_SOURCE}` : ''}`
}

/** Cache key of an error page (404, 410, 429, 500, 503). */
export const errorPageKey = (edition: EditionName, status: number): string =>
  `/${edition}/${status >= 429 ? 'page-unavailable' : status === 410 ? 'page-gone' : 'page-not-found'}`

/** Route pattern of an address, without its values. */
export function patternOf(address: Address): string {
  if (address.kind !== 'document') return address.kind
  return pageTypeOf(withoutLanguage(address.path)).route
}
