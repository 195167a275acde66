import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BuiltSite } from '@/tests/site/builtSite'
import { until } from '@/tests/support/until'
import { readPage } from '@/tests/site/pageFacts'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { type RawAnswer, askRaw } from './marker'
import { siteForAll } from './siteForAll'

/** Not fetch: that unzips. */
const ask = (site: BuiltSite, path: string, method = 'GET', headers: Record<string, string> = {}) =>
  askRaw(site.url, path, headers, method)

/** What a visitor reads of it without code. */
const shown = ({ body }: RawAnswer) => readPage(body.toString())

describe(`where there is no page, on ${databaseUnderTest}`, () => {
  const site = siteForAll()
  const folder = mkdtempSync(join(tmpdir(), 'shalya-missing-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    '/dev/machines',
    '/dev/machines/leadForm',
    '/dev/machines/leadForm/chart',
    '/dev/machines/live',
    '/dev/machines/live/server',
    '/dev/review',
    '/dev/review/file?since=HEAD',
    '/dev/funnel',
    '/dev/desk',
    '/dev/booking',
    '/dev/components',
    '/dev/brands',
    '/dev/lead-forms',
    '/dev/messages',
  ])('%s is none where the developers’ pages are not switched on', async (path) => {
    expect((await ask(site, path)).status).toBe(404)
    // What an inspected page asks before it tells anything.
    expect((await ask(site, path, 'HEAD')).status).toBe(404)
  })

  it.each([
    '/no-such-page',
    '/treatment/no-such-treatment',
    '/treatment/no-such-treatment-cost',
    '/treatment/piles-cost-in-no-such-city',
    '/condition/no-such-condition',
    '/doctor/no-such-doctor',
    '/hospital/no-such-hospital',
    '/department/no-such-department',
    '/test/no-such-test',
    '/blog/no-such-article',
    '/authors/no-such-author',
    '/hospitals/insurance/no-such-insurer',
    '/campaign/no-such-campaign',
    '/marketing/no-such-treatment',
    '/delhi/doctors/no-such-speciality',
    '/no-such-city/doctors/cardiologist',
    '/delhi/hospitals/no-such-department',
    '/doctors/list/nonsense',
    '/doctors/list/page.1',
    '/doctors?page=999',
    '/blog?page=999',
    '/page-not-found',
    '/constructor',
    '/%E0%A4',
    '/a/b/c/d/e',
  ])('%s is 404 with a page that helps', async (path) => {
    const answer = await ask(site, path)
    expect(answer.status).toBe(404)
    const { headings, mains, links, isUnlisted, language } = shown(answer)
    expect({ headings, mains, isUnlisted, language }).toEqual({
      headings: 1,
      mains: 1,
      isUnlisted: true,
      language: 'en-IN',
    })
    expect([...links]).toEqual(expect.arrayContaining(['/', '/treatment/piles', '/department/cardiology']))
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['/hi/no-such-page', '/hi/test/no-such-test', '/hi/blog/no-such-article', '/hi/careers'])(
    '%s is 404 in Hindi',
    async (path) => {
      const answer = await ask(site, path)
      expect(answer.status).toBe(404)
      expect(shown(answer).language).toBe('hi-IN')
    },
  )

  it('sends the same page zipped to whoever takes it so, and its head alone to who asks for that', async () => {
    const plain = await ask(site, '/no-such-page')
    const zipped = await ask(site, '/no-such-page', 'GET', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    expect(zipped.headers['vary']).toMatch(/accept-encoding/i)
    const head = await ask(site, '/no-such-page', 'HEAD')
    expect([head.status, head.body.length]).toEqual([404, 0])
    expect(head.headers['content-length']).toBe(String(plain.body.length))
  })

  it('answers many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(site, `/no-such-page-${at}`)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.length > 10_000}`))).toEqual(
      new Set(['404 true']),
    )
  })

  it('says 410 of what the catalogue had and has no more, until it comes back', async () => {
    const [path, hindi] = ['/campaign/cataract-camp', '/hi/test/hba1c']
    expect((await ask(site, path)).status).toBe(200)
    expect((await ask(site, hindi)).status).toBe(200)

    await site.catalogue(['export', '--out', folder, 'campaigns', 'tests'])
    const without = (kind: string, isGone: (row: Record<string, unknown>) => boolean) => {
      const file = join(folder, `${kind}.json`)
      const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[]
      writeFileSync(join(folder, `all-${kind}.json`), JSON.stringify(rows))
      writeFileSync(file, JSON.stringify(rows.filter((row) => !isGone(row))))
      return file
    }
    const campaigns = without('campaigns', ({ slug }) => slug === 'cataract-camp')
    const tests = without('tests', ({ slug, language }) => slug === 'hba1c' && language === 'hi')
    await site.catalogue(['import', '--replace', '--kind', 'campaigns', campaigns])
    await site.catalogue(['import', '--replace', '--approved-by', 'A Reviewer', '--kind', 'tests', tests])

    await until('the pages are gone', async () => (await ask(site, hindi)).status === 410, 15_000)
    const gone = await ask(site, path)
    expect(gone.status).toBe(410)
    expect(shown(gone).headings).toBe(1)
    expect((await ask(site, path, 'HEAD')).status).toBe(410)
    expect((await ask(site, `${path}?utm_campaign=x`)).status).toBe(410)
    expect((await ask(site, '/test/hba1c')).status).toBe(200)
    expect(shown(await ask(site, hindi)).language).toBe('hi-IN')
    const sitemap = (await ask(site, '/sitemaps/campaigns-1.xml')).body.toString()
    expect(sitemap).not.toContain('cataract-camp')

    await site.catalogue(['import', '--kind', 'campaigns', join(folder, 'all-campaigns.json')])
    await until('the page is back', async () => (await ask(site, path)).status === 200, 15_000)
  })
})
