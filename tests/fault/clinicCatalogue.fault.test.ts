/** A clinic of one city puts its own catalogue in place of the demonstration, and the site speaks of no other. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { pageTypeOf } from '@/model/page/pageTypes'
import { until } from '@/tests/support/until'
import { demoWordsIn } from '@/tests/site/demoWords'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { CLINIC, ClinicSpreadsheet } from '@/tests/support/clinicSpreadsheet'
import { siteForAll } from './siteForAll'

/** What only the demonstration is called, and where it is reached. */
const OF_THE_BRAND = /shalya|शल्य(?! चिकित्सा)|90000 ?0000\d|Example Road|\.example\b/gi

const isInvention = ({ isFictional }: { readonly isFictional: boolean }): boolean => isFictional
/** The names and addresses of its people, hospitals and insurers, and what it lets patients and the press say. */
const NAMES: readonly string[] = [
  ...shippedRows('doctors').flatMap(({ DoctorName, hindi, slug }) => [DoctorName, hindi, `/doctor/${slug}`]),
  ...shippedRows('hospitals').flatMap(({ HospitalName, slug }) => [HospitalName, `/hospital/${slug}`]),
  ...shippedRows('authors').flatMap(({ PersonName, hindi, slug }) => [PersonName, hindi, `/authors/${slug}`]),
  ...shippedRows('reviewers').flatMap((row) => [row.PersonName, row.hindi, `/reviewers/${row.slug}`]),
  ...shippedRows('insurers')
    .filter(isInvention)
    .flatMap(({ InsurerName, hindi, slug }) => [InsurerName, hindi, `/insurance/${slug}`]),
  ...shippedRows('reviews').map(({ title }) => `>${title}<`),
  ...shippedRows('press').map(({ title }) => title),
]

const tracesIn = (html: string): readonly string[] => [
  ...demoWordsIn(html),
  ...new Set(html.match(OF_THE_BRAND) ?? []),
  ...NAMES.filter((name) => html.includes(name)),
]

type Read = { readonly status: number; readonly html: string }

describe('a clinic’s own catalogue', () => {
  const site = siteForAll()
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const read = async (path: string): Promise<Read> => {
    const answer = await fetch(site.url + path)
    return { status: answer.status, html: await answer.text() }
  }
  const locations = async (path: string): Promise<readonly string[]> =>
    [...(await read(path)).html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)

  /** Reads pages some at a time. @returns what was found wrong, with the path */
  async function faultsOf(
    paths: readonly string[],
    faults: (read: Read, path: string) => readonly string[],
  ): Promise<readonly string[]> {
    const found: string[] = []
    await pLimit(3).map(paths, async (path) => {
      for (const fault of faults(await read(path), path)) found.push(`${path}: ${fault}`)
    })
    return found
  }

  it('is typed into the exported tables, checked and imported while the site runs', async () => {
    await site.catalogue(['export', '--format', 'csv', '--out', folder, ...KIND_NAMES])
    new ClinicSpreadsheet(folder).makeOwn()
    expect(await site.catalogue(['check', '--replace', folder])).toContain('rows are right')
    await site.catalogue(['import', '--replace', '--approved-by', 'A Reviewer', folder])
    await until('the clinic’s name', async () => (await read('/')).html.includes(CLINIC.name), 10_000)
  })

  it('leaves no trace of the demonstration on any page', async () => {
    const files = await locations('/sitemap.xml')
    const listed = (await Promise.all(files.map(locations))).flat()
    // Most samples belong to removed rows: the sitemap has others of their type.
    const places = ['', '/hi'].map((prefix) => `${prefix}/doctor/${CLINIC.doctor.slug}/book`)
    const paths = new Set([...listed, ...places, ...PAGE_SAMPLES.map(({ path }) => path)])
    const routes = new Set<string>()
    const faults = await faultsOf([...paths], ({ status, html }, path) => {
      const { route } = pageTypeOf(path.split('?')[0] ?? '')
      if (status === 200 || route === '{anything}') routes.add(route)
      const isListed = listed.includes(path)
      return [...tracesIn(html), ...(isListed && status !== 200 ? [`answers ${status}`] : [])]
    })
    expect(paths.size).toBeGreaterThan(200)
    expect(faults.slice(0, 50)).toEqual([])
    const unread = PAGE_SAMPLES.filter(({ route }) => !routes.has(route)).map(({ route }) => route)
    expect([...new Set(unread)]).toEqual([])
    expect(listed).toContain(`/doctor/${CLINIC.doctor.slug}`)
    expect(listed).toContain(`/hospital/${CLINIC.hospital.slug}`)
  }, 240_000)
})
