import 'server-only'
import { requestLog } from './log'
import { answerMetrics } from './metrics/metricsAnswer'
import { readiness } from './metrics/readiness'
import { XSRF_TOKEN } from '@/model/calls/leadCalls'
import { REVERSE_GEOCODE } from '@/model/calls/placeCalls'
import { SEARCH } from '@/model/calls/searchCalls'
import { FAULT_PATH } from '@/model/page/faults'
import { TRAFFIC_PATH } from '@/model/page/traffic'
import { ACCOUNT_HANDLERS } from '@/server/accounts/accountHandlers'
import { APPOINTMENT_HANDLERS } from '@/server/appointments/appointmentHandlers'
import { OPTION_HANDLERS } from '@/server/catalogue/options/optionHandlers'
import { CONTENT_HANDLERS } from '@/server/catalogue/review/contentCalls'
import { UPLOAD_HANDLERS } from '@/server/catalogue/review/uploadCalls'
import { DESK_HANDLERS } from '@/server/desk/deskHandlers'
import { FHIR_HANDLERS } from '@/server/fhir/fhirHandlers'
import { ipLookup, reverseGeocode } from '@/server/geo/geoCalls'
import { ok, PageShown, type ShowPage } from '@/server/http/envelope'
import type { GuardedHandler, Handler } from '@/server/http/guardedCall'
import { incomingRequest } from '@/server/http/incomingRequest'
import { takePolicyReports } from '@/server/http/policyReports'
import { giveXsrfToken } from '@/server/http/requestProof'
import { REPORT_PATH } from '@/server/http/securityHeaders'
import { writeResponse } from '@/server/http/writeResponse'
import { LEAD_HANDLERS } from '@/server/leads/leadHandlers'
import { takePageFault } from '@/server/metrics/pageFaults'
import { takeReport } from '@/server/problems/takeReport'
import { searchAnswer } from '@/server/search/site/limitedSearch'
import { answerRobots } from '@/server/sitemap/robots'
import { answerSitemapIndex } from '@/server/sitemap/sitemapFiles'
import { takeTraffic } from '@/server/traffic/takeTraffic'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What changes something goes through a guard. */
type Methods = { readonly GET?: Handler } & {
  readonly [Method in 'POST' | 'PUT' | 'DELETE']?: GuardedHandler
}

/** Every call with a fixed path. The edge asks these directly (answerCall), and in `next dev` the proxy does. */
export const HANDLERS = {
  ...LEAD_HANDLERS,
  ...OPTION_HANDLERS,
  ...APPOINTMENT_HANDLERS,
  ...ACCOUNT_HANDLERS,
  ...DESK_HANDLERS,
  ...CONTENT_HANDLERS,
  ...UPLOAD_HANDLERS,
  ...FHIR_HANDLERS,
  [SEARCH.path]: { [SEARCH.method]: searchAnswer },

  [XSRF_TOKEN.path]: { [XSRF_TOKEN.method]: giveXsrfToken },
  '/api/geo/ip': { GET: ipLookup },
  [REVERSE_GEOCODE.path]: { [REVERSE_GEOCODE.method]: reverseGeocode },

  // What visitors report, without JavaScript as well (docs/decisions/0061).
  '/report-a-problem/send': { POST: takeReport },
  [TRAFFIC_PATH]: { POST: takeTraffic },

  // /healthz: whether the process answers; /readyz: whether the site takes leads.
  '/healthz': { GET: () => ok({}, { message: 'alive' }) },
  '/readyz': { GET: readiness },
  '/metrics': { GET: answerMetrics },
  // What browsers refused by the content security policy.
  [REPORT_PATH]: { POST: takePolicyReports },
  [FAULT_PATH]: { POST: takePageFault },
  '/robots.txt': { GET: answerRobots },
  '/sitemap.xml': { GET: answerSitemapIndex },
} satisfies Readonly<Record<string, Methods>>

interface Row {
  readonly path: string
  readonly methods: Methods
  /** What the path takes, as the header Allow names it. */
  readonly allowed: string
}

const ROWS = Object.entries<Methods>(HANDLERS).map(([path, methods]): Row => {
  const names = Object.keys(methods).map((name) => (name === 'GET' ? 'GET, HEAD' : name))
  return { path, methods, allowed: names.join(', ') }
})
/** A Map: no name that every object has is a path. */
const TABLE: ReadonlyMap<string, Row> = new Map(ROWS.map((row) => [row.path, row]))

/** Rows whose path has parts that differ, written `:name`. */
const PATTERNS = ROWS.filter(({ path }) => path.includes('/:')).map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}))

/** The row that a request's path belongs to. */
const rowAt = (path: string): Row | undefined =>
  TABLE.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.row

const isIn = (methods: Methods, name: string): name is keyof Methods => Object.hasOwn(methods, name)

function handlerIn({ methods, allowed: Allow }: Row, method: string): Handler {
  const name = method === 'HEAD' ? 'GET' : method
  const status = method === 'OPTIONS' ? 204 : 405
  const handle = isIn(methods, name) ? methods[name] : undefined
  return handle ?? (() => new Response(null, { status, headers: { Allow, 'Cache-Control': 'no-store' } }))
}

/**
 * What answers a method at a path: the row's function, HEAD being GET without the body, or one that says which methods
 * the path takes.
 * @returns undefined when it is no call of the table: then it is a page or a file, which is read only
 */
export function handlerOf(path: string, method: string): Handler | undefined {
  const row = rowAt(path)
  return row && handlerIn(row, method)
}

/**
 * Answers an API call without Next. The edge must have normalised trusted headers and set security headers.
 * @param showPage renders a page as the answer, for handlers that need it
 * @returns the row's path without visitor data; undefined if the call is not in the table
 */
export function answerCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  showPage?: ShowPage,
): string | undefined {
  const { url = '', method = '' } = incoming
  const row = rowAt(url.split('?', 1)[0] ?? '')
  if (row) void answer(handlerIn(row, method), incoming, outgoing, showPage)
  return row?.path
}

async function answer(
  handle: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  showPage?: ShowPage,
): Promise<void> {
  try {
    const response = await handle(incomingRequest(incoming))
    const writing =
      response instanceof PageShown && showPage
        ? showPage(response)
        : writeResponse(response, incoming, outgoing)
    if (writing) await writing
  } catch (error) {
    const id = incoming.headers['x-request-id']
    requestLog(typeof id === 'string' ? id : null).error({ err: error }, 'a handler failed')
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }
  // Discards an unread body, so that the connection can be reused.
  if (!incoming.complete) incoming.resume()
}
