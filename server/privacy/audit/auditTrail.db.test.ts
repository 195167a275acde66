import { createHash } from 'node:crypto'
import { applyRetention } from '@/server/privacy/retention/retentionJob'
import { failEntries } from '@/tests/support/failingAuditTrail'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { auditEntries, recordAudit, recordedChange } from './auditTrail'
import { type AuditNote } from './auditNote'
import { verifyAudit } from './verifyAudit'

let own: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())
beforeEach(() =>
  asOwner(`truncate audit_entry; update audit_end set seq = 0, hash = 'start', signature = null`),
)

const sql = (text: string, values?: readonly unknown[]) => own.database.executeSql(text, values)
/** Acts with the database owner's rights. */
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

  test('stand together, also where another server’s entry comes first (decision 0042)', async () => {
    await record(1)
    let others = 0
    const done = await change({
      transaction: (work) =>
        own.database.transaction((executeSql) =>
          work(async (text, values) => {
            // The end that this one has read is another by the time it writes.
            if (text.includes('overriding system value') && others++ === 0)
              await recordAudit(executeSql, note(5))
            return executeSql(text, values)
          }),
        ),
    })
    expect([done, await counts(), await changedRows()]).toEqual(['done', [1, 5, 2], [{ what: 'one' }]])
    expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 3 })
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

test('after a year entries go, the trail says where it begins now, and the rest is whole', async () => {
  const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000)
  await record(1, longAgo)
  await record(2)
  await record(3)
  await applyRetention(own.database, 'a secret')
  expect(await counts()).toEqual([2, 3, 1])
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', entries: 3 })
  await asOwner('delete from audit_entry where seq = 2')
  expect(await verifyAudit(own.database.executeSql)).toEqual({
    kind: 'broken',
    faults: ['entry 2 is missing'],
  })
})

test('entries of an older release are taken on as they are, and kept from then on', async () => {
  const hashOf = (previous: string, entry: string) =>
    createHash('sha256').update(`${previous}\n${entry}`).digest('hex')
  let previous = 'start'
  for (const [index, seq] of [3, 4, 7].entries()) {
    const at = new Date(1e12 + index).toISOString()
    const entry = JSON.stringify({ at, actor: 'site', action: 'leads.listed', count: seq })
    const hash = hashOf(previous, entry)
    await sql(
      `insert into audit_entry (seq, at, entry, previous_hash, hash) overriding system value values ($1, $2, $3, $4, $5)`,
      [seq, at, entry, previous, hash],
    )
    previous = hash
  }
  await sql('update audit_end set seq = 7, hash = $1', [previous])
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', isEndSigned: false })
  await record(8)
  expect(await counts()).toEqual([3, 4, 7, 8])
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({ kind: 'whole', isEndSigned: true })
  await asOwner('delete from audit_entry where seq = 3')
  expect(await verifyAudit(own.database.executeSql)).toMatchObject({
    kind: 'broken',
    faults: ['entry 3 is missing'],
  })
})
