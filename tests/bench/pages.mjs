/**
 * Kept documents beside the least that could serve them: a bare node:http server and nginx with the same bytes, stock
 * Next with an empty page. Then the first answer after a restart. All in one run, compared by ratios.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx, startFileNginx, startShippedNginx } from '../../scripts/nginx.mjs'
import { fetchDocument } from './document.mjs'
import { EMPTY_APP, buildEmptyApp } from './emptyApp.mjs'
import { firstAnswers } from './firstAnswers.mjs'
import { load } from './load.mjs'
import { startNextAlone, startServer, startSite } from './server.mjs'
import { median, printTable } from './table.mjs'

const PAGES = { home: '/', treatment: '/treatment/piles', doctors: '/doctors' }
const CONNECTIONS = [1, 20, 100]
/** The verdicts are of these; they are measured in several turns, so that the machine's moods even out. */
const JUDGED = [20, 100]
const TURNS = 3
const SECONDS = Number(process.env.BENCH_SECONDS || 3)
const WARM_UP_SECONDS = 2
/** Requests/s at 20 connections before documents were kept (docs: a treatment page, gzip for each visitor). */
const BEFORE = 79

/** Budgets, as ratios of this run. */
const OF_BARE = 0.8
const OF_NGINX = 0.8
const FIRST_OF_NEXT = 1.3

/** The documents as the site sends them once they are kept: asked for until the bytes stay the same. */
async function keptDocuments(siteUrl) {
  const documents = {}
  for (const [name, path] of Object.entries(PAGES)) {
    for (let time = 0; time < 3; time += 1)
      documents[name] = { path, ...(await fetchDocument(siteUrl + path)) }
  }
  return documents
}

/** A bare server of these documents. */
async function startBare(documents) {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-bare-'))
  const file = join(folder, 'documents.json')
  const rows = Object.values(documents).map(({ path, headers, body }) => ({
    path,
    headers,
    body: body.toString('base64'),
  }))
  writeFileSync(file, JSON.stringify(rows))
  const server = await startServer(['tests/bench/bareServer.mjs'], { env: { DOCUMENTS: file } })
  rmSync(folder, { recursive: true })
  return server
}

/** nginx with the same files and the shipped one; nothing where nginx cannot be had. */
async function startNginxes(siteUrl, documents) {
  const missing = await ensureNginx().then(
    () => '',
    (error) => error.message,
  )
  if (missing) {
    console.log(`not measured: nginx. ${missing}`)
    return undefined
  }
  const bodies = Object.entries(documents).map(([name, { body }]) => [name, body])
  // All of the load comes from one address.
  const shipped = await startShippedNginx(siteUrl, { pagesPerSecond: 1_000_000 })
  return { file: await startFileNginx(Object.fromEntries(bodies)), shipped }
}

/** What answers for a page, by column. */
const columnsOf = (servers, name) => ({
  site: servers.site.url + PAGES[name],
  bare: servers.bare.url + PAGES[name],
  ...(servers.nginx && {
    nginxFile: `${servers.nginx.file.plainUrl}/${name}.html`,
    shipped: servers.nginx.shipped.url + PAGES[name],
    nginxFileTls: `${servers.nginx.file.url}/${name}.html`,
  }),
})

const TITLES = {
  site: 'the site',
  bare: 'bare node:http',
  nginxFile: 'nginx, file',
  shipped: 'the site behind nginx (TLS)',
  nginxFileTls: 'nginx, file (TLS)',
  stock: 'stock Next, empty page',
}

/** Measures all columns in turns. @returns by column: the median's rate and p99, and the rate of each turn */
async function measure(urls, connections) {
  const turns = JUDGED.includes(connections) ? TURNS : 1
  const found = Object.fromEntries(Object.keys(urls).map((column) => [column, []]))
  for (let turn = 0; turn < turns; turn += 1)
    for (const [column, url] of Object.entries(urls))
      found[column].push(await load(url, { connections, seconds: SECONDS }))
  return Object.fromEntries(
    Object.entries(found).map(([column, results]) => {
      const rates = results.map(({ rate }) => rate)
      return [column, { rate: median(rates), p99: median(results.map(({ p99 }) => p99)), rates }]
    }),
  )
}

