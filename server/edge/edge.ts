import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Address,
  type DocumentAddress,
  type EditionName,
  ownPageTarget,
  readAddress,
  patternOf,
} from '@/model/page/address'
import { languageOfPath } from '@/model/page/language'
import { meantPath } from '@/model/page/writtenAddress'
import { isPageRemoved } from '@/server/catalogue/changes/removedPages'
import type { Config } from '@/server/config/config'
import { answerHeaders, contentSecurityPolicy, policyHash } from '@/server/http/securityHeaders'
import { proxyTrust } from '@/server/http/clientAddress'
import type { ShowPage } from '@/server/http/envelope'
import { normaliseRequest } from '@/server/http/incomingRequest'
import { log, logAnswer, noteKeptPage } from '@/server/log'
import { countCachedPage, countWhenSent } from '@/server/metrics/metrics'
import { setSpanAttributes, tracedAnswer } from '@/server/traces/traces'
import type { Document, Documents, Turn } from './documents'
import { type KnownAddress, knownAddress } from './knownAddress'
import { type NextHandler, askNext, isHtml, withoutNextScripts } from './renderPage'
import { NoTurn, type RenderTurns } from './renderTurns'
import { documentSender } from './sendDocument'

/** Short, since an import changes pages. Browsers revalidate each time. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=15'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For drawings, whose addresses do not change when they are redrawn. */
const FOR_A_WEEK = 'public, max-age=604800'
const NO_STORE = 'no-store'
const POLICY = 'Content-Security-Policy'

const CACHED_FILE =
  /^\/(_next\/static\/[\w./~%-]+|fonts\/[\w.-]+|pictures\/[\w-]+\.(avif|webp|jpg|png)|drawn\/[\w-]+\.svg|[\w-]+\.(js|ico|svg|png))$/
const STREAMED = /^\/(_next|face-model|videos)\//
/** Files whose addresses contain their version. */
const NAMED: ReadonlySet<string> = new Set(['/start.js', '/drawings.svg'])

export interface EdgeParts {
  readonly config: Config
  readonly documents: Documents
  readonly next: NextHandler
  readonly answerCall: (
    request: IncomingMessage,
    response: ServerResponse,
    showPage: ShowPage,
  ) => string | undefined
  /** Whether the visitor has just sent an enquiry, so that the private page after it is rendered. */
  readonly hasOwnEnquiry: (request: IncomingMessage) => boolean
  /** The rate limit key of a request's visitor. */
  readonly visitorOf: (request: IncomingMessage) => string
  /** Counts a request for an uncached page or file. @returns the seconds to wait if there were too many */
  readonly retryAfterSeconds: (visitor: string) => Promise<number | undefined> | undefined
  readonly turns: RenderTurns
  readonly isAbsent: (key: string) => boolean | Promise<boolean>
  readonly hasRoute: (path: string) => boolean
}

/**
 * Entry point for every HTTP request: public pages from the cache, calls from the table of handlers, files and
 * per-visitor pages from Next.
 */
