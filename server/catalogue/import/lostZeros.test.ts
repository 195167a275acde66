import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { readClinicNumber } from '@/model/catalogue/clinicNumber'
import type { Kind } from '@/model/catalogue/kind'
import { keyOf } from '@/model/catalogue/kinds'
import { checkFiles } from './checkFiles'
import { faultLine } from './fileFaults'
import { namedRow } from './rowNames'
import { readRows, tableOf } from '@/tests/support/spreadsheets'

/* Spreadsheet programs remove leading zeros from texts of digits. */

const folder = mkdtempSync(join(tmpdir(), 'shalya-zeros-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const campaign = shippedRows('campaigns')[0]!
const press = shippedRows('press')[0]!

/** The faults of files, in a catalogue in which the campaign has this address. */
async function check(kind: Kind, rows: readonly object[], knownSlugs: readonly string[]) {
  const path = join(folder, `${kind}.csv`)
  const { columns, lines } = await tableOf(kind, rows)
  writeFileSync(path, stringify([columns, ...lines]))
  const { faults } = await checkFiles([path], {
    known: async (named) =>
      (named === 'campaigns'
        ? knownSlugs.map((slug, at) => ({ ...campaign, slug, CampaignId: at + 1 }))
        : shippedRows(named)
      ).map((row) => namedRow(named, keyOf(named, row as never), row)),
  })
  return faults.map(faultLine).map((line) => line.replace(`${folder}/`, ''))
}

test('an address that has lost its zeros is a fault where the catalogue has it with them', async () => {
  expect(await check('campaigns', [{ ...campaign, slug: '12' }], ['0012'])).toEqual([
    expect.stringMatching(/^campaigns\.csv:2: cell \w+2, slug: '12' is not among the campaigns, 0012 is: /),
  ])
  expect(await check('campaigns', [{ ...campaign, slug: '12' }], ['0012', '12'])).toEqual([])
  expect(await check('campaigns', [{ ...campaign, slug: '0012' }], ['0012'])).toEqual([])
  expect(await check('campaigns', [{ ...campaign, slug: '13' }], ['0012'])).toEqual([])
})

test('a number of India is dialled the same with and without the 0 before its code', () => {
  const digits = fc.stringMatching(/^[2-9]\d{9}$/)
  fc.assert(
    fc.property(digits, (number) => {
      expect(readClinicNumber(number)?.dialled).toBe(readClinicNumber(`0${number}`)?.dialled)
      expect(readClinicNumber(number)?.dialled).toBe(`+91${number}`)
    }),
  )
})

test.each([
  ['phone', '2240001234', /^$/],
  ['phone', '9876543210', /^$/],
  ['phone', '971501234567', /expected a number to call.*, did you mean \+971501234567\?$/],
  ['phone', '240001234', /expected a number to call/],
  ['address', '12 MG Road, Mumbai 40001', /expected a PIN code of six digits/],
  ['address', '12 MG Road, Mumbai - 40001, India', /expected a PIN code of six digits/],
  ['address', '12 MG Road, Mumbai 400 01', /expected a PIN code of six digits/],
  ['address', '12 MG Road, Mumbai 400001', /^$/],
  ['address', '12 MG Road, Mumbai 400 001, India', /^$/],
  ['address', 'Plot 12345, MG Road, Mumbai', /^$/],
])('the clinic’s %s %j', async (column, cell, expected) => {
  const { columns, lines } = await tableOf('brand', shippedRows('brand'))
  const line = lines[0]!.map((own, at) => (columns[at] === column ? cell : own))
  expect((await readRows('brand.csv', stringify([columns, line]))).faults.join()).toMatch(expected)
})

test('zeros that are kept by a formula of text stay', async () => {
  const { columns, lines } = await tableOf('campaigns', [campaign])
  const line = lines[0]!.map((own, at) => (columns[at] === 'slug' ? '="0012"' : own))
  expect(await readRows('campaigns.csv', stringify([columns, line]))).toMatchObject({
    faults: [],
    rows: [{ slug: '0012' }],
  })
})

describe('a line break inside a cell', () => {
  const first = { ...press, title: 'T' }
  const second = { ...press, slug: 'second', PressId: 2 }
  const table = async (ends: string, title: string, quotes = '') => {
    const { columns, lines } = await tableOf('press', [first, second])
    const [one = [], other = []] = lines
    const cells = one.map((cell, at) =>
      columns[at] === 'title' ? quotes + title + quotes : quotedCell(cell),
    )
    return [columns.join(','), cells.join(','), other.map(quotedCell).join(','), ''].join(ends)
  }
  const quotedCell = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

  test.each(['', '"'])('that ends no line is one where lines end with CR LF (quoted: %p)', async (quotes) => {
    const { faults, rows } = await readRows('press.csv', await table('\r\n', 'One\nTwo', quotes))
    expect({ faults, rows }).toEqual({ faults: [], rows: [{ ...first, title: 'One\nTwo' }, second] })
  })

  test('that cuts a row in two is named at the second half', async () => {
    const { faults } = await readRows('press.csv', await table('\n', 'One\nTwo'))
    expect(faults.join('\n')).toMatch(
      /^press\.csv:3: has \d of \d cells: is there a line break inside a cell of the row above\? Write "…" around that cell$/m,
    )
  })

  test('leaves the lines that are named right', async () => {
    const text = await table('\r\n', 'One\nTwo')
    const { faults } = await readRows('press.csv', text.replace('second', 'No Slug'))
    const before = text.slice(0, text.lastIndexOf('\r\n', text.indexOf('second')))
    expect(faults).toEqual([expect.stringMatching(/slug: expected lower-case words/)])
    expect(faults[0]).toContain(`press.csv:${before.split('\n').length + 1}: `)
  })

  test('and lines that end in two ways are told apart', async () => {
    const [head = '', ...lines] = (await table('\n', 'One')).split('\n')
    const { faults } = await readRows('press.csv', `${head}\r\n${lines.join('\n')}`)
    expect(faults).toEqual([expect.stringMatching(/^press\.csv:2: lines end in two ways/)])
  })
})
