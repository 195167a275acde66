/** How long the first answer takes after a restart (nothing is kept yet), beside Next alone on the same build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchDocument } from './document.mjs'
import { startNextAlone, startSite } from './server.mjs'
import { median } from './table.mjs'

const RESTARTS = Number(process.env.BENCH_RESTARTS || 7)
/** What starts in the background (worker, queue) is done by then. */
const SETTLE_MS = 1000

async function firstTimes(start, paths, dataDir) {
  const server = await start({ env: { DATA_DIR: dataDir } })
  try {
    await new Promise((done) => setTimeout(done, SETTLE_MS))
    const times = []
    for (const path of paths) times.push((await fetchDocument(server.url + path)).ms)
    return times
  } finally {
    await server.stop()
  }
}

const startReadySite = (options) => startSite({ ...options, probe: '/readyz' })

/** The route that renders an English page (model/page/address.ts): Next alone knows no public address. */
const routeOf = (path) => `/en${path === '/' ? '' : path}`

/**
 * The median over restarts, in turns, each page asked for once in the given order.
 * @param {readonly string[]} paths
 * @returns {Promise<readonly { path: string, site: number, next: number }[]>} milliseconds
 */
export async function firstAnswers(paths) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-bench-'))
  const times = { site: [], next: [] }
  try {
    // Makes the database, and the disk's cache warm.
    await firstTimes(startNextAlone, paths.map(routeOf), dataDir)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      times.site.push(await firstTimes(startReadySite, paths, dataDir))
      times.next.push(await firstTimes(startNextAlone, paths.map(routeOf), dataDir))
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const medianAt = (rounds, at) => median(rounds.map((round) => round[at]))
  return paths.map((path, at) => ({ path, site: medianAt(times.site, at), next: medianAt(times.next, at) }))
}
