import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Workbook } from '@/content/catalogue/files/tables/workbook'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { filesIn } from '@/tests/support/archive'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { checkFiles } from '@/server/catalogue/import/checkFiles'
import { exportKind } from './exportCatalogue'
import { exportWorkbook } from './exportWorkbook'
import { faultLine } from '@/server/catalogue/import/fileFaults'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { knownRows } from '@/server/catalogue/import/rowNames'

let test_: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'shalya-workbook-'))
let workbook: Buffer

beforeAll(async () => {
  test_ = await createTestDatabase()
  const rows = Object.fromEntries(KIND_NAMES.map((kind) => [kind, shippedRows(kind)]))
  await importCatalogue(test_.database, rows)
  workbook = await exportWorkbook(test_.database.executeSql, KIND_NAMES)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await test_.drop()
})

async function importedFrom(name: string, content: Buffer | string) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { rows, faults, count } = await checkFiles([path], { known: knownRows(test_.database.executeSql) })
  expect(faults.map(faultLine)).toEqual([])
  return { count, ...(await importCatalogue(test_.database, rows)) }
}

test('the whole catalogue goes into a workbook, and an import of it changes nothing', async () => {
  const all = KIND_NAMES.reduce((count, kind) => count + shippedRows(kind).length, 0)
  expect(await importedFrom('clinic.xlsx', workbook)).toEqual({
    count: all,
    added: 0,
    changed: 0,
    removed: 0,
    unchanged: all,
  })
})

test('and every kind into a CSV file, with a mark by which Excel shows Hindi', async () => {
  for (const kind of KIND_NAMES) {
    let text = ''
    for await (const piece of exportKind(test_.database.executeSql, kind, 'csv', { bom: true })) text += piece
    expect(text.startsWith('\ufeff')).toBe(true)
    const { changed, added, unchanged } = await importedFrom(`${kind}.csv`, text)
    expect({ kind, changed, added, unchanged }).toEqual({
      kind,
      changed: 0,
      added: 0,
      unchanged: shippedRows(kind).length,
    })
  }
})

test('a sheet a kind, one that explains them, and a hidden one with the names to choose from', async () => {
  const { sheets } = await Workbook.open(workbook)
  expect(sheets.map(({ name, isHidden }) => (isHidden ? `(${name})` : name))).toEqual([
    'Read me',
    ...KIND_NAMES,
    '(Choices)',
  ])
})

test('heads stay in sight and say what belongs in a column; choices are lists, codes are text', async () => {
  const files = await filesIn(workbook)
  const at = KIND_NAMES.indexOf('doctors') + 2
  const [sheet = '', notes = ''] = [
    files.get(`xl/worksheets/sheet${at}.xml`),
    files.get(`xl/comments${at}.xml`),
  ]
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  expect(sheet).toMatch(/<dataValidation type="list"[^>]*sqref="K2:K\d+"><formula1>"female,male"<\/formula1>/)
  expect(sheet).toMatch(
    /<dataValidation type="list"[^>]*sqref="D2:D\d+"><formula1>Choices!\$[A-Z]\$1:\$[A-Z]\$\d+</,
  )
  // The element's place is fixed: validations come after the cells and before print settings.
  expect(sheet.indexOf('</sheetData>')).toBeLessThan(sheet.indexOf('<dataValidations'))
  expect(notes).toContain('Must be filled.')
  expect(notes).toContain('One of female, male.')
  expect(files.get(`xl/drawings/vmlDrawing${at}.vml`)).toContain('ObjectType="Note"')
  // Of the columns of text the lines that are still empty are text as well.
  expect(sheet).toMatch(/<col style="\d+"/)
})
