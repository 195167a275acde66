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
import { isPageRemoved } from '@/server/catalogue/removedPages'
import type { Config } from '@/server/config/config'
import {
  contentSecurityPolicy,
  headersOfAddress,
  policyHash,
  securityHeaders,
} from '@/server/http/securityHeaders'
import { proxyTrust } from '@/server/http/clientAddress'
import { settleRequest } from '@/server/http/incomingRequest'
import { log, logAnswer } from '@/server/log'
import { countCachedPage, countWhenSent } from '@/server/metrics/metrics'
import { noteInTrace, tracedAnswer } from '@/server/traces/traces'
import type { Document, Documents } from './documents'
import type { Encoding } from './encodedBody'
import { type NextHandler, asOwnPage, askNext, isHtml, takenApart } from './renderPage'

/** The life of a page in shared caches: short, since an import changes pages. Browsers ask again each time. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NO_STORE = 'no-store'
const POLICY = 'Content-Security-Policy'

type Sent = { readonly encoding: Encoding; readonly cacheControl: string; readonly status: number }

/** What Next serves from disk or the database, and is kept here compressed; other files are streamed. */
const CACHED_FILE =
  /^\/(_next\/static\/[\w./~%-]+|fonts\/[\w.-]+|pictures\/[\w-]+\.(avif|webp|jpg|png)|[\w-]+\.(js|ico|svg|png))$/
const STREAMED = /^\/(_next|face-model|videos)\//
/** Files whose addresses in pages hold their version. */
const NAMED: ReadonlySet<string> = new Set(['/start.js', '/drawings.svg'])
/** Long forms that need no script: React, coming to a page late, would empty a text that somebody writes at. */
const WITHOUT_SCRIPTS = /^\/desk\/catalogue(?:\/|$)/
const HYDRATION = /^\/hydration\/([\w-]{16})(\/(?:en|hi)(?:-app)?(?:\/[\w.-]+)*)\.json$/

export interface EdgeParts {
  readonly config: Config
  readonly documents: Documents
  readonly next: NextHandler
  /** Answers a call directly, if it is one (server/http). */
  readonly answerCall: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Whether a request comes from who has just sent an enquiry: the private page that follows is made for them. */
  readonly hasOwnEnquiry: (request: IncomingMessage) => boolean
  /** Counts a page that is made for one visitor, or a file that is not in memory. @returns the seconds to wait, of who had too many */
  readonly waitOf: (request: IncomingMessage) => Promise<number | undefined>
}

/**
 * What every request of the site meets first. Pages of the public site are finished documents; calls go straight to
 * their function; files and what is made for one visitor come from Next.
 */
