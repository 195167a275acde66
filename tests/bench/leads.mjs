/**
 * Leads a second through the whole site, beside an empty route handler and beside plain SQL inserts, all in one
 * run on this machine, so that each layer's cost shows. Aims at 10 and 50 connections: at least half the rate of plain
 * inserts on the same database, and at least twice the rate of an empty Next route handler.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { TEST_DATABASE_URL, ensurePostgres } from '../../scripts/postgres.mjs'
import { EMPTY_APP, buildEmptyApp } from './emptyApp.mjs'
import { startSite } from './server.mjs'
import { percentile, printTable } from './table.mjs'

const CONNECTIONS = [1, 10, 50]
const SECONDS = Number(process.env.BENCH_SECONDS || 6)
const WARM_UP_SECONDS = 3
const INSERT_SECONDS = 2
const AIMS = { 'of plain': 0.5, 'of empty': 2 }

let serial = 0

const leadBody = () =>
  JSON.stringify({
    NameData: 'Asha Rao',
    MobileNoData: String(6_000_000_000 + (serial++ % 3_999_999_999)),
    countryCode: '+91',
    CityData: 'Mumbai',
    ProcedureNameData: 'Piles Treatment',
    PageTypeData: 'Treatment',
    PageNameData: '/treatment/piles',
    leadFormVariant: '3',
    LeadTier: 3,
    QueryData: 'I would like to know what it costs and how long I have to stay.',
    Zutm_sourcedata: 'newspaper',
    PageLanguage: 'en',
  })

/** Posts for so many seconds; rate in answers a second, latencies in ms. */
async function load(url, { connections, seconds, setupRequest }) {
  const times = []
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest }],
  })
  instance.on('response', (_client, status, _bytes, ms) => status === 200 && times.push(ms))
  const result = await instance
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  times.sort((a, b) => a - b)
  return { rate: times.length / result.duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

async function measure(url, setupRequest) {
  await load(url, { connections: 10, seconds: WARM_UP_SECONDS, setupRequest })
  const found = {}
  for (const connections of CONNECTIONS)
    found[connections] = await load(url, { connections, seconds: SECONDS, setupRequest })
  return found
}

async function xsrfHeaders(url) {
  const answer = await fetch(`${url}/api/session/xsrf`)
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN=')).slice('XSRF-TOKEN='.length)
  return { cookie: pairs.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}

async function measureLeads(env) {
  const site = await startSite({ env, probe: '/readyz' })
  try {
    const headers = { 'content-type': 'application/json', ...(await xsrfHeaders(site.url)) }
    return await measure(`${site.url}/lead/v1/admin/webleadcreate`, (request) => ({
      ...request,
      body: leadBody(),
      headers: { ...headers, 'idempotency-key': randomUUID() },
    }))
  } finally {
    await site.stop()
  }
}

async function measureEmpty() {
  const site = await startSite({ folder: EMPTY_APP })
  try {
    return await measure(`${site.url}/empty`, (request) => ({
      ...request,
      body: leadBody(),
      headers: { 'content-type': 'application/json' },
    }))
  } finally {
    await site.stop()
  }
}

const TABLE =
  'create table if not exists plain_insert (id uuid primary key, created_at timestamptz default now(), fields jsonb)'
const INSERT = 'insert into plain_insert (id, fields) values ($1, $2)'

/** Plain inserts, one statement and one transaction each, from so many connections. */
async function insertRate(clients) {
  let count = 0
  const end = performance.now() + INSERT_SECONDS * 1000
  await Promise.all(
    clients.map(async (query) => {
      while (performance.now() < end) {
        await query(INSERT, [randomUUID(), leadBody()])
        count++
      }
    }),
  )
  return count / INSERT_SECONDS
}

async function plainPostgres(url) {
  const found = {}
  for (const connections of CONNECTIONS) {
    const clients = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        return client
      }),
    )
    await clients[0].query(TABLE)
    found[connections] = await insertRate(clients.map((client) => (sql, values) => client.query(sql, values)))
    await Promise.all(clients.map((client) => client.end()))
  }
  return found
}

async function plainPglite() {
  const { PGlite } = await import('@electric-sql/pglite')
  const folder = mkdtempSync(join(tmpdir(), 'shalya-pglite-'))
  const database = new PGlite(folder)
  await database.exec(TABLE)
  const found = {}
  for (const connections of CONNECTIONS)
    found[connections] = await insertRate(
      Array.from({ length: connections }, () => (sql, values) => database.query(sql, values)),
    )
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return found
}

/** A database made new for this run, dropped at its end. */
async function withPostgres(task) {
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

const number = (value, digits = 0) => value.toFixed(digits)

/** Runs the benchmark, prints its table and a verdict on each aim; false when one is missed at 10 or 50 connections. */
export async function benchLeads() {
  await ensurePostgres()
  await buildEmptyApp()
  const empty = await measureEmpty()
  const postgres = await withPostgres(async (url) => ({
    site: await measureLeads({ DATABASE_URL: url }),
    plain: await plainPostgres(url),
  }))
  const pglite = { site: await measureLeads({}), plain: await plainPglite() }
  const rows = []
  const verdicts = []
  for (const connections of CONNECTIONS) {
    const base = empty[connections]
    const times = ({ p50, p99 }) => [number(p50, 2), number(p99, 2)]
    rows.push(['empty handler', connections, number(base.rate), '1.00', '', ...times(base), ''])
    for (const [name, found] of Object.entries({ PostgreSQL: postgres, PGlite: pglite })) {
      const measured = found.site[connections]
      const plain = found.plain[connections]
      const ratios = { 'of empty': measured.rate / base.rate, 'of plain': measured.rate / plain }
      rows.push([
        `leads, ${name}`,
        connections,
        number(measured.rate),
        number(ratios['of empty'], 2),
        number(ratios['of plain'], 2),
        ...times(measured),
        number(plain),
      ])
      if (connections > 1) verdicts.push(...verdictsOn(`${name}, ${connections} connections`, ratios))
    }
  }
  printTable(
    ['', 'connections', 'a second', 'of empty', 'of plain', 'p50 ms', 'p99 ms', 'plain inserts/s'],
    rows,
  )
  for (const { text } of verdicts) console.log(text)
  return verdicts.every(({ isMet }) => isMet)
}

/** Whether ratios reach their aims, in words. */
const verdictsOn = (where, ratios) =>
  Object.entries(AIMS).map(([what, aim]) => {
    const isMet = ratios[what] >= aim
    return {
      isMet,
      text: `${isMet ? 'met' : 'MISSED'}: ${where}: ${number(ratios[what], 2)} ${what}, aim ${aim}`,
    }
  })