export function createEdge(parts: EdgeParts) {
  const { config, documents, next, answerCall, hasOwnEnquiry, visitorOf, isAbsent, hasRoute } = parts
  const headersFor = answerHeaders(config)
  const send = documentSender(config)
  const trustsProxy = proxyTrust(config.trustProxy)
  async function sendErrorPage(
    request: IncomingMessage,
    response: ServerResponse,
    edition: EditionName,
    status: 404 | 410 | 429 | 500 | 503,
  ): Promise<void> {
    try {
      send(request, response, await documents.errorPage(edition, status), { status, cacheControl: NO_STORE })
    } catch (error) {
      log.error({ err: error }, 'the page for errors could not be made')
      response.writeHead(status, { 'Cache-Control': NO_STORE }).end()
    }
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { key, edition, path, isPrivate }: DocumentAddress,
  ): Promise<void> {
    const sendAbsent = () => sendErrorPage(request, response, edition, isPageRemoved(path) ? 410 : 404)
    const absent = isAbsent(key)
    if (absent === true) return sendAbsent()
    if (!documents.cached(key) && (await refuses(request, response, path))) return
    if (await absent) return sendAbsent()
    const page = await documents.page(key, turnOf(request))
    if (page.location !== undefined) return redirect(response, page.location, page.status)
    if (page.status !== 200) return sendAbsent()
    send(request, response, page, { status: 200, cacheControl: cacheControlOf(page, isPrivate) })
  }

  /** For an invalid address: redirects to the page with the nearest address. */
  async function sendMeant(
    request: IncomingMessage,
    response: ServerResponse,
    { edition, path }: Extract<Address, { kind: 'nothing' }>,
  ): Promise<void> {
    const target = request.url ?? '/'
    const meant = meantPath(path)
    if (meant !== undefined && (await hasPage(meant)))
      return redirect(response, meant + target.slice(path.length), 308)
    return sendErrorPage(request, response, edition, 404)
  }

  async function hasPage(path: string): Promise<boolean> {
    const address = readAddress(path)
    if (address.kind === 'perRequest') return hasRoute(path)
    return address.kind === 'document' && !(await isAbsent(address.key))
  }

  /** A file, or a page that Next renders for this visitor. */
  async function sendFileOrRendered(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const isFile = CACHED_FILE.test(path) || STREAMED.test(path)
    if (isFile && !documents.cached(path) && (await refuses(request, response, path))) return
    if (CACHED_FILE.test(path)) {
      const file = await documents.file(path)
      const isNamed = NAMED.has(path) && request.url?.includes('?v=')
      const cacheControl = isNamed ? IMMUTABLE : path.startsWith('/drawn/') ? FOR_A_WEEK : file?.cacheControl
      if (file && cacheControl) return send(request, response, file, { status: 200, cacheControl })
    }
    if (STREAMED.test(path) && (await documents.isThere(path))) return next(request, response)
    if (!hasRoute(path)) return sendErrorPage(request, response, languageOfPath(path), 404)
    return sendOwnPage(request, response, path, { target: request.url })
  }

  const turnOf =
    (request: IncomingMessage): Turn =>
    (render) =>
      parts.turns.run(visitorOf(request), render)

  /** Limits what one visitor causes Next to do, requests for missing files included. */
  async function refuses(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const wait = await parts.retryAfterSeconds(visitorOf(request))
    if (wait === undefined) return false
    response.setHeader('Retry-After', wait)
    await sendErrorPage(request, response, languageOfPath(path), 429)
    return true
  }

  /** Sends a page rendered for this visitor, without Next's scripts. */
  async function sendOwnPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { target = path, status }: { readonly target?: string; readonly status?: number } = {},
  ): Promise<void> {
    if (await refuses(request, response, path)) return
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const page = await turnOf(request)(() => askNext(next, target, headers))
    if (isHtml(page) && page.status === 404)
      return sendErrorPage(request, response, languageOfPath(path), 404)
    if (page.status >= 500) throw new Error(`Next answered ${page.status}`)
    const own = isHtml(page) ? withoutNextScripts(page) : undefined
    const body = own ? Buffer.from(own.html) : page.body
    if (own) response.setHeader(POLICY, contentSecurityPolicy(config, own.styles.map(policyHash)))
    for (const [header, value] of Object.entries(page.headers))
      if (value !== undefined && !DROPPED.has(header)) response.setHeader(header, value)
    if (isHtml(page)) response.setHeader('Cache-Control', NO_STORE)
    response.setHeader('Content-Length', body.length)
    response.writeHead(status ?? page.status).end(request.method === 'HEAD' ? undefined : body)
  }

  const shows =
    (request: IncomingMessage, response: ServerResponse): ShowPage =>
    ({ path, cookies, shownAs }) => {
      const { 'content-length': _, 'content-type': __, ...headers } = request.headers
      request.headers = { ...headers, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') }
      return sendOwnPage(request, response, path, { status: shownAs })
    }

  /** Without promises for calls and cached answers; the table handles failures of its calls. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    id: string,
  ): Promise<void> | undefined {
    const target = request.url ?? '/'
    response.setHeaders(headersFor(target))
    const path = target.split('?', 1)[0] ?? '/'
    if (address.kind === 'perRequest') {
      response.setHeader('X-Request-Id', id)
      response.setHeader('Cache-Control', NO_STORE)
    }
    const call =
      address.kind === 'perRequest' ? answerCall(request, response, shows(request, response)) : undefined
    countWhenSent(response, address.kind, call ?? '')
    setSpanAttributes({ 'http.route': call ?? patternOf(address) })
    if (call !== undefined) return undefined
    if (address.kind === 'redirect') return void redirect(response, address.location, 308)
    if (address.kind === 'perRequest' && isRead(request)) return sendFileOrRendered(request, response, path)
    if (!isRead(request) || address.kind === 'perRequest')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    if (address.kind === 'nothing') return sendMeant(request, response, address)
    if (isOwn(request, address))
      return sendOwnPage(request, response, address.path, { target: ownPageTarget(address) })
    return sendPage(request, response, address)
  }

  const isOwn = (request: IncomingMessage, address: Address): boolean =>
    address.kind === 'document' && address.isPrivate && hasOwnEnquiry(request)

  function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    { address, own }: KnownAddress,
  ): boolean {
    const page = address.kind === 'document' && isRead(request) ? documents.cached(address.key) : undefined
    if (page?.status !== 200 || address.kind !== 'document' || isOwn(request, address)) return false
    send(request, response, page, { status: 200, cacheControl: cacheControlOf(page, address.isPrivate), own })
    return true
  }

  async function sendFailure(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    error: unknown,
  ): Promise<void> {
    const language = languageOfPath(request.url ?? '')
    if (error instanceof NoTurn) {
      response.setHeader('Retry-After', error.waitSeconds)
      return sendErrorPage(request, response, language, error.status)
    }
    log.error({ requestId: id, err: error }, 'a request failed')
    if (response.headersSent) response.destroy()
    else await sendErrorPage(request, response, language, 500)
  }

  function answerOrFail(request: IncomingMessage, response: ServerResponse, address: Address): void {
    const id = normaliseRequest(request, trustsProxy)
    const fails = (error: unknown): void => void sendFailure(request, response, id, error)
    try {
      void answer(request, response, address, id)?.catch(fails)
    } catch (error) {
      fails(error)
    }
  }

  documents.prepareErrorPages()
  return tracedAnswer((request, response) => {
    const known = knownAddress(request.url ?? '/')
    const isEachLogged = log.isLevelEnabled('debug')
    if (isEachLogged) logAnswer(request, response)
    if (sendCached(request, response, known)) {
      setSpanAttributes({ 'http.route': patternOf(known.address), 'shalya.cache': 'hit' })
      if (!isEachLogged) noteKeptPage(response.statusCode)
      return countCachedPage(response.statusCode)
    }
    if (!isEachLogged) logAnswer(request, response)
    answerOrFail(request, response, known.address)
  })
}

const cacheControlOf = ({ livesMs }: Document, isPrivate: boolean): string =>
  isPrivate ? NO_STORE : livesMs === undefined ? SHARED : SHARED_BRIEFLY

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const redirect = (response: ServerResponse, location: string, status: number): void =>
  void response.writeHead(status, { Location: location, 'Cache-Control': NO_STORE }).end()

/** Headers of Next's answer that are set here, or are for its client only. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'x-powered-by', 'refresh'],
  ...['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'link'],
])
