/** Makes load from a process of its own: wrk, which asks more than a Node server can answer, or else autocannon. */
import autocannon from 'autocannon'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureProgram } from '../../scripts/process.mjs'

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

let wrk

/** @returns {Promise<string>} wrk's path, or '' */
async function ensureWrk() {
  wrk ??= await ensureProgram(['wrk'], 'wrk')
  if (!wrk)
    console.log('wrk cannot be had here: autocannon makes the load, and is itself the limit above 10,000/s')
  return wrk
}

/** What wrk printed. @throws when some were refused or failed */
function readWrk(url, text) {
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .+/.exec(text)
  if (bad) throw new Error(`${url}: ${bad[0]}`)
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text)
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)[1]), p99: Number(value) * MILLISECONDS[unit] }
}

async function byAutocannon(url, { connections, seconds, headers }) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    headers,
    tlsOptions: { rejectUnauthorized: false },
  })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

/**
 * Asks for one address as often as it can, gzip accepted.
 * @param {string} url http, or https with any certificate
 * @param {{ connections: number, seconds: number }} options
 * @returns {Promise<{ rate: number, p99: number }>} answers a second, and milliseconds
 */
export async function load(url, { connections, seconds }) {
  const program = await ensureWrk()
  const headers = { 'accept-encoding': 'gzip' }
  if (!program) return byAutocannon(url, { connections, seconds, headers })
  const { stdout } = await promisify(execFile)(program, [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--latency', '--timeout', '10s', '--header', 'Accept-Encoding: gzip', url],
  ])
  return readWrk(url, stdout)
}
