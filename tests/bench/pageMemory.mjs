/** What the site's memory is after so many documents. */
import { outputOf } from '../../scripts/process.mjs'
import { fetchDocument } from './document.mjs'

const AT_ONCE = 4
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

/**
 * Asks a site for so many different documents, once each.
 * @param {{ url: string, pid: number }} site
 * @param {number} count
 * @returns {Promise<{ documents: number, before: number, after: number }>} megabytes of resident memory
 */
export async function memoryAfter(site, count) {
  const before = residentMegabytes(site.pid)
  const paths = await addresses(site.url, count)
  const queue = [...paths]
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      await fetchDocument(site.url + path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await new Promise((done) => setTimeout(done, REST_MS))
  return { documents: paths.length, before, after: residentMegabytes(site.pid) }
}
