#!/usr/bin/env node
/**
 * Serves the built site: an HTTP server with time limits that hands every request to the site's own front
 * (server/edge/edge.ts) and shuts down without dropping an answer. The site's parts, that front among them, start
 * in instrumentation.ts, inside Next's own bundle.
 */
import { createServer } from 'node:http'
import { Server } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const HELP = `usage: node scripts/serve.mjs [FOLDER]

Serves the built site (of FOLDER, default this project) on PORT (default 3000). 'npm start' installs, builds and then calls this.
Configuration comes from the environment: see README.md.`

const FOLDER = process.argv.slice(2).find((word) => !word.startsWith('-'))
const ROOT = FOLDER ? resolve(FOLDER) : join(dirname(fileURLToPath(import.meta.url)), '..')
/** What server/runtime.ts keeps of this process, where model/processWide.ts has it. */
const shared = (globalThis[Symbol.for('shalya.runtime')] ??= {})
/** The last 15 seconds are for closing database, journal and the other parts: a busy machine needs more than five. */
const SHUTDOWN_LIMIT_MS = 25_000
/** What is not answered by then is cut off, so that there is time to close the rest. */
const CONNECTIONS_LIMIT_MS = 10_000
/** Who connected just before the server stopped listening has so long to send a request. */
const LAST_REQUESTS_MS = 500
/** How long an unfinished request may take: a slow phone on a bad line is fine, a held-open socket is not. */
const REQUEST_TIMEOUT_MS = 60_000
const HEADERS_TIMEOUT_MS = 20_000

/**
 * How much the heap may grow until garbage is collected, in percent of what is in use. By itself V8 lets it grow to four times
 * that on a machine with much memory, which pages that are rendered fill with garbage.
 */
const HEAP_GROWTH_PERCENT = 40

/** @throws {Error} in the words of server/config/config.ts, which reads PORT as well, but later */
function portOf(text) {
  const port = Number(text?.trim() || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error('PORT: expected a whole number from 0 to 65535')
}

/** Resolves when the server's own parts have started: instrumentation.ts starts them without Next waiting for it. */
async function partsStarted() {
  while (!shared.value) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function main() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  const port = portOf(process.env.PORT)
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.NEXT_MANUAL_SIG_HANDLE = '1'
  process.chdir(ROOT)
  const { default: pino } = await import('pino')
  const { default: createNext } = await import('next')
  const log = pino({
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  const site = createNext({ dev: false, dir: ROOT, port, hostname: 'localhost' })
  await site.prepare()
  // Another folder's site (the benchmarks' empty one) has no parts.
  if (!FOLDER) await partsStarted()
  const next = site.getRequestHandler()
  const answer = FOLDER ? next : shared.value.openEdge(next)
  const { server, drain, cutOff } = drainable(answer)
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.on('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT: ${port} is in use` : `server: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, () => console.log(`Shalya is at http://localhost:${port}`))
  shutDownOnSignal({ server, drain, cutOff, log })
}

/**
 * An HTTP server that, from `drain` on, ends each connection with its answer. A proxy keeps connections and sends a form
 * into one that ends at that moment; it would be lost.
 */
function drainable(answer) {
  const unanswered = new Set()
  let isDraining = false
  const connections = new Set()
  const endWith = (response) => !response.headersSent && response.setHeader('Connection', 'close')
  const server = createServer((request, response) => {
    if (isDraining) endWith(response)
    else {
      unanswered.add(response)
      response.once('close', () => unanswered.delete(response))
    }
    answer(request, response)
  })
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const drain = () => {
    isDraining = true
    unanswered.forEach(endWith)
  }
  /** Cuts connections off; without `all` those that have not sent a byte. */
  const cutOff = ({ all }) => {
    for (const socket of connections) if (all || socket.bytesRead === 0) socket.destroy()
  }
  return { server, drain, cutOff }
}

/**
 * Stops listening. Connections that the system has taken for this process are lost with that: a turn of the event loop
 * takes them all over, and the last one is to be a short one.
 */
async function stopListening(server) {
  for (let turn = 0, took = 1; turn < 100 && took >= 1; turn += 1) {
    const began = performance.now()
    await new Promise((done) => setImmediate(done))
    took = performance.now() - began
  }
  // Not the HTTP server's own `close`, which ends connections that have sent nothing yet.
  const closed = new Promise((done) => Server.prototype.close.call(server, done))
  return { closed }
}

/**
 * Graceful shutdown: reports "stopping" at /readyz while still answering, then closes the listener, finishes open
 * requests, and closes database, journal and worker. Idle or unfinished connections do not delay it. Ctrl-C and a
 * second signal do not wait.
 */
function shutDownOnSignal({ server, drain, cutOff, log }) {
  let hurry
  const stop = async (signal) => {
    if (hurry) return hurry()
    const drainMs = signal === 'SIGTERM' ? (shared.value?.config.drainMs ?? 0) : 0
    log.info({ signal, drainMs }, 'shutting down')
    shared.value?.drain?.()
    drain()
    await new Promise((done) => {
      hurry = done
      setTimeout(done, drainMs)
    })
    setTimeout(() => {
      log.error('the shutdown took too long: ended without closing everything')
      process.exit(1)
    }, SHUTDOWN_LIMIT_MS).unref()
    const { closed } = await stopListening(server)
    const lastRequestsMs = Math.min(drainMs, LAST_REQUESTS_MS)
    setTimeout(() => server.closeIdleConnections(), lastRequestsMs)
    setTimeout(() => cutOff({ all: false }), LAST_REQUESTS_MS)
    setTimeout(() => cutOff({ all: true }), CONNECTIONS_LIMIT_MS)
    await closed
    await shared.value?.shutdown?.()
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
