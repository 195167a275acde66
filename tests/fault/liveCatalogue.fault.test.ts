import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuiltSite, until } from '../site/builtSite'
import { databaseUnderTest, emptyDatabase, type SiteDatabase } from '../site/testDatabases'

type Row = Record<string, unknown> & { readonly slug: string }

const DOCTOR = 'abhimanyu-tanwar'
const OLD_NAME = 'Dr Abhimanyu Tanwar'
const NEW_NAME = 'Dr Abhimanyu Quite-Renamed'
/** His own page, and lists that name him. */
const PAGES = [`/doctor/${DOCTOR}`, '/delhi/doctors/orthopaedic-surgeon', '/doctors?city=delhi&sort=name']

describe(`an import while the site runs, on ${databaseUnderTest}`, () => {
  let database: SiteDatabase
  let site: BuiltSite
  let rows: readonly Row[]
  const folder = mkdtempSync(join(tmpdir(), 'shalya-live-'))

  const textOf = async (path: string) => (await fetch(site.url + path)).text()
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  const file = (doctors: readonly Row[]): string => {
    const path = join(folder, 'doctors.json')
    writeFileSync(path, JSON.stringify(doctors, null, 1))
    return path
  }
  const foundBySearch = (query: string) => textOf(`/api/search/entities?query=${encodeURIComponent(query)}`)

  beforeAll(async () => {
    database = await emptyDatabase()
    site = await BuiltSite.create(database.settings)
    await site.start()
    await site.catalogue(['export', '--out', folder, 'doctors'])
    rows = JSON.parse(readFileSync(join(folder, 'doctors.json'), 'utf8')) as readonly Row[]
  }, 90_000)

  afterAll(async () => {
    await site.dispose()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('shows a doctor’s new name on his page, in lists and in the search, without being started again', async () => {
    for (const path of PAGES) expect(await textOf(path)).toContain(OLD_NAME)
    const renamed = rows
      .filter(({ slug }) => slug === DOCTOR)
      .map((row) => ({ ...row, DoctorName: NEW_NAME }))
    await site.catalogue(['import', file(renamed)])
    for (const path of PAGES)
      await until(`the new name on ${path}`, 10_000, async () => (await textOf(path)).includes(NEW_NAME))
    expect(await foundBySearch('quite renamed')).toContain(`/doctor/${DOCTOR}`)
  }, 60_000)

  it('changes nothing when one row of many is wrong, and says which', async () => {
    const wrong = rows.map((row, at) => ({ ...row, ...(at === 40 && { consultationFee: 'much' }) }))
    await expect(site.catalogue(['import', file(wrong)])).rejects.toThrow(
      /doctors\.json:\d+: consultationFee: expected a whole number/,
    )
    expect(await textOf(PAGES[0] ?? '')).toContain(NEW_NAME)
  }, 60_000)

  it('says 410 of a doctor who is gone, and names him nowhere', async () => {
    await site.catalogue(['import', '--replace', file(rows.filter(({ slug }) => slug !== DOCTOR))])
    const [own = '', ...lists] = PAGES
    await until('the page is gone', 10_000, async () => (await statusOf(own)) === 410)
    for (const path of lists) expect(await textOf(path)).not.toContain(`/doctor/${DOCTOR}`)
    expect(await foundBySearch('quite renamed')).not.toContain(DOCTOR)
    expect(await textOf('/sitemaps/doctors-1.xml')).not.toContain(DOCTOR)
  }, 60_000)
})
