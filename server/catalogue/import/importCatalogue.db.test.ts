import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { treatmentBySlug } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { DocumentStore } from '@/server/edge/documents'
import { type Runtime, setRuntime } from '@/server/runtime'
import { rowOfKey, rowsOfKind } from '@/server/catalogue/reads/rowQuery'
import { CatalogueWatch } from '@/server/catalogue/changes/catalogueWatch'
import { importCatalogue } from './importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'

let test_: TestDatabase
beforeEach(async () => {
  test_ = await createTestDatabase()
})
afterEach(async () => {
  setCatalogueSnapshot(undefined)
  setRuntime(undefined)
  await test_.drop()
})

const changes = async (): Promise<{ kinds: string[]; tags: string[] }[]> =>
  (
    await test_.database.executeSql<{ kinds: string[]; tags: string[] }>(
      'select kinds, tags from catalogue_change order by id',
    )
  ).rows

describe('an import', () => {
  test('writes rows once: the same again changes nothing', async () => {
    const rows = { treatments: shippedRows('treatments').slice(0, 5) }
    expect(await importCatalogue(test_.database, rows)).toEqual({
      added: 5,
      changed: 0,
      unchanged: 0,
      removed: 0,
    })
    expect(await importCatalogue(test_.database, rows)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 5,
      removed: 0,
    })
    const stored = await rowsOfKind(test_.database.executeSql, 'treatments')
    expect(stored.map(({ row }) => row)).toEqual(rows.treatments)
  })

  test('notes the row and its kind when something changed, and the menus only when a name did', async () => {
    const [first, second] = [rowLike('treatments'), rowLike('treatments', {}, 1)]
    await importCatalogue(test_.database, { treatments: [first, second] })
    await importCatalogue(test_.database, {
      treatments: [{ ...first, summary: 'Another summary of it.' }, second],
    })
    await importCatalogue(test_.database, { treatments: [{ ...first, ProcedureName: 'Another Name' }] })
    const [, textChanged, nameChanged] = await changes()
    expect(textChanged?.tags).toEqual(['treatments', `treatments/${first.slug}`])
    expect(nameChanged?.tags).toEqual(['treatments', `treatments/${first.slug}`, 'options'])
  })

  test('keeps a changed row in its place and puts new ones at the end', async () => {
    const rows = shippedRows('doctors').slice(0, 4)
    await importCatalogue(test_.database, { doctors: rows.slice(0, 3) })
    await importCatalogue(test_.database, { doctors: [{ ...rows[1]!, consultationFee: 999 }, rows[3]!] })
    const stored = await rowsOfKind(test_.database.executeSql, 'doctors')
    expect(stored.map(({ key }) => key)).toEqual(rows.map(({ slug }) => slug))
    expect(stored[1]?.row.consultationFee).toBe(999)
  })

  test('removes what the files do not hold only when it is told to', async () => {
    const rows = shippedRows('insurers')
    await importCatalogue(test_.database, { insurers: rows })
    await importCatalogue(test_.database, { insurers: rows.slice(0, 2) })
    expect(await rowsOfKind(test_.database.executeSql, 'insurers')).toHaveLength(rows.length)
    const { removed } = await importCatalogue(
      test_.database,
      { insurers: rows.slice(0, 2) },
      { replaces: true },
    )
    expect(removed).toBe(rows.length - 2)
    expect((await changes()).at(-1)?.tags).toContain(`insurers/${rows[2]?.slug}`)
  })

  test('is all or nothing: an error in a later row leaves nothing of the earlier ones', async () => {
    const good = shippedRows('doctors').slice(0, 3)
    // No codec would let this through; the database's own column refuses it.
    const bad = {
      ...rowLike('doctors', { slug: 'bad-row' }),
      cityid: 'nowhere',
    } as unknown as (typeof good)[number]
    await expect(
      importCatalogue(test_.database, { insurers: shippedRows('insurers'), doctors: [...good, bad] }),
    ).rejects.toThrow()
    expect(await rowsOfKind(test_.database.executeSql, 'insurers')).toEqual([])
    expect(await rowsOfKind(test_.database.executeSql, 'doctors')).toEqual([])
    expect(await changes()).toEqual([])
  })
})

describe('a server that watches the catalogue', () => {
  test('fills a new database with every shipped row, once', async () => {
    const first = await CatalogueWatch.start(test_.database)
    await first.stop()
    for (const kind of KIND_NAMES)
      expect([kind, (await rowsOfKind(test_.database.executeSql, kind)).length]).toEqual([
        kind,
        shippedRows(kind).length,
      ])
    const second = await CatalogueWatch.start(test_.database)
    await second.stop()
    expect(await changes()).toHaveLength(1)
  })

  test('shows a change of another process without being started again', async () => {
    const watch = await CatalogueWatch.start(test_.database, { askEveryMs: 60_000 })
    const piles = treatmentBySlug('piles')!
    const untouched = catalogueSnapshot().conditions
    await importCatalogue(test_.database, { treatments: [{ ...piles, summary: 'A summary that is new.' }] })
    expect(treatmentBySlug('piles')?.summary).toBe(piles.summary)
    await watch.ask()
    expect(treatmentBySlug('piles')?.summary).toBe('A summary that is new.')
    expect(catalogueSnapshot().conditions).toBe(untouched)
    await watch.stop()
  })

  test('lets go of the pages that show what has changed, also of one that was being made then', async () => {
    const store = new DocumentStore(10_000)
    const doctor = rowLike('doctors')
    const page = (name: string, tag: string) => ({ name, bytes: 1, tags: new Set([tag]) })
    await importCatalogue(test_.database, { doctors: [doctor] })
    const watch = await CatalogueWatch.start(test_.database, {
      askEveryMs: 60_000,
      invalidatePages: (tags) => store.invalidate(tags),
    })
    store.keep('/doctor', page('Dr Old Name', `doctors/${doctor.slug}`))
    store.keep('/other', page('another page', 'treatments/piles'))
    await importCatalogue(test_.database, { doctors: [{ ...doctor, DoctorName: 'Dr New Name' }] })
    let renderings = 0
    const late = await store.obtain('/late', async () => {
      renderings += 1
      if (renderings === 1) await watch.ask()
      return page(renderings === 1 ? 'Dr Old Name' : 'Dr New Name', `doctors/${doctor.slug}`)
    })
    expect(late).toMatchObject({ name: 'Dr New Name' })
    expect(['/doctor', '/other', '/late'].map((key) => store.get(key)?.tags.size)).toEqual([undefined, 1, 1])
    await watch.stop()
  })

  test('shows what the database holds, not what is shipped', async () => {
    await importCatalogue(test_.database, {
      treatments: [rowLike('treatments', { summary: 'The clinic’s own.' })],
    })
    const watch = await CatalogueWatch.start(test_.database)
    expect(catalogueSnapshot().treatments.map(({ summary }) => summary)).toEqual(['The clinic’s own.'])
    await watch.stop()
  })
})

test('a row is asked by its key', async () => {
  const doctor = rowLike('doctors')
  await importCatalogue(test_.database, { doctors: [doctor] })
  // Of the runtime only its database is asked for.
  setRuntime({ database: test_.database } as Runtime)
  expect(await rowOfKey('doctors', doctor.slug)).toEqual(doctor)
  expect(await rowOfKey('doctors', "x' or '1'='1")).toBeUndefined()
})
