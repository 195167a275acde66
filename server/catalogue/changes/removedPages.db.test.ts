import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { CatalogueWatch } from './catalogueWatch'
import { isPageRemoved, readRemovedPages, setRemovedPages } from './removedPages'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'

let test_: TestDatabase
beforeEach(async () => {
  test_ = await createTestDatabase()
})
afterEach(async () => {
  setCatalogueSnapshot(undefined)
  setRemovedPages(new Set())
  await test_.drop()
})

const removed = async () => [...(await readRemovedPages(test_.database))].sort()
const replace = (rows: Parameters<typeof importCatalogue>[1]) =>
  importCatalogue(test_.database, rows, { replaces: true })

describe('pages that are gone', () => {
  test('are those of rows that an import removed, until they come back', async () => {
    const [one, other] = [rowLike('doctors'), rowLike('doctors', {}, 1)]
    await replace({ doctors: [one, other] })
    expect(await removed()).toEqual([])
    await replace({ doctors: [one] })
    expect(await removed()).toEqual([`/doctor/${other.slug}`, `/hi/doctor/${other.slug}`])
    await replace({ doctors: [{ ...one, consultationFee: 1 }] })
    expect(await removed()).toEqual([`/doctor/${other.slug}`, `/hi/doctor/${other.slug}`])
    await importCatalogue(test_.database, { doctors: [other] })
    expect(await removed()).toEqual([])
  })

  test('are all pages of the row, in the row’s language', async () => {
    const cost = rowLike('costs')
    const article = rowLike('articles', { language: 'hi', slug: 'gone-article' })
    await replace({ treatments: [rowLike('treatments')], costs: [cost], articles: [article] })
    await replace({ treatments: [], costs: [], articles: [] })
    const { slug } = rowLike('treatments')
    expect(await removed()).toEqual(
      [
        '/hi/blog/gone-article',
        `/hi/treatment/${slug}`,
        `/marketing/${slug}`,
        `/treatment/${slug}`,
        `/treatment/${slug}-cost`,
        `/treatment/${cost.treatment}-cost-in-${cost.city}`,
      ].sort(),
    )
  })

  test('are not those of rows without pages', async () => {
    await replace({ reviews: shippedRows('reviews').slice(0, 2) })
    await replace({ reviews: [] })
    expect(await removed()).toEqual([])
  })

  test('are known to the running server soon after the import', async () => {
    const watch = await CatalogueWatch.start(test_.database, { askEveryMs: 60_000 })
    try {
      const [first, ...others] = shippedRows('campaigns')
      await replace({ campaigns: others })
      await watch.ask()
      expect(isPageRemoved(`/campaign/${first?.slug}`)).toBe(true)
      expect(isPageRemoved(`/campaign/${others[0]?.slug}`)).toBe(false)
    } finally {
      await watch.stop()
    }
  })
})
