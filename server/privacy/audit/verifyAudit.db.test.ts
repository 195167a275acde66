import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { recordAll, recordAudit } from './auditTrail'
import { keepWitness, readWitness } from './auditWitness'
import { verifyAudit } from './verifyAudit'

/* Attacks by an owner of the tables without a data key or DATA_DIR (decision 0042). */

const ENTRIES = 12
let own: Awaited<ReturnType<typeof createTestDatabase>>
let dataDir: string

const sql = (text: string, values?: readonly unknown[]) => own.database.executeSql(text, values)
const asOwner = async (text: string) => {
  await sql('alter table audit_entry disable trigger all')
  await sql(text)
  await sql('alter table audit_entry enable trigger all')
}
const note = (count: number) => ({ actor: 'staff Meera', action: 'leads.exported', count }) as const
const verify = () => verifyAudit(own.database.executeSql, readWitness(dataDir))
const keep = () => keepWitness(own.database.executeSql, dataDir)
const faults = async () => {
  const verdict = await verify()
  return verdict.kind === 'broken' ? verdict.faults : []
}

beforeAll(async () => {
  own = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'shalya-audit-'))
  const notes = Array.from({ length: ENTRIES }, (_, index) => ({ ...note(index + 1), at: new Date() }))
  await recordAll(own.database.executeSql, notes)
  await sql('create table kept_entry as select * from audit_entry')
  await sql('create table kept_end as select * from audit_end')
})
afterAll(async () => {
  await own.drop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  rmSync(join(dataDir, 'audit-end'), { force: true })
  await asOwner(`truncate audit_entry; insert into audit_entry overriding system value select * from kept_entry;
    delete from audit_end; insert into audit_end select * from kept_end`)
})

test('an untouched trail is whole', async () => {
  expect(await verify()).toMatchObject({ kind: 'whole', entries: ENTRIES, isEndSigned: true })
})

test('whichever run of entries is taken out, at the ends as well, is named', async () => {
  const runs = fc.tuple(fc.integer({ min: 1, max: ENTRIES }), fc.integer({ min: 1, max: ENTRIES }))
  await fc.assert(
    fc
      .asyncProperty(runs, async ([one, other]) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        await asOwner(`delete from audit_entry where seq between ${from} and ${to}`)
        const found = (await faults()).join()
        if (from === 1 && to < ENTRIES) expect(found).toContain(`entries before entry ${to + 1} are missing`)
        else if (from === 1) expect(found).toContain(`all entries are missing, up to entry ${to}`)
        else if (from === to) expect(found).toContain(`entry ${from} is missing`)
        else expect(found).toContain(`entries ${from} to ${to} are missing`)
      })
      .beforeEach(() =>
        asOwner(
          'truncate audit_entry; insert into audit_entry overriding system value select * from kept_entry',
        ),
      ),
    { numRuns: 25 },
  )
})

const forged = (previous: string, entry: string) =>
  `encode(sha256(convert_to(${previous} || E'\\n' || ${entry}, 'UTF8')), 'hex')`

test.each<[string, string, string]>([
  [
    'another text',
    `update audit_entry set entry = replace(entry, '"count":5', '"count":9') where seq = 5`,
    'entry 5: changed',
  ],
  ['another time', `update audit_entry set at = at - interval '1 day' where seq = 5`, 'entry 5: changed'],
  [
    'another actor of the last',
    `update audit_entry set entry = replace(entry, 'Meera', 'Ravi') where seq = ${ENTRIES}`,
    `entry ${ENTRIES}: changed`,
  ],
  [
    'two in the other order',
    `update audit_entry a set entry = b.entry, at = b.at, hash = b.hash from audit_entry b where a.seq in (5, 6) and b.seq = 11 - a.seq`,
    'changed',
  ],
  [
    'another text with the hash of an older release',
    `update audit_entry set entry = '{}', hash = ${forged('previous_hash', `'{}'`)} where seq = ${ENTRIES}`,
    `entry ${ENTRIES}: `,
  ],
  ['no end', 'delete from audit_end', 'the signed end is missing'],
  ['an end that was never signed', `update audit_end set signature = null`, 'not signed by this site'],
  [
    'the last cut, and the end set to what is left',
    `delete from audit_entry where seq > 7; update audit_end set seq = 7, hash = (select hash from audit_entry where seq = 7)`,
    'not signed by this site',
  ],
  [
    'an entry added behind the end',
    `insert into audit_entry (seq, at, entry, previous_hash, hash) overriding system value
      select 13, at, entry, hash, ${forged('hash', 'entry')} from audit_entry where seq = ${ENTRIES}`,
    'added behind the signed end',
  ],
])('is found out: %s', async (_what, change, expected) => {
  await asOwner(change)
  expect((await faults()).join('; ')).toContain(expected)
  // What is written afterwards does not make it good.
  await recordAudit(own.database.executeSql, note(99))
  expect((await verify()).kind).toBe('broken')
})

describe('an end of before that was signed, put back with the entries of then', () => {
  const putBack = async () => {
    await sql('create table later_end as select * from audit_end')
    await recordAudit(own.database.executeSql, note(13))
    expect(await keep()).toBe(true)
    await asOwner(`delete from audit_entry where seq > ${ENTRIES}; delete from audit_end;
      insert into audit_end select * from later_end; drop table later_end`)
  }

  test('is found out by what the server has seen, which does not follow it', async () => {
    await putBack()
    expect((await faults()).join()).toMatch(/^entry 13, which this server saw at .* is missing or another$/)
    expect(await keep()).toBe(false)
    await recordAudit(own.database.executeSql, note(14))
    expect(await keep()).toBe(false)
    expect(await faults()).toHaveLength(1)
    expect(readWitness(dataDir)?.seq).toBe(13)
  })

  test('by a restore says so, and is followed', async () => {
    await putBack()
    const action = 'backup.restored'
    await recordAudit(own.database.executeSql, { ...note(1), action }, new Date(Date.now() + 1000))
    expect(await verify()).toMatchObject({ kind: 'whole' })
    expect(await keep()).toBe(true)
  })

  test('with nothing left at all as well', async () => {
    expect(await keep()).toBe(true)
    await asOwner(`truncate audit_entry; update audit_end set seq = 0, hash = 'start', signature = null`)
    expect((await faults()).join()).toContain(`entry ${ENTRIES}, which this server saw`)
  })
})

test('what a server kept and cannot be read is said', () => {
  writeFileSync(join(dataDir, 'audit-end'), 'half of')
  expect(() => readWitness(dataDir)).toThrow(/audit-end: expected/)
})
