/** What benchmarks of calls that store something share: the load, an empty handler to compare with, a database of their own. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import pg from 'pg'
import { TEST_DATABASE_URL } from '../../scripts/postgres.mjs'
import { EMPTY_APP } from './emptyApp.mjs'
import { startSite } from './server.mjs'
import { median, percentile } from './table.mjs'

export const CONNECTIONS = [1, 10, 50]
const SECONDS = Number(process.env.BENCH_SECONDS || 6)
/** Long enough for the code to be compiled: a server runs for weeks. */
const WARM_UP_SECONDS = 10

/** Posts for so many seconds; rate in answers a second, latencies in ms. */
async function load(url, { connections, seconds, setupRequest }) {
  const times = []
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest }],
  })
  instance.on('response', (_client, status, _bytes, ms) => status < 300 && times.push(ms))
  const result = await instance
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return { rate: times.length / result.duration, p50: median(times), p99: percentile(times, 0.99) }
}

/** Rates and latencies of POSTs by the number of connections, after a warm-up. */
export async function measurePosts(url, setupRequest) {
  await load(url, { connections: CONNECTIONS.at(-1), seconds: WARM_UP_SECONDS, setupRequest })
  const found = {}
  for (const connections of CONNECTIONS)
    found[connections] = await load(url, { connections, seconds: SECONDS, setupRequest })
  return found
}

/** An empty Next route handler that is sent the same. */
export async function measureEmpty(body) {
  const site = await startSite({ folder: EMPTY_APP })
  try {
    return await measurePosts(`${site.url}/empty`, (request) => ({
      ...request,
      body: body(),
      headers: { 'content-type': 'application/json' },
    }))
  } finally {
    await site.stop()
  }
}

/** A database made new for this run, dropped at its end. */
export async function withPostgres(task) {
  const name = `shalya_bench_${randomUUID().slice(0, 8)}`
  const admin = async (sql) => {
    const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await admin(`create database ${name}`)
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = `/${name}`
  try {
    return await task(url.toString())
  } finally {
    await admin(`drop database if exists ${name} with (force)`)
  }
}
