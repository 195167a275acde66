/** a million leads of a year at the desk: how long the figures of each period take on PostgreSQL */
import { loadFigures } from '@/server/desk/figures/loadFigures'
import { median, percentile, printTable } from '@/tests/bench/table.mjs'
import { expectTrue, runDrill, timesOf } from '@/tests/support/drill'
import { LEADS, withMillionLeads } from '@/tests/support/millionLeads'

const TURNS = 7
const LIMIT_MS = 2000
const YEAR = new Date(Date.now() - 364 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const PERIODS: Readonly<Record<string, string>> = {
  '7 days': 'days=7',
  '28 days': 'days=28',
  '90 days': 'days=90',
  'a year': `from=${YEAR}&to=${new Date().toISOString().slice(0, 10)}`,
}

runDrill(() =>
  withMillionLeads({ events: true }, async ({ executeSql }) => {
    const table: (readonly (string | number)[])[] = []
    let slowest = 0
    for (const [name, query] of Object.entries(PERIODS)) {
      const times = await timesOf(TURNS, () =>
        loadFigures(executeSql, new URLSearchParams(query), { role: 'owner' }),
      )
      const p95 = percentile(times, 0.95)
      slowest = Math.max(slowest, p95)
      table.push([name, median(times).toFixed(0), p95.toFixed(0)])
    }
    printTable(['figures of', 'p50 ms', 'p95 ms'], table)
    expectTrue(slowest <= LIMIT_MS, `figures of a year within ${LIMIT_MS} ms at p95, with ${LEADS} leads`)
  }),
)
