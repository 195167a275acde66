import { userData } from '@/server/accounts/profile/visitorRights'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { someMobile } from '@/tests/support/testNumbers'
import type { TableRow } from './tableRow'
import { TABLES } from './tables'

testAccounts()

const sql = <Row>(text: string) => accounts.database.executeSql<Row>(text)

const columnsOf = ({ clear, sealed = [] }: TableRow): readonly string[] =>
  [...clear.split(/\s+/).filter(Boolean), ...new Set(sealed.map(({ column }) => column))].toSorted()

/** The table whose rows a row's go with, where it says so. */
const parentsOf = ({ kept, erased }: TableRow): readonly string[] =>
  [kept, erased].flatMap((answer) =>
    typeof answer === 'object' && 'goesWith' in answer ? [answer.goesWith] : [],
  )

describe(`every table and column of the database has its row (${testDatabaseKind})`, () => {
  it('no table or column is in the database alone, or in TABLES alone', async () => {
    const { rows } = await sql<{ table: string; columns: readonly string[] }>(
      `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
    )
    const stored = rows.map(({ table, columns }) => [table, columns.toSorted()] as const)
    const named = Object.entries(TABLES).map(([table, row]) => [table, columnsOf(row)] as const)
    const byName = (one: readonly [string, unknown], other: readonly [string, unknown]) =>
      one[0] < other[0] ? -1 : 1
    expect(named.toSorted(byName)).toEqual(stored.toSorted(byName))
  })

  it('what is said to go with another table’s rows does, by a foreign key', async () => {
    const { rows } = await sql<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
        where contype = 'f' and confdeltype = 'c'`,
    )
    const cascades = new Set(rows.map(({ child, parent }) => `${child} with ${parent}`))
    const said = Object.entries(TABLES).flatMap(([table, row]) =>
      parentsOf(row).map((parent) => `${table} with ${parent}`),
    )
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((one) => !cascades.has(one))).toEqual([])
  })

  it('each part of the download is of a table, and the download has each part', async () => {
    const user = await findOrCreateUser({ countryCode: '91', mobile: someMobile() })
    const { createdAt: _, nominee: _ofAccount, ...parts } = await userData(user)
    const said = Object.values(TABLES).flatMap(({ download }) =>
      typeof download === 'string' ? [download] : [],
    )
    expect([...new Set(said)].toSorted()).toEqual(Object.keys(parts).toSorted())
  })
})
