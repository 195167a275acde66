import { applyRetention } from '@/server/retention/retentionJob'
import { failEntries } from '@/tests/support/failingAuditTrail'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { type AuditNote, auditEntries, recordAudit, recordedChange, verifyAudit } from './auditTrail'

let own: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())
beforeEach(() => asOwner('truncate audit_entry'))

const sql = (text: string, values?: readonly unknown[]) => own.database.executeSql(text, values)
/** As somebody does who has the database's own rights. */
const asOwner = async (text: string) => {
  await sql('alter table audit_entry disable trigger all')
  await sql(text)
  await sql('alter table audit_entry enable trigger all')
}

const note = (count: number): AuditNote => ({
  actor: 'staff Meera',
  action: 'leads.exported',
  count,
  why: 'monthly figures',
})
const record = (count: number, at?: Date) => recordAudit(own.database.executeSql, note(count), at)
const counts = async () => {
  const found = []
  for await (const { count } of auditEntries(own.database.executeSql)) found.push(count)
  return found
}

test('entries are kept in their order, with who, what, how many and why (decision 0042)', async () => {
  await record(1)
  await record(2)
  expect(await counts()).toEqual([1, 2])
  for await (const entry of auditEntries(own.database.executeSql))
    expect(entry).toMatchObject({ actor: 'staff Meera', action: 'leads.exported', why: 'monthly figures' })
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 2 })
})

test('what several write at once is one chain, and nothing is lost (decision 0042)', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, count) => record(count)))
  expect((await counts()).sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 20 }, (_, n) => n),
  )
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 20 })
})

describe('a change and its entries', () => {
  beforeEach(() => sql('create table changed (what text)'))
  afterEach(() => sql('drop table changed'))
  const changedRows = async () => (await sql('select what from changed')).rows
  const change = (database: Pick<typeof own.database, 'transaction'>) =>
    recordedChange(database, async ({ executeSql, note: add }) => {
      await executeSql(`insert into changed values ('one')`)
      add(note(2))
      return 'done'
    })

  test('stand together, also where another server’s entry came first (decision 0042)', async () => {
    await record(1)
    let collisions = 0
    const done = await change({
      transaction: (work) =>
        own.database.transaction((executeSql) =>
          work((text, values) => {
            if (!text.startsWith('insert into audit_entry') || collisions++ > 0)
              return executeSql(text, values)
            return executeSql(`insert into audit_entry (at, entry, previous_hash, hash)
              select at, entry, previous_hash, hash from audit_entry`)
          }),
        ),
    })
    expect([done, collisions, await counts(), await changedRows()]).toEqual([
      'done',
      2,
      [1, 2],
      [{ what: 'one' }],
    ])
    expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 2 })
  })

  test('of several at once are one chain, each with its own', async () => {
    await Promise.all(Array.from({ length: 20 }, () => change(own.database)))
    expect(await changedRows()).toHaveLength(20)
    expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 20 })
  })

  test('fall together', async () => {
    const takeEntries = await failEntries(own.database, 'leads.exported')
    await expect(change(own.database)).rejects.toThrow('takes no entry')
    await takeEntries()
    expect([await counts(), await changedRows()]).toEqual([[], []])
  })
})

test('an entry cannot be changed or removed by the site', async () => {
  await record(1)
  await expect(sql(`update audit_entry set entry = '{}'`)).rejects.toThrow('not changed')
  await expect(sql('delete from audit_entry')).rejects.toThrow('not changed')
  expect(await counts()).toEqual([1])
})

describe('somebody with the rights to change the table', () => {
  beforeEach(async () => {
    for (const count of [1, 2, 3]) await record(count)
  })
  const second = 'seq = (select min(seq) + 1 from audit_entry)'

  test.each([
    [
      'another text',
      `update audit_entry set entry = replace(entry, '"count":2', '"count":9') where ${second}`,
      'changed',
    ],
    ['another time', `update audit_entry set at = at - interval '1 day' where ${second}`, 'changed'],
    [
      'another text with its own hash',
      `update audit_entry set entry = '{}', hash = encode(sha256(convert_to(previous_hash || E'\\n{}', 'UTF8')), 'hex') where ${second}`,
      'changed',
    ],
    ['an entry less', `delete from audit_entry where ${second}`, 'missing before it'],
  ])('is found out: %s', async (_what, change, why) => {
    await asOwner(change)
    expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'broken', why })
  })
})

test('after a year entries go, and the rest is whole', async () => {
  const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000)
  await record(1, longAgo)
  await record(2)
  await record(3)
  await applyRetention(own.database, 'a secret')
  expect(await counts()).toEqual([2, 3])
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 2 })
})
