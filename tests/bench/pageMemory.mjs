/** Memory of the site with many kept documents, on the embedded database, started as `npm start` does. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from '../../scripts/process.mjs'
import { fetchDocument } from './document.mjs'
import { startSite } from './server.mjs'
import { printTable } from './table.mjs'

const DOCUMENTS = Number(process.env.BENCH_DOCUMENTS || 2000)
const MEGABYTES = 500

const AT_ONCE = 2
/** A busy machine renders some pages too late: they are asked for again. */
const ATTEMPTS = 5
const REST_MS = 5000

const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)

/** Paths of the sitemap, then lists narrowed down by what its paths name. */
async function addresses(siteUrl, count) {
  const read = async (path) => locations(await (await fetch(siteUrl + path)).text())
  const listed = (await Promise.all((await read('/sitemap.xml')).map(read))).flat()
  const byCity = listed.map((path) => /^\/([^/]+)\/doctors\/([^/]+)$/.exec(path)).filter(Boolean)
  const cities = [...new Set(byCity.map(([, city]) => city))]
  const specialities = [...new Set(byCity.map(([, , speciality]) => speciality))]
  const choices = ['', '&gender=female', '&gender=male'].flatMap((gender) =>
    cities.flatMap((city) =>
      specialities.map((speciality) => `/doctors?city=${city}&speciality=${speciality}${gender}`),
    ),
  )
  return [...listed, ...choices].slice(0, count)
}

/** Resident memory of a process in megabytes. */
const residentMegabytes = (pid) => Number(outputOf('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024

/** What `npm start` sets for the process. */
function startEnvironment() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.fromEntries(
    Array.from(scripts.start.matchAll(/(\w+)=(\S+)/g), ([, name, value]) => [name, value]),
  )
}

async function keep(url) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await fetchDocument(url)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
}

/** Asks a site for so many different documents, once each. @returns {Promise<number>} how many there are */
async function keepMany(siteUrl, count) {
  const paths = await addresses(siteUrl, count)
  const queue = [...paths]
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await keep(siteUrl + path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return paths.length
}

/** The first start fills the database; the second one is what a site in use looks like. */
export async function benchMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-bench-'))
  const rows = []
  try {
    for (const start of ['first start', 'second start']) {
      const site = await startSite({ probe: '/readyz', env: { ...startEnvironment(), DATA_DIR: folder } })
      try {
        await new Promise((done) => setTimeout(done, REST_MS))
        const before = residentMegabytes(site.pid)
        const documents = await keepMany(site.url, DOCUMENTS)
        await new Promise((done) => setTimeout(done, REST_MS))
        rows.push({ start, before, documents, after: residentMegabytes(site.pid) })
      } finally {
        await site.stop()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(
    ['MB of memory', 'after the start', 'documents', 'with them'],
    rows.map(({ start, before, documents, after }) => [
      start,
      before.toFixed(0),
      documents,
      after.toFixed(0),
    ]),
  )
  const isMet = rows.every(({ after }) => after <= MEGABYTES)
  if (!isMet) console.log(`more than ${MEGABYTES} MB`)
  return isMet
}
