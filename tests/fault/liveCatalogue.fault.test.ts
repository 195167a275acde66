import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuiltSite, until } from '@/tests/site/builtSite'
import { databaseUnderTest, emptyDatabase, type SiteDatabase } from '@/tests/site/testDatabases'

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

const onPostgres = process.env.DATABASE_URL ? describe : () => {}

onPostgres('two servers on one PostgreSQL', () => {
  let database: SiteDatabase
  let servers: readonly BuiltSite[] = []
  const folder = mkdtempSync(join(tmpdir(), 'shalya-two-'))
  const PATH = `/doctor/${DOCTOR}`
  /** Each server is asked with the tag of the page that it gave before. */
  const asksAgain = async (server: BuiltSite, etag: string) =>
    (await fetch(server.url + PATH, { headers: { 'if-none-match': etag } })).status

  beforeAll(async () => {
    database = await emptyDatabase()
    // One address for both, as behind a balancer: pages name it.
    const settings = {
      ...database.settings,
      APP_SECRET: 'the same on both servers',
      SITE_URL: 'http://clinic.example',
    }
    servers = await Promise.all([BuiltSite.create(settings), BuiltSite.create(settings)])
    for (const server of servers) await server.start()
  }, 120_000)

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.dispose()))
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('give the same documents, and each has the data that the other’s need to come alive', async () => {
    const [one, other] = servers as [BuiltSite, BuiltSite]
    for (const path of ['/', PATH, '/doctors?city=delhi', '/hi/test/hba1c']) {
      const answers = await Promise.all(servers.map(async ({ url }) => fetch(url + path)))
      const [html = ''] = await Promise.all(answers.map((answer) => answer.text()))
      const [etag, another] = answers.map(({ headers }) => headers.get('etag'))
      expect([path, another]).toEqual([path, etag])
      const [, data = ''] = /data-hydration="([^"]+)"/.exec(html) ?? []
      expect(data).toMatch(/^\/hydration\//)
      for (const { url } of [one, other]) expect((await fetch(url + data)).status).toBe(200)
    }
  }, 60_000)

  it('both show a change within two seconds, also to who has the page already', async () => {
    const etags = await Promise.all(
      servers.map(async ({ url }) => (await fetch(url + PATH)).headers.get('etag') ?? ''),
    )
    for (const [at, server] of servers.entries()) expect(await asksAgain(server, etags[at] ?? '')).toBe(304)
    const [one] = servers as [BuiltSite, BuiltSite]
    await one.catalogue(['export', '--out', folder, 'doctors'])
    const rows = JSON.parse(readFileSync(join(folder, 'doctors.json'), 'utf8')) as readonly Row[]
    const renamed = rows
      .filter(({ slug }) => slug === DOCTOR)
      .map((row) => ({ ...row, DoctorName: NEW_NAME }))
    writeFileSync(join(folder, 'doctors.json'), JSON.stringify(renamed))
    await one.catalogue(['import', '--kind', 'doctors', join(folder, 'doctors.json')])
    for (const [at, server] of servers.entries())
      await until(
        `the change on server ${at}`,
        2000,
        async () => (await asksAgain(server, etags[at] ?? '')) === 200,
      )
    for (const { url } of servers) expect(await (await fetch(url + PATH)).text()).toContain(NEW_NAME)
  }, 60_000)
})
