/**
 * Leads a second through the whole site, beside an empty route handler and beside plain SQL inserts, all in one
 * run on this machine, so that each layer's cost shows. Aims at 10 and 50 connections: at least half the rate of plain
 * inserts on the same database, 0.7 of a bare node:http server that parses the body and makes one durable insert, and at least twice
 * the rate of an empty Next route handler.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensurePostgres } from '../../scripts/postgres.mjs'
import { buildEmptyApp } from './emptyApp.mjs'
import { CONNECTIONS, measureEmpty, measurePosts, withPostgres } from './posts.mjs'
import { startServer, startSite } from './server.mjs'
import { printTable } from './table.mjs'

const INSERT_SECONDS = 2
const AIMS = { 'of plain': 0.5, 'of bare': 0.7, 'of empty': 2 }

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
    return await measurePosts(`${site.url}/lead/v1/admin/webleadcreate`, (request) => ({
      ...request,
      body: leadBody(),
      headers: { ...headers, 'idempotency-key': randomUUID() },
    }))
  } finally {
    await site.stop()
  }
}

/** A bare server that makes one insert of each body (bareLeads.mjs). */
async function measureBare(env) {
  const server = await startServer(['tests/bench/bareLeads.mjs'], { env })
  try {
    return await measurePosts(server.url, (request) => ({ ...request, body: leadBody() }))
  } finally {
    await server.stop()
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

const number = (value, digits = 0) => value.toFixed(digits)

/** Runs the benchmark, prints its table and a verdict on each aim; false when one is missed at 10 or 50 connections. */
export async function benchLeads() {
  await ensurePostgres()
  await buildEmptyApp()
  const empty = await measureEmpty(leadBody)
  const postgres = await withPostgres(async (url) => ({
    site: await measureLeads({ DATABASE_URL: url }),
    bare: await measureBare({ DATABASE_URL: url }),
    plain: await plainPostgres(url),
  }))
  const pglite = {
    site: await measureLeads({ DATABASE_URL: '' }),
    bare: await measureBare({ DATABASE_URL: '' }),
    plain: await plainPglite(),
  }
  const rows = []
  const verdicts = []
  for (const connections of CONNECTIONS) {
    const base = empty[connections]
    const times = ({ p50, p99 }) => [number(p50, 2), number(p99, 2)]
    rows.push(['empty handler', connections, number(base.rate), '1.00', '', '', ...times(base), '', ''])
    for (const [name, found] of Object.entries({ PostgreSQL: postgres, PGlite: pglite })) {
      const measured = found.site[connections]
      const plain = found.plain[connections]
      const bare = found.bare[connections].rate
      const ratios = {
        'of empty': measured.rate / base.rate,
        'of bare': measured.rate / bare,
        'of plain': measured.rate / plain,
      }
      rows.push([
        `leads, ${name}`,
        connections,
        number(measured.rate),
        number(ratios['of empty'], 2),
        number(ratios['of bare'], 2),
        number(ratios['of plain'], 2),
        ...times(measured),
        number(bare),
        number(plain),
      ])
      if (connections > 1) verdicts.push(...verdictsOn(`${name}, ${connections} connections`, ratios))
    }
  }
  printTable(
    [
      ...['', 'connections', 'a second', 'of empty', 'of bare', 'of plain', 'p50 ms', 'p99 ms'],
      ...['bare server/s', 'plain inserts/s'],
    ],
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
