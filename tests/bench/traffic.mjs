/**
 * What pages count of themselves, as many a second as one server takes, beside an empty Next route handler that is sent the same.
 * Each beacon is stored before it is answered; at 10 and 50 connections at least as many a second as the empty handler answers.
 */
import { readFileSync } from 'node:fs'
import { ensurePostgres } from '../../scripts/postgres.mjs'
import { buildEmptyApp } from './emptyApp.mjs'
import { CONNECTIONS, measureEmpty, measurePosts, withPostgres } from './posts.mjs'
import { startSite } from './server.mjs'
import { printTable } from './table.mjs'

const PATH = '/api/session/traffic'
const AIM = 1

const { leadForm, visitContext } = JSON.parse(readFileSync('content/machineCharts.json', 'utf8'))
let serial = 0

/** A visitor who filled in half a form: two machines, three metrics; other transitions each time. */
function beacon() {
  const at = serial++ % leadForm.transitions.length
  const machine = (id, { hash }, taken) => ({ id, hash, taken, left: [[0, 1]], returned: [] })
  return JSON.stringify({
    pageType: 'Treatment',
    isBack: false,
    machines: [machine('leadForm', leadForm, [[at, 2]]), machine('visitContext', visitContext, [[0, 1]])],
    vitals: [
      ['LCP', at % 5],
      ['INP', 0],
      ['CLS', 0],
    ],
  })
}

/** An address may send so many a minute: here each beacon has its own. */
const address = () => `10.${serial >> 16}.${(serial >> 8) % 256}.${serial % 256}`

async function measureBeacons(env) {
  const site = await startSite({ env: { ...env, TRUST_PROXY: '1' }, probe: '/readyz' })
  try {
    return await measurePosts(site.url + PATH, (request) => ({
      ...request,
      body: beacon(),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address(),
      },
    }))
  } finally {
    await site.stop()
  }
}

/** Runs the benchmark and prints its table; false when the aim is missed at 10 or 50 connections. */
export async function benchTraffic() {
  await ensurePostgres()
  await buildEmptyApp()
  const empty = await measureEmpty(beacon)
  const found = {
    PostgreSQL: await withPostgres((url) => measureBeacons({ DATABASE_URL: url })),
    PGlite: await measureBeacons({}),
  }
  const ratio = (name, connections) => found[name][connections].rate / empty[connections].rate
  const line = (what, connections, { rate, p50, p99 }, of) => [
    what,
    connections,
    rate.toFixed(0),
    of.toFixed(2),
    p50.toFixed(2),
    p99.toFixed(2),
  ]
  printTable(
    ['', 'connections', 'a second', 'of empty', 'p50 ms', 'p99 ms'],
    CONNECTIONS.flatMap((connections) => [
      line('empty handler', connections, empty[connections], 1),
      ...Object.keys(found).map((name) =>
        line(`beacons, ${name}`, connections, found[name][connections], ratio(name, connections)),
      ),
    ]),
  )
  return CONNECTIONS.filter((connections) => connections > 1).every((connections) =>
    Object.keys(found).every((name) => ratio(name, connections) >= AIM),
  )
}
