import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eraseUser, setWhatsappConsent } from '@/server/accounts/profile/visitorRights'
import { putAvatar } from '@/server/accounts/profile/avatar'
import { rememberPlace } from '@/server/accounts/otp/callerTrust'
import { accountOf, hashOfNumber, updateUser } from '@/server/accounts/profile/users'
import { RecoveryLog } from '@/server/leads/recovery/recoveryLog'
import { recordAudit } from '@/server/privacy/audit/auditTrail'
import { verifyAudit } from '@/server/privacy/audit/verifyAudit'
import { type Database, openDatabase } from '@/server/database/database'
import { saveSurvey } from '@/server/leads/intake/surveyAnswers'
import { consentsOf } from '@/server/privacy/consent/consentLedger'
import { runtime } from '@/server/runtime'
import { leadById } from '@/server/leads/leadStore'
import { createTestDatabase } from '@/tests/support/testDatabase'
import {
  enquire,
  intake,
  own,
  restartIntake,
  setDatabaseAway,
  testLeadServer,
  userOf,
} from '@/tests/support/testLeadServer'
import { someMobile } from '@/tests/support/testNumbers'
import { createBackup } from './createBackup'
import { readBackup } from './readBackup'
import { restoreBackup } from './restoreBackup'

const SECRET = 'a key of thirty-two characters!!'
testLeadServer({ copiesLeads: true })

async function backup(): Promise<Buffer> {
  const sink = new PassThrough()
  const [bytes] = await Promise.all([
    buffer(sink),
    createBackup({ database: own.database, dataDir: own.dataDir, secret: SECRET }, sink),
  ])
  return bytes
}

const verify = (bytes: Uint8Array, secret = SECRET) => readBackup(Readable.from([bytes]), secret)

