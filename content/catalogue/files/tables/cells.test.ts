import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import * as t from 'io-ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { KINDS } from '@/model/catalogue/kinds'
import { CSV_FORM, cellsOfRow, listItems, rowOfCells, cellWithoutFormula } from './cells'
import { readRowFile } from '@/content/catalogue/files/rowFiles'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'

const folder = mkdtempSync(join(tmpdir(), 'shalya-cells-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Texts that look like something else to a table. */
const text = fc
  .oneof(
    fc.string(),
    fc.constantFrom(
      'yes',
      'TRUE',
      '12',
      '-3.5',
      '[1]',
      '{"a":1}',
      '"x"',
      '""',
      'a; b',
      'a\\;b',
      'a\nb',
      '\\',
      '=1',
      'कमरा',
    ),
  )
  .map((one) => one.replace(/\r/g, '').trim())
  .filter((one) => one !== '')

const Row = t.intersection([
  t.type({
    words: t.string,
    count: t.number,
    yes: t.boolean,
    texts: t.readonlyArray(t.string),
    numbers: t.readonlyArray(t.number),
    questions: t.readonlyArray(t.type({ question: t.string })),
    within: t.type({ words: t.string, texts: t.readonlyArray(t.string) }),
  }),
  t.partial({
    more: t.string,
    moreTexts: t.readonlyArray(t.string),
    settings: t.partial({ header: t.string, yes: t.boolean }),
  }),
])
const row = fc.record(
  {
    words: fc.oneof(text, fc.constant('')),
    count: fc.integer(),
    yes: fc.boolean(),
    texts: fc.array(text),
    numbers: fc.array(fc.nat()),
    questions: fc.array(fc.record({ question: text })),
    within: fc.record({ words: text, texts: fc.array(text) }),
    more: fc.oneof(text, fc.constant('')),
    moreTexts: fc.array(text),
    settings: fc.record({ header: fc.oneof(text, fc.constant('')), yes: fc.boolean() }, { requiredKeys: [] }),
  },
  {
    requiredKeys: ['words', 'count', 'yes', 'texts', 'numbers', 'questions', 'within'],
    noNullPrototype: true,
  },
)

test('any rows go into a table and come back as they were', () => {
  const file = join(folder, 'rows.csv')
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      // As an export writes them.
      const cells = rows.map((one) =>
        Object.fromEntries(
          Object.entries(cellsOfRow(Row, one)).map(([column, cell]) => [column, cellWithoutFormula(cell)]),
        ),
      )
      const columns = [...new Set(cells.flatMap((one) => Object.keys(one)))]
      writeFileSync(file, stringify(cells, { ...CSV_FORM, header: true, columns }))
      expect(readRowFile(file, { codec: Row }).map((one) => one.row)).toEqual(rows)
    }),
    { numRuns: 200 },
  )
})

test.each(KIND_NAMES)('%s that are shipped are cells and rows again', (kind) => {
  const { codec } = KINDS[kind]
  for (const shipped of shippedRows(kind))
    expect(rowOfCells(codec, cellsOfRow(codec, shipped))).toEqual(shipped)
})

test('people find no JSON where a separator does', () => {
  const { codec } = KINDS.doctors
  const cells = shippedRows('doctors').map((doctor) => cellsOfRow(codec, doctor))
  const json = cells.flatMap((one) => Object.keys(one).filter((column) => /^[[{"]/.test(one[column] ?? '')))
  expect([...new Set(json)]).toEqual(['training'])
  expect(cells[0]).toMatchObject({ offersVideo: expect.stringMatching(/^(yes|no)$/) })
})

test.each([
  ['a; b;c ;', ['a', 'b', 'c']],
  ['a\\; b; c', ['a; b', 'c']],
  ['One; two.\nThree.\n', ['One; two.', 'Three.']],
  ['alone', ['alone']],
])('the list %j has its items', (cell, items) => expect(listItems(cell)).toEqual(items))

test('what spreadsheets make of cells is understood', () => {
  const cells = { yes: 'TRUE', count: '7', texts: '["old", "form"]', words: '12', numbers: '5', within: '' }
  expect(rowOfCells(Row, cells)).toEqual({
    yes: true,
    count: 7,
    texts: ['old', 'form'],
    words: '12',
    numbers: [5],
  })
})

test('lines of empty cells are passed over, and the place of a row is that of the spreadsheet', () => {
  const file = join(folder, 'places.csv')
  writeFileSync(file, 'words,texts\nx,"a\nb"\n,\n\ny,c\n')
  expect(readRowFile(file, { codec: Row })).toMatchObject([
    { line: 2, table: { row: 2, columns: ['words', 'texts'] } },
    { line: 6, table: { row: 5 } },
  ])
})