export function createEdge({ config, documents, next, answerCall, hasOwnEnquiry, waitOf }: EdgeParts) {
  const security = securityHeaders(config)
  const trustsProxy = proxyTrust(config.trustProxy)
  /** The heads of kept answers, each written once: most of what an answer costs is its headers. */
  const heads = new WeakMap<Document, Map<string, string[]>>()

  function headOf(document: Document, { encoding, cacheControl, status }: Sent, target: string): string[] {
    const known = heads.get(document) ?? new Map<string, string[]>()
    const own = headersOfAddress(target)
    const variant = `${encoding} ${status} ${cacheControl} ${Object.values(own).join()}`
    const head = known.get(variant) ?? writeHead(document, { encoding, cacheControl, status }, own)
    heads.set(document, known.set(variant, head))
    return head
  }

  function writeHead(
    { body, name, styles }: Document,
    { encoding, cacheControl, status }: Sent,
    own: Readonly<Record<string, string>>,
  ): string[] {
    return Object.entries({
      ...security,
      ...own,
      ...(styles && { [POLICY]: contentSecurityPolicy(config, styles) }),
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(status < 400 && { ETag: etagOf(name, encoding) }),
      ...(body && status !== 304 && { 'Content-Type': body.type, 'Content-Length': body.lengthIn(encoding) }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }).flat()
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    document: Document,
    { status, cacheControl }: { readonly status: number; readonly cacheControl: string },
  ): void {
    const { body, name } = document
    const encoding = body?.encodingFor(request.headers['accept-encoding']) ?? 'identity'
    const isKnown = status === 200 && request.headers['if-none-match']?.includes(etagOf(name, encoding))
    const sent = { encoding, cacheControl, status: isKnown ? 304 : status }
    response.writeHead(sent.status, headOf(document, sent, request.url ?? '/'))
    if (isKnown || !body || request.method === 'HEAD') return void response.end()
    const bytes = body.bytesIn(encoding)
    if (Buffer.isBuffer(bytes)) response.end(bytes)
    else
      void bytes.then(
        (plain) => response.end(plain),
        () => response.destroy(),
      )
  }

  /** The site's own page where there is none (404, 410), or where one could not be made (429, 500). */
  async function sendErrorPage(
    request: IncomingMessage,
    response: ServerResponse,
    edition: EditionName,
    status: 404 | 410 | 429 | 500,
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
    const page = await documents.page(key)
    if (page.location !== undefined) return redirect(response, page.location, page.status)
    if (page.status !== 200) return sendErrorPage(request, response, edition, isPageRemoved(path) ? 410 : 404)
    send(request, response, page, { status: 200, cacheControl: isPrivate ? NO_STORE : SHARED })
  }

  /** Not a page for everybody: a file, hydration data, or what Next makes for this visitor. */
  async function sendOther(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, name, key] = HYDRATION.exec(path) ?? []
    if (name && key) {
      const data = await documents.hydration(name, key)
      if (data) return send(request, response, data, { status: 200, cacheControl: IMMUTABLE })
      return void response.writeHead(404, { 'Cache-Control': NO_STORE }).end()
    }
    const isFile = CACHED_FILE.test(path) || STREAMED.test(path)
    if (isFile && !documents.cached(path) && (await refuses(request, response, path))) return
    if (CACHED_FILE.test(path)) {
      const file = await documents.file(path)
      const cacheControl = NAMED.has(path) && request.url?.includes('?v=') ? IMMUTABLE : file?.cacheControl
      if (file && cacheControl) return send(request, response, file, { status: 200, cacheControl })
    }
    if (STREAMED.test(path) && (await documents.isThere(path))) return next(request, response)
    return sendOwnPage(request, response, path)
  }

  /** Counts what Next is asked because of one visitor, files' names that are made up as well, and refuses too much of it. */
  async function refuses(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const wait = await waitOf(request)
    if (wait === undefined) return false
    response.setHeader('Retry-After', wait)
    await sendErrorPage(request, response, languageOfPath(path), 429)
    return true
  }

  /** What Next renders for this visitor: a page loses its scripts as a document does, and keeps its data with it. */
  async function sendOwnPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    target = request.url ?? '/',
  ): Promise<void> {
    if (await refuses(request, response, path)) return
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const page = await askNext(next, target, headers)
    if (isHtml(page) && page.status === 404)
      return sendErrorPage(request, response, languageOfPath(path), 404)
    if (page.status >= 500) throw new Error(`Next answered ${page.status}`)
    const apart = isHtml(page) ? takenApart(page, path) : undefined
    // HTML that came without a page's data is a file that is shown as it is: it has nothing to start.
    const isPlain = apart?.hydration.flight.length === 0 || WITHOUT_SCRIPTS.test(path)
    const body = apart ? Buffer.from(isPlain ? apart.html : asOwnPage(apart)) : page.body
    if (apart) response.setHeader(POLICY, contentSecurityPolicy(config, apart.styles.map(policyHash)))
    for (const [header, value] of Object.entries(page.headers))
      if (value !== undefined && !DROPPED.has(header)) response.setHeader(header, value)
    if (isHtml(page)) response.setHeader('Cache-Control', NO_STORE)
    response.setHeader('Content-Length', body.length)
    response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    id: string,
  ): Promise<void> {
    const target = request.url ?? '/'
    response.setHeaders(new Map(Object.entries({ ...security, ...headersOfAddress(target) })))
    const path = target.split('?', 1)[0] ?? '/'
    if (address.kind === 'perRequest') {
      response.setHeader('X-Request-Id', id)
      // Until whoever answers says otherwise.
      response.setHeader('Cache-Control', NO_STORE)
    }
    const isCall = address.kind === 'perRequest' && answerCall(request, response)
    countWhenSent(response, address.kind, isCall ? path : '')
    noteInTrace({ 'http.route': isCall ? path : patternOf(address) })
    if (isCall) return
    if (address.kind === 'redirect') return redirect(response, address.location, 308)
    if (address.kind === 'perRequest' && isRead(request)) return sendOther(request, response, path)
    // What takes another method is a call of the table.
    if (!isRead(request) || address.kind === 'perRequest')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    if (address.kind === 'nothing') return sendErrorPage(request, response, address.edition, 404)
    if (isOwn(request, address)) return sendOwnPage(request, response, address.path, ownPageTarget(address))
    return sendPage(request, response, address)
  }

  const isOwn = (request: IncomingMessage, address: Address): boolean =>
    address.kind === 'document' && address.isPrivate && hasOwnEnquiry(request)

  /** A page that is finished already: nothing of the request is read but its address and what it has and takes. */
  function sendCached(request: IncomingMessage, response: ServerResponse, address: Address): boolean {
    const page = address.kind === 'document' && isRead(request) ? documents.cached(address.key) : undefined
    if (page?.status !== 200 || address.kind !== 'document' || isOwn(request, address)) return false
    send(request, response, page, { status: 200, cacheControl: address.isPrivate ? NO_STORE : SHARED })
    return true
  }

  async function answerOrFail(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
  ): Promise<void> {
    const id = settleRequest(request, trustsProxy)
    try {
      await answer(request, response, address, id)
    } catch (error) {
      log.error({ requestId: id, err: error }, 'a request failed')
      if (response.headersSent) response.destroy()
      else await sendErrorPage(request, response, languageOfPath(request.url ?? ''), 500)
    }
  }

  prepareErrorPages(documents)
  return tracedAnswer((request, response) => {
    const address = knownAddress(request.url ?? '/')
    const isLogged = log.isLevelEnabled('info')
    if (isLogged) logAnswer(request, response)
    if (sendCached(request, response, address)) {
      noteInTrace({ 'http.route': patternOf(address), 'shalya.cache': 'hit' })
      return countCachedPage(response.statusCode)
    }
    if (!isLogged) logAnswer(request, response)
    void answerOrFail(request, response, address)
  })
}

