#!/usr/bin/env node
/**
 * Serves the built site: an HTTP server with time limits that hands every request to the site's own front
 * (server/documents/edge.ts) and shuts down without dropping an answer. The site's parts, that front among them, start
 * in instrumentation.ts, inside Next's own bundle.
 */
import { createServer } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  const answer = FOLDER ? next : globalThis[RUNTIME].openEdge(next)
  const server = createServer(answer)
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
