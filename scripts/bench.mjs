#!/usr/bin/env node
import './closedPipe.mjs'
import { parseArgs } from 'node:util'
import { failsAs, runServerScript } from './process.mjs'
import { TEST_DATABASE_URL, ensurePostgres } from './postgres.mjs'

/** Benchmarks by name; each prints its table and fails when its budget or aim is missed. */
const BENCHES = {
  leads: async () => (await import('../tests/bench/leads.mjs')).benchLeads(),
  traffic: async () => (await import('../tests/bench/traffic.mjs')).benchTraffic(),
  pages: async () => (await import('../tests/bench/pages.mjs')).benchPages(),
  lighthouse: async ({ pages }) =>
    (await import('../tests/bench/lighthouse.mjs')).benchLighthouse(pages?.split(',')),
  memory: async () => (await import('../tests/bench/pageMemory.mjs')).benchMemory(),
  bytes: async () => (await import('../tests/bench/bytes.mjs')).benchBytes(),
  interaction: () => runServerScript('tests/bench/interaction.ts'),
  bookings: benchBookings,
  search: benchSearch,
  catalogue: benchCatalogue,
}

async function benchSearch() {
  await ensurePostgres()
  let isMet = true
  for (const url of [TEST_DATABASE_URL, ''])
    isMet = (await runServerScript('tests/bench/search.ts', { DATABASE_URL: url })) && isMet
  return isMet
}

async function benchBookings() {
  await ensurePostgres()
  return runServerScript('tests/bench/bookings.ts', { DATABASE_URL: TEST_DATABASE_URL })
}

async function benchCatalogue() {
  await ensurePostgres()
  return runServerScript('tests/bench/catalogue.ts', { DATABASE_URL: TEST_DATABASE_URL })
}

const HELP = `usage: npm run bench -- [${Object.keys(BENCHES).join('|')}]... [--pages NAME,…]

leads       leads a second and latency at 1, 10 and 50 connections on both databases, beside an empty handler, a bare server and plain SQL
traffic     what pages count of themselves: beacons a second on both databases, beside an empty handler
pages       requests a second of kept pages at 20 and 100 connections beside node:http, nginx and stock Next (wrk; else autocannon); first answers after a restart
memory      memory of the site with 2,000 kept pages, embedded database, started as npm start does
lighthouse  Lighthouse 12 (mobile, median of three) and weight of fifteen pages of twelve types; --pages home,test-hi,… for some of them
bytes       JavaScript at the first sign of a visitor and with the form’s first letters, beside an empty App Router page; LCP element and layout shift
interaction from input to the next paint on a processor four times slower: menu, search, form, city, login; of it the main thread’s processor time
bookings    appointments a second and how long a hold takes with 64 visitors on PostgreSQL, beside an empty handler and check-then-insert; free places of 90 doctors for 30 days
search      how long a search takes with 100,000 doctors beside the shipped ones, on both databases
catalogue   import, search and pages with 100,000 doctors, 20,000 hospitals and 500 cities beside the shipped catalogue
All of them when none is named.`

async function main() {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)
  const unknown = names.find((name) => !(name in BENCHES))
  if (unknown) throw new Error(`no benchmark '${unknown}'\n${HELP}`)
  for (const name of names.length ? names : Object.keys(BENCHES)) {
    console.log(`\n── ${name}`)
    if (!(await BENCHES[name](values))) process.exitCode = 1
  }
}

main().catch(failsAs('bench'))
