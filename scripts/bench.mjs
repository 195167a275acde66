#!/usr/bin/env node
import { run } from './process.mjs'
import { TEST_DATABASE_URL, ensurePostgres } from './postgres.mjs'

/** Benchmarks by name; each prints its table and fails when its budget or aim is missed. */
const BENCHES = {
  leads: async () => (await import('../tests/bench/leads.mjs')).benchLeads(),
  pages: async () => (await import('../tests/bench/pages.mjs')).benchPages(),
  bytes: async () => (await import('../tests/bench/bytes.mjs')).benchBytes(),
  search: benchSearch,
  catalogue: benchCatalogue,
}

/** The server's TypeScript in a process of its own; whether it met its aims. */
const runServerBench = async (file, databaseUrl) =>
  (await run(process.execPath, ['--conditions=react-server', '--import', 'tsx', file], {
    env: { DATABASE_URL: databaseUrl },
  })) === 0

async function benchSearch() {
  await ensurePostgres()
  let isMet = true
  for (const url of [TEST_DATABASE_URL, ''])
    isMet = (await runServerBench('tests/bench/search.ts', url)) && isMet
  return isMet
}

async function benchCatalogue() {
  await ensurePostgres()
  return runServerBench('tests/bench/catalogue.ts', TEST_DATABASE_URL)
}

const HELP = `usage: npm run bench -- [${Object.keys(BENCHES).join('|')}]...

leads      leads a second and latency at 1, 10 and 50 connections on both databases, beside an empty handler and plain SQL
pages      requests a second of kept pages beside node:http, nginx and stock Next; first answers after a restart; memory
bytes      JavaScript of a first visit beside an empty App Router page, LCP element and layout shift
search     how long a search takes with 100,000 doctors beside the shipped ones, on both databases
catalogue  import, search and pages with 100,000 doctors, 20,000 hospitals and 500 cities beside the shipped catalogue
All of them when none is named.`

async function main(names) {
  if (names.includes('--help')) return console.log(HELP)
  const unknown = names.find((name) => !(name in BENCHES))
  if (unknown) throw new Error(`no benchmark '${unknown}'\n${HELP}`)
  for (const name of names.length ? names : Object.keys(BENCHES)) {
    console.log(`\n── ${name}`)
    if (!(await BENCHES[name]())) process.exitCode = 1
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench: ${error.message}`)
  process.exit(1)
})