/** Addresses that were read already, of those that are asked for again and again: without a query. */
const addresses = new Map<string, Address>()
const KNOWN_ADDRESSES = 5000

/** What a request's target asks for; the same answer as readAddress. */
function knownAddress(target: string): Address {
  const known = addresses.get(target)
  if (known) return known
  const address = readAddress(target)
  if (addresses.size >= KNOWN_ADDRESSES) addresses.clear()
  if (address.kind === 'document' && !target.includes('?')) addresses.set(target, address)
  return address
}

/** The pages for errors are there before anybody needs them, also when nothing else can be made. */
function prepareErrorPages(documents: Documents): void {
  for (const edition of ['en', 'hi'] as const)
    for (const status of [404, 500] as const)
      documents.errorPage(edition, status).catch((error: unknown) => {
        log.error({ err: error }, 'a page for errors could not be made')
      })
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const etagOf = (name: string, encoding: Encoding): string =>
  `"${name}${encoding === 'identity' ? '' : `-${encoding}`}"`

const redirect = (response: ServerResponse, location: string, status: number): void =>
  void response.writeHead(status, { Location: location, 'Cache-Control': NO_STORE }).end()

/** Of Next's answer: what is set here, and what belongs to its own client. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'x-powered-by', 'refresh'],
  ...['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'link'],
])
