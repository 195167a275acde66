import { newPatient } from '@/server/appointments/patients'
import { sealedEntry } from '@/server/appointments/waiting/waitingRow'
import { randomUUID } from 'node:crypto'
import { avatarOf, putAvatar } from '@/server/accounts/profile/avatar'
import { nomineeOf, saveNominee } from '@/server/accounts/profile/nominee'
import { accountOf, findOrCreateUser, updateUser } from '@/server/accounts/profile/users'
import { addFollowUps } from '@/server/desk/followUp/createFollowUps'
import { listLeads } from '@/server/desk/followUp/leadList'
import { addNote, notesOf } from '@/server/desk/followUp/leadNotes'
import { readSettings } from '@/server/desk/followUp/settingsStore'
import { readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { addReport } from '@/server/problems/problemReports'
import { keepBlocked } from '@/server/privacy/erasure/blockedRecords'
import { activeHolds, placeHold } from '@/server/privacy/retention/legalHold'
import { dataKeys, IN_THE_CLEAR } from '@/server/privacy/sealing/dataKeys'
import { SEALED_PURPOSES } from '@/server/privacy/tables/tableRow'
import { saveAlerts } from '@/server/desk/alerts/alertTargets'
import { putPassword } from '@/server/desk/staff/staffMembers'
import { learnKeyInUse } from '@/server/privacy/sealing/keyInUse'
import { seal } from '@/server/privacy/sealing/sealedText'
import { dump, opened } from '@/tests/support/openedRows'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { intake, own, testLeadServer } from '@/tests/support/testLeadServer'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { staffMember } from '@/tests/support/testStaff'
import { someMobile } from '@/tests/support/testNumbers'
import { ONE, TWO, withKeys } from '@/tests/support/withKeys'
import { keyUses, rotateKeys } from './rotateKeys'
import { SEALED_PLACES } from '@/server/privacy/tables/tables'
import { SEALED_TABLES } from './sealedTables'

testLeadServer()

const SECRET = 'a secret of the test'
const VIEWER = { id: randomUUID(), role: 'viewer', branches: null } as const
afterAll(() => withKeys(process.env.DATA_KEYS ?? ''))

const NOMINEE = { name: 'Lakshmi Krishnan', mobile: '+91 9876500000' }
const picture = { picture: Buffer.from('RIFF the face of Padmavathi'), type: 'image/webp' }

/** An account with everything that one can have, and a lead of the same number. */
async function person() {
  const mobile = someMobile()
  const extras = { crmExtra: { height: '163 centimetres' } }
  const leadId = await acceptedId(intake, leadInput({ MobileNoData: mobile, NameData: 'Padmavathi' }, extras))
  const { executeSql } = own.database
  await addFollowUps(executeSql, [leadId], await readSettings(executeSql))
  const text = 'Padmavathi is afraid of needles'
  await addNote(executeSql, { leadId, staffId: randomUUID(), text, key: 'f'.repeat(32) })
  const { id } = await findOrCreateUser({ countryCode: '91', mobile })
  await updateUser(id, { name: 'Padmavathi', email: 'padma.k@mail.example' })
  await putAvatar(id, picture)
  await saveNominee(id, NOMINEE)
  return { id, leadId, number: { countryCode: '91', mobile } }
}
type Person = Awaited<ReturnType<typeof person>>

/** A member of staff who signs in with time codes. */
async function putTimeCode() {
  const id = await staffMember(own.database, { role: 'agent', name: 'Meera Nair' })
  const way = { passwordHash: 'x', secret: 'JBSWY3DPEHPK3PXP', recoveryCodes: [], step: 0 }
  await putPassword(own.database.kysely, id, way)
}

/** A person's data in every place where it can be, all through the site's own functions. */
async function everywhere() {
  const [present, former, erased] = [await person(), await person(), await person()]
  await own.database.kysely
    .transaction()
    .execute((transaction) => accountOf(former.number, 'Mohammed Iqbal', transaction))
  await keepBlocked(
    own.database.executeSql,
    { leads: [erased.leadId], users: [erased.id], numberHash: 'a hash' },
    true,
  )
  await own.database.executeSql('delete from lead where id = $1', [erased.leadId])
  await own.database.executeSql('delete from app_user where id = $1', [erased.id])
  await placeHold(own.database, SECRET, { number: present.number }, { reason: 'court order', by: 'Meera' })
  await putTimeCode()
  await addReport(own.database.executeSql, {
    ...{ message: 'Padmavathi cannot log in', language: 'en', pageType: 'Faq', release: 'one' },
  })
  const patient = newPatient(present.number, { name: 'Padmavathi', birthYear: 1980, relation: 'self' })
  await own.database.executeSql(
    'insert into patient (id, mobile, country_code, name_key, content) values ($1, $2, $3, $4, $5)',
    [patient.id, patient.mobile, patient.country_code, patient.name_key, JSON.stringify(patient.content)],
  )
  const entryId = randomUUID()
  const waits = { name: 'Padmavathi', birthYear: 1980, relation: 'self', guardian: false } as const
  const entry = sealedEntry(entryId, { ...waits, mobile: present.number.mobile })
  await own.database.executeSql(
    `insert into waiting_entry (id, doctor_id, from_day, to_day, mobile, country_code, content, language, state, version, ends_at,
        offers, declined, last_hash, end_signature, created_at, updated_at)
      values ($1, 1, now(), now(), $2, '91', $3, 'en', 'waiting', 1, now(), 0, '{}', '', '', now(), now())`,
    [entryId, entry.mobile, JSON.stringify(entry.content)],
  )
  const choice = { push: [], mail: [], sound: false }
  const member = await staffMember(own.database, { role: 'agent', name: 'Meera Nair' })
  await saveAlerts(own.database.executeSql, member, { choice, address: 'meera@clinic.example' })
  const draft = await saveFormDraft({ form: `name=Padmavathi&mobile=${present.number.mobile}` })
  return { present, former, erased, draft }
}

beforeEach(async () => {
  for (const { name } of SEALED_TABLES) await own.database.executeSql(`delete from ${name}`)
  await own.database.executeSql('update data_key_use set version = 0, has_others = true')
  withKeys(ONE).writeWith(IN_THE_CLEAR)
})

const versions = async () =>
  [...new Set((await keyUses(own.database)).map(({ version }) => version))].toSorted((a, b) => a - b)
const rotate = () => rotateKeys(own.database, { secret: SECRET, settleMs: 0 })

/** Every column with encrypted text or bytes. */
async function sealedColumns(): Promise<readonly string[]> {
  const { executeSql } = own.database
  const { rows } = await executeSql<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { table, column, type } of rows) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const exists = `select exists (select from "${table}" where ${text} ~ '(^|")[0-9]{1,7}[.][A-Za-z0-9_-]{38,}("|$)') as has`
    if ((await executeSql<{ has: boolean }>(exists)).rows[0]?.has) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

describe(`sealed places on ${testDatabaseKind} (decision 0048)`, () => {
  it('are all in the table, and nothing else of the database is sealed with a data key', async () => {
    withKeys(ONE)
    await learnKeyInUse(own.database)
    await rotate()
    await everywhere()
    const places = new Set(SEALED_PLACES.map(({ table, column }) => `${table}.${column}`))
    expect(await sealedColumns()).toEqual([...places].toSorted())
    // Each of them was filled, those within one column too.
    expect(await keyUses(own.database)).toHaveLength(SEALED_PLACES.length)
    expect(await versions()).toEqual([1])
  })

  it('are walked by rotation, one table each, and have every purpose but that of the journal’s files', () => {
    const tables = [...new Set(SEALED_PLACES.map(({ table }) => table))]
    expect(SEALED_TABLES.map(({ name }) => name)).toEqual(tables)
    const purposes = new Set(SEALED_PLACES.map(({ purpose }) => purpose))
    expect(SEALED_PURPOSES.filter((purpose) => !purposes.has(purpose))).toEqual(['journal'])
  })

  it('are sealed where an older release has stored them in the clear, and then anew, so that the old key can go', async () => {
    const all = await everywhere()
    expect(await versions()).toEqual([0, 1])
    await rotate()
    expect(await versions()).toEqual([1])
    const stolen = (await dump(own.database)).toLowerCase()
    const face = Buffer.from('the face').toString('hex')
    const { present, former, erased } = all
    const mobiles = [present, former, erased].map(({ number }) => number.mobile)
    expect(
      [...mobiles, 'padma', '163 cent', 'lakshmi', face].filter((text) => stolen.includes(text)),
    ).toEqual([])

    withKeys(`${TWO},${ONE}`)
    await rotate()
    expect(await versions()).toEqual([2])
    withKeys(TWO)
    await learnKeyInUse(own.database)
    await expectWhole(all)
    // Pictures too, which are bytes.
    const { rows } = await own.database.executeSql<{ former: string; erased: string }>(
      `select encode(f.avatar, 'escape') as former, encode(decode(substring(b.content ->> 'avatar' from 3), 'hex'), 'escape') as erased
        from former_user f, blocked_record b where b.kind = 'account'`,
    )
    const [pictures] = rows
    expect(dataKeys().open('picture', pictures?.former ?? '', former.id)).toContain('the face')
    expect(dataKeys().open('picture', pictures?.erased ?? '', erased.id)).toContain('the face')
  })

  it('are left for the next time where somebody has the row locked, and then the old key is still said to be needed', async () => {
    if (testDatabaseKind === 'pglite') return
    await person()
    withKeys(ONE)
    await rotate()
    withKeys(`${TWO},${ONE}`)
    await own.database.transaction(async (executeSql) => {
      await executeSql('select from app_user for update')
      await rotate()
    })
    expect(await versions()).toEqual([1, 2])
    // The same rotation continues, without a third key.
    expect(await rotate()).toMatchObject({ version: 2, rows: 1 })
    expect(await versions()).toEqual([2])
  })
})

async function expectWhole({ present, former, erased, draft }: Awaited<ReturnType<typeof everywhere>>) {
  const read = opened(await dump(own.database))
  for (const { number } of [present, former, erased] satisfies Person[]) expect(read).toContain(number.mobile)
  expect(read.match(/padma\.k@mail\.example/g)).toHaveLength(3)
  expect(read.match(/Lakshmi Krishnan/g)).toHaveLength(3)
  expect(read.match(/163 centimetres/g)).toHaveLength(3)
  expect(read.match(/afraid of needles/g)).toHaveLength(3)
  const note = { text: 'Padmavathi is afraid of needles' }
  expect(await notesOf(own.database.executeSql, [present.leadId])).toMatchObject([note])
  const found = await listLeads(own.database.executeSql, { view: 'all', q: 'padmav' }, VIEWER)
  expect(found?.rows.map(({ leadId }) => leadId).toSorted()).toEqual(
    [present.leadId, former.leadId].toSorted(),
  )
  expect(await nomineeOf(present.id)).toEqual(NOMINEE)
  expect(Buffer.from((await avatarOf(present.id))?.picture ?? []).toString()).toContain('the face')
  expect(await readFormDraft(draft)).toMatchObject({ form: expect.stringContaining('Padmavathi') })
  expect(await activeHolds(own.database, SECRET)).toEqual({ leads: [present.leadId], users: [present.id] })
}

describe('a nominee that an older release has sealed with APP_SECRET', () => {
  it('is read, and sealed with a data key when the keys are rotated; another APP_SECRET stops no rotation', async () => {
    const [own1, other] = [await person(), await person()]
    const store = (id: string, secret: string) =>
      own.database.executeSql('update app_user set nominee = $2 where id = $1', [
        id,
        seal(secret, 'nominee', JSON.stringify(NOMINEE), id),
      ])
    await store(own1.id, SECRET)
    await store(other.id, 'the secret of another site')
    expect(await nomineeOf(own1.id)).toEqual(NOMINEE)
    expect(await nomineeOf(other.id)).toBeUndefined()
    await rotate()
    expect(await nomineeOf(own1.id)).toEqual(NOMINEE)
    const { rows } = await own.database.executeSql<{ nominee: string }>(
      'select nominee from app_user where id = $1',
      [own1.id],
    )
    expect(rows[0]?.nominee).toMatch(/^1\./)
    const { rows: uses } = await own.database.executeSql('select from data_key_use where has_others')
    expect(uses).toEqual([])
  })
})
