#!/usr/bin/env node
/**
 * Serves the built site: Next behind a thin HTTP edge that gives each request an id, settles whose address it
 * comes from, writes the access log without personal data, and shuts down without dropping an answer.
 * The database, the journal and the delivery worker start in instrumentation.ts, inside Next's own bundle.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ErrorPages } from './errorPages.mjs'

const HELP = `usage: node scripts/serve.mjs [FOLDER]

Serves the built site (of FOLDER, default this project) on PORT (default 3000). 'npm start' installs, builds and then calls this.
Configuration comes from the environment: see README.md.`

const FOLDER = process.argv.slice(2).find((word) => !word.startsWith('-'))
const ROOT = FOLDER ? resolve(FOLDER) : join(dirname(fileURLToPath(import.meta.url)), '..')
/** Where server/runtime.ts keeps what runs in this process. */
const RUNTIME = Symbol.for('shalya.runtime')
const SHUTDOWN_LIMIT_MS = 15_000
/** How long an unfinished request may take: a slow phone on a bad line is fine, a held-open socket is not. */
const REQUEST_TIMEOUT_MS = 60_000
const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_ID = /^[\w.-]{8,64}$/

/** The visitor's address: the socket's, or the nearest hop that a trusted proxy reports (TRUST_PROXY=1). */
function clientIp(request) {
  const forwarded = process.env.TRUST_PROXY === '1' ? request.headers['x-forwarded-for'] : undefined
  return forwarded ? String(forwarded).split(',').at(-1).trim() : (request.socket.remoteAddress ?? '')
}

/** Settles the headers that the application trusts; whatever a client claimed in them is overwritten. */
function settleHeaders(request, response) {
  const ip = clientIp(request)
  const claimed = request.headers['x-request-id']
  const id = typeof claimed === 'string' && REQUEST_ID.test(claimed) ? claimed : randomUUID()
  request.headers['x-request-id'] = id
  request.headers['x-shalya-client-ip'] = ip
  request.headers['x-forwarded-for'] = ip
  response.setHeader('X-Request-Id', id)
  return id
}

/** What is answered for each visitor anew, and may read the whole query: handlers, forms, searches, developers' pages. */
const PER_REQUEST =
  /^\/(_next|api|calculate|dev|dmg|enquiry|lead|og|sitemaps|survey|timeline|users|(hi\/)?(login|profile|search))(\/|$)|^\/chat\/ai$|\.\w+$/
/** The choices that pages know by their query: these everywhere (next.config.js) … */
const CHOICES = { source: /^patientapp$/, variant: /^pdf$/, isplanfeature: /^1$/ }
/** … and a list its filters, order and page (model/listQuery.ts). */
const LIST_CHOICES = [
  [/^\/doctors$/, ['city', 'speciality', 'gender', 'language', 'video']],
  [/^\/hospitals$/, ['city', 'department', 'insurer', 'emergency']],
  [/^\/hospitals\/insurance\/[^/]+$/, ['city', 'department']],
  [/^\/[^/]+\/doctors\/[^/]+$/, ['gender', 'language', 'video']],
  [/^\/[^/]+\/hospitals\/[^/]+$/, ['insurer', 'emergency']],
  [/^\/reviews$/, ['department', 'treatment', 'city', 'rating']],
  [/^(\/hi)?\/blog$/, ['department']],
]
const LIST_VALUES = { sort: /^(fee|name)$/, page: /^[1-9]\d{0,3}$/ }
const FILTER_VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a parameter chooses what the page of a path shows. */
function isChoice(path, name, value) {
  if (Object.hasOwn(CHOICES, name)) return CHOICES[name].test(value)
  const filters = LIST_CHOICES.find(([pattern]) => pattern.test(path))?.[1]
  if (!filters) return false
  if (Object.hasOwn(LIST_VALUES, name)) return LIST_VALUES[name].test(value)
  return filters.includes(name) && FILTER_VALUE.test(value)
}

/**
 * A page of the public site is rendered once and given to everybody, and Next writes the address that it was asked for
 * into it: so nothing of the query reaches Next but the choices.
 */
function dropQuery(request) {
  const [path, query] = request.url.split('?', 2)
  if (query === undefined || PER_REQUEST.test(path)) return
  const kept = [...new URLSearchParams(query)].filter(([name, value]) => isChoice(path, name, value))
  request.url = kept.length ? `${path}?${new URLSearchParams(kept)}` : path
}

/** One line a request: no query, no body, no address (personal data stays out of logs). */
function logAnswer(log, request, response, id) {
  const started = performance.now()
  const path = (request.url ?? '').split('?')[0]
  response.once('close', () => {
    const line = {
      requestId: id,
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      complete: response.writableFinished,
    }
    if (response.statusCode >= 500) log.error(line, 'request')
    else if (path.startsWith('/_next/')) log.debug(line, 'request')
    else log.info(line, 'request')
  })
}

/** @throws {Error} in the words of server/config.ts, which reads PORT as well, but later */
function portOf(text) {
  const port = Number(text?.trim() || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error('PORT: expected a whole number from 0 to 65535')
}

/** Resolves when the server's own parts have started: instrumentation.ts starts them without Next waiting for it. */
async function partsStarted() {
  while (!globalThis[RUNTIME]) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function main() {
  const port = portOf(process.env.PORT)
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.NEXT_MANUAL_SIG_HANDLE = '1'
  process.chdir(ROOT)
  const { default: pino } = await import('pino')
  const { default: next } = await import('next')
  const log = pino({
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  const site = next({ dev: false, dir: ROOT, port, hostname: 'localhost' })
  await site.prepare()
  // Another folder's site (the benchmarks' empty one) has no parts.
  if (!FOLDER) await partsStarted()
  const handle = site.getRequestHandler()

  const errorPages = new ErrorPages(() => server.address().port)
  const server = createServer((request, response) => {
    const id = settleHeaders(request, response)
    logAnswer(log, request, response, id)
    dropQuery(request)
    if (!FOLDER) errorPages.watch(request, response)
    handle(request, response).catch((error) => {
      log.error({ requestId: id, error: error?.name }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.on('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT: ${port} is in use` : `server: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, () => console.log(`Shalya is at http://localhost:${port}`))
  shutDownOnSignal(server, log)
}

/** Stops taking connections, lets what runs finish, then closes database, journal and worker. */
function shutDownOnSignal(server, log) {
  let stopping = false
  const stop = async (signal) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'shutting down')
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await closed
    await globalThis[RUNTIME]?.shutdown?.()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal))
}

if (process.argv.includes('--help')) console.log(HELP)
else
  main().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
