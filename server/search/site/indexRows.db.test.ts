import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { indexRows, searchIndexVersion, unindexRows } from './indexRows'
import { keepSearchIndex } from './maintainSearchIndex'
import { searchEntities } from './searchEntities'
import { manyDoctors } from '@/tests/support/testSearch'

const TABLES = `search_entry, search_posting, search_word, search_index_state, catalogue_change,
  catalogue_conditions, catalogue_doctors`

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
beforeEach(() => own.database.executeSql(`truncate ${TABLES}`))
afterAll(() => own.drop())

const count = async (table: 'search_entry' | 'search_posting' | 'search_word') =>
  (await own.database.executeSql<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]?.n
const urls = async (query: string) => (await searchEntities(own.database, { query })).map(({ Url }) => Url)
const [piles, fistula] = shippedRows('conditions')
if (!piles || !fistula) throw new Error('no conditions are shipped')

describe('the index', () => {
  test('holds a row once, however often it is written', async () => {
    const doctors = manyDoctors(1200)
    await indexRows(own.database.executeSql, 'doctors', doctors)
    const before = [await count('search_entry'), await count('search_posting'), await count('search_word')]
    await indexRows(own.database.executeSql, 'doctors', doctors)
    expect([await count('search_entry'), await count('search_posting'), await count('search_word')]).toEqual(
      before,
    )
    expect(before[0]).toBe(1200)
  })

  test('knows a changed row by its new name only', async () => {
    await indexRows(own.database.executeSql, 'conditions', [piles])
    expect(await urls('piles')).toEqual(['/condition/piles'])
    const renamed = { ...piles, DiseaseName: 'Gridlock', hindi: 'ग्रिडलॉक', aliases: [] }
    await indexRows(own.database.executeSql, 'conditions', [renamed])
    expect(await urls('gridlock')).toEqual(['/condition/piles'])
    expect(await urls('piles')).toEqual([])
  })

  test('forgets what is removed, its words too', async () => {
    await indexRows(own.database.executeSql, 'conditions', [piles, fistula])
    await unindexRows(own.database.executeSql, 'conditions', [piles.slug])
    expect(await urls('piles')).toEqual([])
    expect(await urls('anal fistula')).toEqual(['/condition/anal-fistula'])
    await unindexRows(own.database.executeSql, 'conditions', [fistula.slug])
    expect([await count('search_entry'), await count('search_posting'), await count('search_word')]).toEqual([
      0, 0, 0,
    ])
  })

  test('is not touched by kinds that are not searched', async () => {
    await indexRows(own.database.executeSql, 'cities', shippedRows('cities'))
    await unindexRows(own.database.executeSql, 'cities', ['delhi'])
    expect(await count('search_entry')).toBe(0)
  })

  test('changes with an import, and only with the whole of it', async () => {
    await importCatalogue(own.database, { conditions: [piles, fistula] })
    expect(await urls('piles')).toEqual(['/condition/piles'])
    await importCatalogue(own.database, { conditions: [fistula] }, { replaces: true })
    expect(await urls('piles')).toEqual([])
    const broken = own.database.transaction(async (executeSql) => {
      await indexRows(executeSql, 'conditions', [piles])
      throw new Error('given up')
    })
    await expect(broken).rejects.toThrow('given up')
    expect(await urls('piles')).toEqual([])
  })
})

describe('an index of an older version', () => {
  const forget = () =>
    own.database.executeSql('delete from search_posting; delete from search_entry; delete from search_word')

  const makeOlder = () =>
    own.database.executeSql('update search_index_state set version = $1', [searchIndexVersion() ^ 1])

  test('is written anew at the next start, once', async () => {
    await importCatalogue(own.database, { conditions: [piles, fistula], doctors: manyDoctors(1100) })
    await forget()
    await makeOlder()
    await keepSearchIndex(own.database, () => false)
    expect(await urls('piles')).toContain('/condition/piles')
    expect(await count('search_entry')).toBe(1102)
    await forget()
    await keepSearchIndex(own.database, () => false)
    expect(await count('search_entry')).toBe(0)
  })

  test('is left for the next start when the server ends', async () => {
    await importCatalogue(own.database, { conditions: [piles] })
    await forget()
    await makeOlder()
    await keepSearchIndex(own.database, () => true)
    expect(await count('search_entry')).toBe(0)
    await keepSearchIndex(own.database, () => false)
    expect(await count('search_entry')).toBe(1)
  })

  test('is not what an import into an empty database makes: the first server writes nothing', async () => {
    await importCatalogue(own.database, { conditions: [piles] })
    await importCatalogue(own.database, { conditions: [fistula] })
    await forget()
    await keepSearchIndex(own.database, () => false)
    expect(await count('search_entry')).toBe(0)
  })

  test('does not stop a server whose database is unavailable', async () => {
    const away = async () => Promise.reject(new Error('away'))
    await expect(keepSearchIndex({ ...own.database, executeSql: away }, () => false)).resolves.toBeUndefined()
  })
})
