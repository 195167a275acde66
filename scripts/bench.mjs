#!/usr/bin/env node
/** Benchmarks by name; each prints its table and fails when its budget or aim is missed. */
const BENCHES = {
  leads: async () => (await import('../tests/bench/leads.mjs')).benchLeads(),
  bytes: async () => (await import('../tests/bench/bytes.mjs')).benchBytes(),
}

const HELP = `usage: npm run bench -- [${Object.keys(BENCHES).join('|')}]...

leads  leads a second and latency at 1, 10 and 50 connections on both databases, beside an empty handler and plain SQL
bytes  JavaScript of a first visit beside an empty App Router page, LCP element and layout shift
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
