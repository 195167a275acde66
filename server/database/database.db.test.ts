import { createTestDatabase, testDatabaseKind, type TestDatabase } from '@/tests/support/testDatabase'
import { migrate, migrateTo } from './migrate'
import { arrayOf, prepared } from './postgres/sqlPool'
import { isRefusedData, openEmbedded } from './database'
import { pause } from '@/tests/support/until'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

describe('the database', () => {
  it('is the one that DATABASE_URL chooses', () => {
    expect(test_.database.kind).toBe(testDatabaseKind)
  })

  it('can be migrated again without harm', async () => {
    await migrate(test_.database.kysely)
    const { rows } = await test_.database.executeSql<{ n: number }>('select count(*)::int as n from lead')
    expect(rows).toEqual([{ n: 0 }])
  })

  it('takes the schema of a newer release: an older one that starts again goes on', async () => {
    const { kysely, executeSql } = test_.database
    await executeSql(`insert into kysely_migration (name, timestamp) values ('999_next', now()::text)`)
    await migrate(kysely)
    await executeSql(`delete from kysely_migration where name = '999_next'`)
    await executeSql(`insert into kysely_migration (name, timestamp) values ('000_other', now()::text)`)
    // Of another product: nothing is known of what its tables are.
    await expect(migrate(kysely)).rejects.toThrow('000_other')
    await executeSql(`delete from kysely_migration where name = '000_other'`)
  })

  it('takes over a database that ran the migrations of before the baseline', async () => {
    const { kysely, executeSql, close } = await openEmbedded()
    await migrateTo(kysely, '060_schema')
    await executeSql(`update kysely_migration set name = '060_clinic_days'`)
    await migrate(kysely)
    const { rows } = await executeSql(`select from kysely_migration where name = '060_schema'`)
    expect(rows).toHaveLength(1)
    await close()
  })

  it('runs several statements at once when there are no values', async () => {
    const { rows } = await test_.database.executeSql('select 1 as one; select 2 as one')
    expect(rows).toEqual([{ one: 1 }, { one: 2 }])
  })

  it('rolls a failed transaction back', async () => {
    const attempt = test_.database.transaction(async (executeSql) => {
      await executeSql(`insert into form_draft values (gen_random_uuid(), '{}', now())`)
      await executeSql('select 1 / $1::int', [0])
    })
    expect(await attempt.catch(isRefusedData)).toBe(true)
    expect(await test_.database.kysely.selectFrom('form_draft').selectAll().execute()).toEqual([])
  })

  it('runs a prepared statement whose first run failed', async () => {
    const { executeSql } = test_.database
    const divide = prepared('test_divide', 'select 1 / $1::int as n')
    expect(await executeSql(divide, [0]).catch(isRefusedData)).toBe(true)
    expect((await executeSql(divide, [1])).rows).toEqual([{ n: 1 }])
  })

  it('counts the rows that a statement changed', async () => {
    const { database } = test_
    await database.executeSql(`insert into form_draft values (gen_random_uuid(), '{}', now())`)
    const result = await database.kysely.deleteFrom('form_draft').executeTakeFirst()
    expect(Number(result.numDeletedRows)).toBe(1)
  })

  it('keeps statements of others out of a transaction', async () => {
    const { database } = test_
    const order: string[] = []
    await Promise.all([
      database.transaction(async (executeSql) => {
        await executeSql(`insert into form_draft values (gen_random_uuid(), '{}', now())`)
        await pause(50)
        order.push('transaction')
        await executeSql('delete from form_draft where true')
      }),
      database.executeSql<{ n: number }>('select count(*)::int as n from form_draft').then(({ rows }) => {
        order.push('reader')
        expect(rows).toEqual([{ n: 0 }])
      }),
    ])
    expect(order).toHaveLength(2)
  })
})

it('takes a list of any texts as one parameter', async () => {
  const texts = ['one', 'with "quotes", commas and {braces}', 'a \\ too', '', 'null']
  const { rows } = await test_.database.executeSql('select unnest($1::text[]) as text', [arrayOf(texts)])
  expect(rows.map(({ text }) => text)).toEqual(texts)
})
