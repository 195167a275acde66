import { createTestDatabase, testDatabaseKind, type TestDatabase } from '@/tests/support/testDatabase'
import { vacuumChanged } from './vacuumJob'

const describeEmbedded = testDatabaseKind === 'pglite' ? describe : describe.skip

describeEmbedded('the embedded database', () => {
  let test_: TestDatabase
  beforeAll(async () => {
    test_ = await createTestDatabase({ migrated: false })
    await test_.database.executeSql('create table much (n int); create table little (n int)')
  })
  afterAll(() => test_.drop())

  const pages = async () =>
    Number((await test_.database.executeSql(`select pg_relation_size('much') as size`)).rows[0]?.size)

  it('gives the room of old rows to new ones, and leaves tables alone of which little has changed', async () => {
    const { executeSql } = test_.database
    await executeSql('insert into much select generate_series(1, 2000)')
    await executeSql('insert into little values (1)')
    expect(await vacuumChanged(test_.database)).toEqual(['much'])
    const before = await pages()
    for (let time = 0; time < 5; time++) {
      await executeSql('update much set n = n + 1')
      await vacuumChanged(test_.database)
    }
    // The rows and their successors: without a vacuum there would be six times the rows.
    expect(await pages()).toBeLessThan(3 * before)
    expect(await vacuumChanged(test_.database)).toEqual([])
  })

  it('tells the planner how many rows there are', async () => {
    await test_.database.executeSql('create table grown (n int)')
    await test_.database.executeSql('insert into grown select generate_series(1, 5000)')
    await vacuumChanged(test_.database)
    const { rows } = await test_.database.executeSql(`select reltuples from pg_class where relname = 'grown'`)
    expect(rows[0]?.reltuples).toBe(5000)
  })
})
