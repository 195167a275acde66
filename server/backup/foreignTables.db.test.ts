import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openDatabase } from '@/server/database/database'
import { FOREIGN_COLUMNS, FOREIGN_OBJECTS } from '@/tests/support/foreignObjects'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { intake, own, testLeadServer } from '@/tests/support/testLeadServer'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { createBackup } from './createBackup'
import { type Frame, frameBytes, sealStream } from './backupFormat'
import { readBackup } from './readBackup'
import { RestoredTables } from './restoredTables'
import { restoreBackup } from './restoreBackup'
import { verifyBackup } from './verifyBackup'
import { gzipSync } from 'node:zlib'

const SECRET = 'a key of thirty-two characters!!'
testLeadServer()

async function backup(): Promise<Buffer> {
  const sink = new PassThrough()
  const parts = { database: own.database, dataDir: own.dataDir, secret: SECRET }
  return (await Promise.all([buffer(sink), createBackup(parts, sink)]))[0]
}
const verify = (bytes: Buffer) => verifyBackup(Readable.from([bytes]), SECRET)

/** Restores into a new database. @returns what was left, and how many leads are there */
async function restore(bytes: Buffer) {
  const target = await createTestDatabase({ migrated: false })
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-restore-'))
  const place = { databaseUrl: target.databaseUrl, dataDir }
  try {
    const { left } = await restoreBackup(Readable.from([bytes]), {
      ...place,
      secret: SECRET,
      recoveryDirs: [],
      erasure: 'immediate',
    })
    const database = await openDatabase(place)
    const { rows } = await database.executeSql<{ leads: number }>('select count(*)::int as leads from lead')
    await database.close()
    return { left, leads: rows[0]?.leads }
  } finally {
    await target.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Loads tables of a backup into tables of now, or only asks whether they would be taken. @returns what was left */
async function load(bytes: Buffer, isTrial: boolean) {
  const target = await createTestDatabase()
  const tables = new RestoredTables(target.database, { isTrial })
  try {
    await readBackup(Readable.from([bytes]), SECRET, (frame) => tables.take(frame))
    return tables.left
  } finally {
    await tables.remove()
    await target.drop()
  }
}

/** A backup with other frames in the place of its own. */
async function withFrames(bytes: Buffer, change: (frame: Frame) => readonly Frame[]): Promise<Buffer> {
  const frames: Frame[] = []
  await readBackup(Readable.from([bytes]), SECRET, async (frame) => void frames.push(...change(frame)))
  return buffer(sealStream(SECRET)(Readable.from([gzipSync(Buffer.concat(frames.map(frameBytes)))])))
}

it('what stands beside the site’s tables is named and left; what is verified is restored (decision 0050)', async () => {
  for (let lead = 0; lead < 3; lead++) await acceptedId(intake, leadInput())
  const foreign = { ...FOREIGN_OBJECTS, ...FOREIGN_COLUMNS }
  for (const statements of Object.values(foreign)) await own.database.executeSql(statements)
  const bytes = await backup()
  const { manifest, left } = await verify(bytes)
  expect(manifest.left).toEqual(expect.arrayContaining(Object.keys(FOREIGN_OBJECTS)))
  expect(Object.keys(manifest.tables).filter((name) => name in foreign)).toEqual([])
  expect(manifest.tables.lead).toBe(3)
  expect(left).toEqual(Object.keys(FOREIGN_COLUMNS))
  expect(await restore(bytes)).toEqual({ left, leads: 3 })
})

it('of a backup that an older release made of foreign tables as well, these are left', async () => {
  const bytes = await withFrames(await backup(), (frame) => {
    if (frame.kind !== 'manifest') return [frame]
    const rows = Buffer.from('{"id":1}\n')
    return [
      { kind: 'table', name: 'crm_export', columns: ['id'] },
      { kind: 'rows', bytes: rows },
      { ...frame, tables: { ...frame.tables, crm_export: 1 }, sequences: { ...frame.sequences, lead: '1' } },
    ]
  })
  for (const isTrial of [true, false]) expect(await load(bytes, isTrial)).toContain('crm_export')
})

it.each<[string, (frame: Frame) => Frame]>([
  [
    'a value of another type',
    (frame) =>
      frame.kind === 'rows'
        ? { ...frame, bytes: Buffer.from(String(frame.bytes).replace('"created_at":"2', '"created_at":"x')) }
        : frame,
  ],
  [
    'a value that is not there',
    (frame) =>
      frame.kind === 'rows'
        ? { ...frame, bytes: Buffer.from(String(frame.bytes).replace(/"mobile":"[^"]*"/, '"mobile":null')) }
        : frame,
  ],
  [
    'a column that must not be empty',
    (frame) =>
      frame.kind === 'table' && frame.name === 'lead'
        ? { ...frame, columns: frame.columns.filter((name) => name !== 'mobile') }
        : frame,
  ],
])('a backup whose restore fails is not verified either: %s', async (_what, change) => {
  const bytes = await withFrames(await backup(), (frame) => [change(frame)])
  for (const isTrial of [true, false])
    await expect(load(bytes, isTrial)).rejects.toThrow('table lead cannot be restored')
})