/** Turn by turn: what else the machine does then slows both. */
const ratioOf = (one, other) => median(one.rates.map((rate, turn) => rate / other.rates[turn]))

async function measurePage(urls) {
  for (const url of Object.values(urls)) await load(url, { connections: JUDGED[0], seconds: WARM_UP_SECONDS })
  const found = {}
  for (const connections of CONNECTIONS) found[connections] = await measure(urls, connections)
  return found
}

function printRates(what, found) {
  const cells = (column) =>
    CONNECTIONS.flatMap((connections) => {
      const { rate, p99 } = found[connections][column]
      return [rate.toFixed(0), p99.toFixed(2)]
    })
  console.log('')
  printTable(
    [what, ...CONNECTIONS.flatMap((connections) => [`${connections} conn /s`, 'p99 ms'])],
    Object.keys(found[CONNECTIONS[0]]).map((column) => [TITLES[column], ...cells(column)]),
  )
}

async function measureKept(servers, documents) {
  const verdicts = []
  for (const [name, { path, body }] of Object.entries(documents)) {
    const found = await measurePage(columnsOf(servers, name))
    printRates(`${path} (${(body.length / 1024).toFixed(1)} KB gzip)`, found)
    for (const connections of JUDGED) {
      const { site, bare, shipped, nginxFileTls } = found[connections]
      const at = `${path} at ${connections} connections`
      verdicts.push({ what: `${at}, of bare node:http`, ratio: ratioOf(site, bare), least: OF_BARE })
      if (shipped)
        verdicts.push({
          what: `${at} behind nginx, of nginx with the file`,
          ratio: ratioOf(shipped, nginxFileTls),
          least: OF_NGINX,
        })
    }
    if (name === 'treatment')
      console.log(`${(found[JUDGED[0]].site.rate / BEFORE).toFixed(0)} times the ${BEFORE}/s of before`)
  }
  return verdicts
}

async function measureStock() {
  const stock = await startNextAlone({ folder: EMPTY_APP })
  try {
    printRates('', await measurePage({ stock: `${stock.url}/` }))
  } finally {
    await stock.stop()
  }
}

async function measureFirst() {
  const rows = await firstAnswers(Object.values(PAGES))
  console.log('')
  printTable(
    ['first answer after a restart', 'the site ms', 'Next alone ms'],
    rows.map(({ path, site, next }) => [path, site.toFixed(1), next.toFixed(1)]),
  )
  return rows.map(({ path, site, next }) => ({
    what: `${path} first answer, of Next alone`,
    ratio: site / next,
    most: FIRST_OF_NEXT,
  }))
}

const isMet = ({ ratio, least = 0, most = Infinity }) => ratio >= least && ratio <= most

function printVerdicts(verdicts) {
  console.log('')
  printTable(
    ['ratios', '', 'aim', ''],
    verdicts.map((verdict) => [
      verdict.what,
      verdict.ratio.toFixed(2),
      verdict.least ? `>= ${verdict.least}` : `<= ${verdict.most}`,
      isMet(verdict) ? 'met' : 'MISSED',
    ]),
  )
}

/** Runs the benchmark and prints its tables; false when a ratio is missed. */
export async function benchPages() {
  await buildEmptyApp()
  await measureStock()
  const site = await startSite({ probe: '/readyz' })
  const started = [site]
  const verdicts = []
  try {
    const documents = await keptDocuments(site.url)
    const bare = await startBare(documents)
    started.push(bare)
    const nginx = await startNginxes(site.url, documents)
    if (nginx) started.push(nginx.file, nginx.shipped)
    verdicts.push(...(await measureKept({ site, bare, nginx }, documents)))
  } finally {
    await Promise.all(started.map((server) => server.stop()))
  }
  verdicts.push(...(await measureFirst()))
  printVerdicts(verdicts)
  return verdicts.every(isMet)
}
