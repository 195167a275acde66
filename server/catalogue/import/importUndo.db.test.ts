import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Kind } from '@/model/catalogue/kind'
import { rowLike } from '@/tests/support/testCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { checkFiles } from './checkFiles'
import { exportKind } from '@/server/catalogue/export/exportCatalogue'
import { importCatalogue } from './importCatalogue'
import { changeLines, previewImport } from './previewImport'
import { readRemovedPages } from '@/server/catalogue/changes/removedPages'
import { knownRows } from './rowNames'
import { undoImport } from './importUndo'

let own: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'shalya-undo-'))
const shipped = {
  departments: shippedRows('departments'),
  cities: shippedRows('cities'),
  conditions: shippedRows('conditions'),
  treatments: shippedRows('treatments'),
  insurers: shippedRows('insurers'),
  hospitals: shippedRows('hospitals'),
  doctors: shippedRows('doctors').slice(0, 12),
}
beforeAll(async () => {
  own = await createTestDatabase()
  await importCatalogue(own.database, shipped, { onlyIfEmpty: true })
})
/** As if nothing had been imported since. */
beforeEach(async () => {
  await importCatalogue(own.database, { doctors: shipped.doctors }, { replaces: true })
  await own.database.executeSql('truncate catalogue_undo, catalogue_gone')
})
afterAll(async () => {
  await own.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function exported(kind: Kind, format: 'csv' | 'json' = 'json'): Promise<string> {
  let text = ''
  for await (const part of exportKind(own.database.executeSql, kind, format)) text += part
  return text
}
const words = async () =>
  (await own.database.executeSql('select key, name from search_entry order by key')).rows

/** Reads files as the command does. */
async function fileOf(name: string, text: string) {
  writeFileSync(join(folder, name), text)
  const checked = await checkFiles([join(folder, name)], { known: knownRows(own.database.executeSql) })
  expect(checked.faults).toEqual([])
  return checked
}

const [first, second, third] = shipped.doctors
const fee = (row: typeof first, consultationFee: number) => ({ ...row!, consultationFee })

/** One added, one changed, all others removed. */
const edited = {
  doctors: [
    rowLike('doctors', { slug: 'asha-new', DoctorId: 9001, DoctorName: 'Dr Asha New' }),
    fee(second, 999),
  ],
}

test('what is exported imports again unchanged, and a file in between shows it', async () => {
  for (const kind of ['cities', 'doctors', 'hospitals', 'insurers'] as const) {
    const before = await exported(kind)
    const csv = await exported(kind, 'csv')
    const { rows } = await fileOf(`${kind}.csv`, csv)
    expect(await importCatalogue(own.database, rows, { replaces: true })).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
    })
    expect([await exported(kind), await exported(kind, 'csv')]).toEqual([before, csv])
  }
})

test('a preview says what an import would do, by names, and writes nothing', async () => {
  const before = await exported('doctors', 'csv')
  const [city] = shipped.cities.filter(({ cityid }) => cityid !== second!.cityid)
  const old = shipped.cities.find(({ cityid }) => cityid === second!.cityid)
  const { rows, names } = await fileOf(
    'doctors.json',
    JSON.stringify([edited.doctors[0], { ...fee(second, 999), cityid: city!.cityname }]),
  )
  const lines: string[] = []
  const counted = await previewImport(own.database.executeSql, rows, { replaces: true }, (change) =>
    lines.push(...changeLines(change, names)),
  )
  expect(counted).toEqual({ added: 1, changed: 1, removed: 11, unchanged: 0 })
  expect(lines.slice(0, 4)).toEqual([
    '+ doctors/asha-new  Dr Asha New',
    `~ doctors/${second!.slug}  ${second!.DoctorName}`,
    `    cityid: ${old!.cityname} → ${city!.cityname}`,
    `    consultationFee: ${second!.consultationFee} → 999`,
  ])
  expect(lines).toContain(`- doctors/${third!.slug}  ${third!.DoctorName}`)
  expect(await exported('doctors', 'csv')).toBe(before)
  const { added, changed, removed } = await importCatalogue(
    own.database,
    (await fileOf('doctors.json', JSON.stringify(edited.doctors))).rows,
    { replaces: true },
  )
  expect({ added, changed, removed }).toEqual({ added: 1, changed: 1, removed: 11 })
})

test('the last import is taken back: rows, their order, what search finds, pages that are gone', async () => {
  const before = [await exported('doctors'), await words()]
  const others = await exported('hospitals')
  await importCatalogue(own.database, edited, { replaces: true })
  const after = [await exported('doctors'), await words()]
  expect(after).not.toEqual(before)
  expect([...(await readRemovedPages(own.database))]).toContain(`/doctor/${first!.slug}`)

  expect(await undoImport(own.database)).toEqual({ added: 11, changed: 1, removed: 1, unchanged: 0 })
  expect([await exported('doctors'), await words()]).toEqual(before)
  expect([...(await readRemovedPages(own.database))]).toEqual(['/doctor/asha-new', '/hi/doctor/asha-new'])
  expect(await exported('hospitals')).toBe(others)

  // An undo can be undone, repeatedly.
  await undoImport(own.database)
  expect([await exported('doctors'), await words()]).toEqual(after)
  await undoImport(own.database)
  expect([await exported('doctors'), await words()]).toEqual(before)
})

test('an import that changes nothing leaves the one before to be taken back', async () => {
  const before = await exported('doctors')
  await importCatalogue(own.database, { doctors: [fee(first, 1)] })
  await importCatalogue(own.database, { doctors: [fee(first, 1)] })
  await undoImport(own.database)
  expect(await exported('doctors')).toBe(before)
})

test('nothing is taken back where nothing was imported, or where rows were changed since', async () => {
  await expect(undoImport(own.database)).rejects.toThrow('there is nothing to take back')
  await importCatalogue(own.database, { doctors: [fee(first, 1), fee(second, 2)] })
  await own.database.executeSql(
    `update catalogue_doctors set row = row || '{"consultationFee": 3}' where key = $1`,
    [first!.slug],
  )
  const now = await exported('doctors')
  await expect(undoImport(own.database)).rejects.toThrow(
    `changed since by something else: doctors/${first!.slug}`,
  )
  expect(await exported('doctors')).toBe(now)
})
