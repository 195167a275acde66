import { applyRetention } from '@/server/retention/retentionJob'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { type AuditNote, auditEntries, recordAudit, verifyAudit } from './auditTrail'

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
  await applyRetention(own.database)
  expect(await counts()).toEqual([2, 3])
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 2 })
})