/** Restores into a new database and folder, and hands them to the test. */
async function restored<T>(
  bytes: Uint8Array,
  work: (
    database: Database,
    dataDir: string,
    report: Awaited<ReturnType<typeof restoreBackup>>,
  ) => Promise<T>,
  otherServers: readonly string[] = [],
): Promise<T> {
  const target = await createTestDatabase({ migrated: false })
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-restore-'))
  const place = { databaseUrl: target.databaseUrl, dataDir }
  try {
    const recoveryDirs = [join(own.dataDir, 'recovery'), ...otherServers]
    const report = await restoreBackup(Readable.from([bytes]), {
      ...place,
      secret: SECRET,
      recoveryDirs,
      erasure: 'immediate',
    })
    const database = await openDatabase(place)
    return await work(database, dataDir, report).finally(() => database.close())
  } finally {
    await target.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Every row of every table, sorted; transactions are the database's own, and no other's. */
async function everything({ executeSql }: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await executeSql<{ name: string; columns: string }>(
    `select t.table_name as name, string_agg(format('%I', c.column_name), ', ' order by c.ordinal_position) as columns
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name not like 'kysely_%'
        and c.data_type <> 'xid8' group by 1 order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name, columns } of tables)
    all[name] = (
      await executeSql<{ row: string }>(`select row(${columns})::text as row from "${name}" t`)
    ).rows
      .map(({ row }) => row)
      .sort()
  return all
}

describe('a backup (decision 0050)', () => {
  it('restores every row of every table, files, and the numbers that sequences go on with', async () => {
    const user = await userOf(someMobile())
    await putAvatar(user.id, { picture: Buffer.from([0, 1, 2, 255, 10, 92]), type: 'image/png' })
    const leadId = await enquire(user.mobile, { whatsapp: true, key: 'a key' })
    await enquire(user.mobile)
    await saveSurvey(leadId, { FormLocalityField: 'लाजपत नगर\n"II" \\ \u2028' })
    await recordAudit(own.database.executeSql, { actor: 'staff Meera', action: 'leads.listed', count: 2 })
    mkdirSync(join(own.dataDir, 'pictures', '1'), { recursive: true })
    writeFileSync(join(own.dataDir, 'pictures', '1', 'a.png'), Buffer.alloc(3_000_000, 7))
    // A record that is also in the journal is stored once.
    await runtime().visitorAudit.idle()
    const before = await everything(own.database)
    const bytes = await backup()
    expect((await verify(bytes)).manifest.tables).toMatchObject({ lead: 2, app_user: 1, audit_entry: 2 })
    await restored(bytes, async (database, dataDir) => {
      expect(await everything(database)).toEqual(before)
      expect(readFileSync(join(dataDir, 'pictures', '1', 'a.png')).equals(Buffer.alloc(3_000_000, 7))).toBe(
        true,
      )
      await recordAudit(database.executeSql, { actor: 'site', action: 'backup.restored' })
      expect(await verifyAudit(database.executeSql)).toMatchObject({ kind: 'whole', entries: 3 })
    })
  })

  it('has a lead that stood in the journal only, and those that came while it was written', async () => {
    setDatabaseAway(true)
    const away = await enquire(someMobile())
    setDatabaseAway(false)
    const writing = backup()
    const meanwhile = await enquire(someMobile())
    const bytes = await writing
    await restored(bytes, async (database) => {
      expect(await leadById(database, away)).toBeDefined()
      expect(await leadById(database, meanwhile)).toBeDefined()
    })
    await restartIntake()
  })

  it('is completed by what came since: leads, what was added to them, erasures and withdrawals', async () => {
    const [erased, withdrawn] = [await userOf(someMobile()), await userOf(someMobile())]
    const old = await enquire(erased.mobile)
    const kept = await enquire(withdrawn.mobile, { whatsapp: true })
    const bytes = await backup()
    const late = await enquire(erased.mobile)
    const later = await enquire(withdrawn.mobile, { whatsapp: true })
    await saveSurvey(later, { FormLocalityField: 'Saket' })
    await eraseUser(erased)
    await setWhatsappConsent(withdrawn, false, 'en')
    await restored(bytes, async (database, _dataDir, report) => {
      for (const id of [old, late]) expect(await leadById(database, id)).toBeUndefined()
      for (const id of [kept, later])
        expect(await leadById(database, id)).toMatchObject({ whatsapp_consent: false })
      expect((await consentsOf(database.executeSql, [kept])).map(({ isGiven }) => isGiven)).toEqual([
        true,
        false,
      ])
      expect(await leadById(database, later)).toMatchObject({ survey: { FormLocalityField: 'Saket' } })
      expect(JSON.stringify(await everything(database))).not.toContain(erased.mobile)
      expect(report).toMatchObject({ erasures: 1, withdrawals: 1 })
    })
  })

  it('brings no former account of an erased number back, nor the networks it was known by', async () => {
    const number = { countryCode: '91', mobile: someMobile() }
    const first = await userOf(number.mobile)
    await updateUser(first.id, { name: 'Asha Private Sharma' })
    await rememberPlace(number, '203.0.113.7')
    const ofItsFirstOwner = await backup()
    const user = await own.database.kysely
      .transaction()
      .execute((transaction) => accountOf(number, 'Sunita Rao', transaction))
    expect(user.id).not.toBe(first.id)
    const withTheFormer = await backup()
    await eraseUser(user)
    for (const bytes of [ofItsFirstOwner, withTheFormer])
      await restored(bytes, async (database) => {
        const left = await database.executeSql(
          `select id from app_user where id = any($1::uuid[]) union all select id from former_user where id = any($1::uuid[])
            union all select null::uuid from login_place where number_hash = $2`,
          [[first.id, user.id], hashOfNumber(number)],
        )
        expect(left.rows).toEqual([])
      })
  })

  it('is completed from the recovery logs of all servers', async () => {
    const leads = [await enquire(someMobile()), await enquire(someMobile())] as const
    const bytes = await backup()
    const folders = leads.map(() => mkdtempSync(join(tmpdir(), 'shalya-recovery-')))
    for (const [at, folder] of folders.entries()) {
      const log = await RecoveryLog.open(folder, false)
      await log.note({ type: 'erasure', lead_ids: [leads[at] ?? ''], in_crm: [], number_hash: '' })
      await log.close()
    }
    await restored(
      bytes,
      async (database) => {
        for (const id of leads) expect(await leadById(database, id)).toBeUndefined()
      },
      folders,
    )
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it('has a key that came while it was written: rows may be sealed with it', async () => {
    const file = join(own.dataDir, 'data-keys')
    writeFileSync(file, 'one key')
    const sink = new PassThrough()
    const parts = { database: own.database, dataDir: own.dataDir, secret: SECRET }
    const onProgress = () => writeFileSync(file, 'two keys')
    const [bytes] = await Promise.all([buffer(sink), createBackup({ ...parts, onProgress }, sink)])
    rmSync(file)
    let path = ''
    const keys: Buffer[] = []
    await readBackup(Readable.from([bytes]), SECRET, async (frame) => {
      if (frame.kind === 'file') path = frame.path
      if (frame.kind === 'bytes' && path === 'data-keys') keys.push(frame.bytes)
    })
    expect(String(Buffer.concat(keys))).toBe('two keys')
  })

  it('that cannot be written fails, and nothing else does', async () => {
    const sink = new Writable({ write: (_bytes, _encoding, done) => done(new Error('the disk is full')) })
    const parts = { database: own.database, dataDir: own.dataDir, secret: SECRET }
    await expect(createBackup(parts, sink)).rejects.toThrow(/disk is full|Premature close/)
    expect((await verify(await backup())).manifest.tables.lead).toBeGreaterThan(0)
  })

  it('is not written over a database that holds anything', async () => {
    const bytes = await backup()
    const target = await createTestDatabase()
    const place = {
      databaseUrl: target.databaseUrl,
      dataDir: target.dataDir,
      secret: SECRET,
      recoveryDirs: [target.dataDir],
      erasure: 'immediate' as const,
    }
    try {
      if (!target.databaseUrl) await restoreBackup(Readable.from([bytes]), place)
      await expect(restoreBackup(Readable.from([bytes]), place)).rejects.toThrow('not empty')
    } finally {
      await target.drop()
    }
  })
})

describe('a backup that is not as it was written is refused', () => {
  let whole: Buffer
  const CHUNK = 64 * 1024 + 16
  const HEADER = 48
  beforeAll(async () => {
    writeFileSync(
      join(own.dataDir, 'secret'),
      Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * n) % 251)),
    )
    mkdirSync(join(own.dataDir, 'pictures'), { recursive: true })
    const { randomBytes } = await import('node:crypto')
    writeFileSync(join(own.dataDir, 'pictures', 'b.png'), randomBytes(400_000))
    whole = await backup()
    expect(whole.length).toBeGreaterThan(HEADER + 4 * CHUNK)
    await verify(whole)
  })
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(whole)
    change(bytes)
    return bytes
  }
  const chunk = (n: number) => whole.subarray(HEADER + n * CHUNK, HEADER + (n + 1) * CHUNK)

  test.each<[string, () => Uint8Array]>([
    ['a changed byte', () => changed((bytes) => bytes.writeUInt8(bytes.readUInt8(CHUNK) ^ 1, CHUNK))],
    ['a changed header', () => changed((bytes) => bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20))],
    ['cut off in a chunk', () => whole.subarray(0, whole.length - 1)],
    ['cut off after a chunk', () => whole.subarray(0, HEADER + 2 * CHUNK)],
    ['the header alone', () => whole.subarray(0, HEADER)],
    ['nothing', () => Buffer.alloc(0)],
    [
      'two chunks in the other order',
      () =>
        Buffer.concat([whole.subarray(0, HEADER), chunk(1), chunk(0), whole.subarray(HEADER + 2 * CHUNK)]),
    ],
    ['a chunk left out', () => Buffer.concat([whole.subarray(0, HEADER), whole.subarray(HEADER + CHUNK)])],
    ['a chunk twice', () => Buffer.concat([whole.subarray(0, HEADER + CHUNK), whole.subarray(HEADER)])],
    ['something after its end', () => Buffer.concat([whole, Buffer.from('x')])],
  ])('%s', async (_what, bytes) => {
    await expect(verify(bytes())).rejects.toThrow(/backup/)
  })

  it('without its key', async () => {
    await expect(verify(whole, 'another key of 32 characters ....')).rejects.toThrow('another BACKUP_KEY')
  })
})

it('the recovery log lets go of what is older than it has to be', async () => {
  await enquire(someMobile())
  expect(await intake.recovery.forget(new Date(Date.now() - 3_600_000))).toBe(0)
  expect(await intake.recovery.forget(new Date(Date.now() + 60_000))).toBeGreaterThan(0)
})
