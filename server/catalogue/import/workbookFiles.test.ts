import writeXlsxFile from 'write-excel-file/node'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { archiveOf } from '@/tests/support/archive'
import { readRows, tableOf } from '@/tests/support/spreadsheets'

describe('a workbook', () => {
  const doctor = shippedRows('doctors')[0]!
  const workbookOf = async (change: (column: string) => unknown, sheet = 'Doctors') => {
    const { columns, lines } = await tableOf('doctors', [doctor])
    const data = [columns, lines[0]!.map((cell, at) => change(columns[at]!) ?? cell)]
    return writeXlsxFile([{ sheet, data: data as never, dateFormat: 'dd/mm/yyyy' }]).toBuffer()
  }

  test('numbers, yes and no as cells have them', async () => {
    const bytes = await workbookOf((column) => ({ consultationFee: 1100, offersVideo: true })[column])
    expect(await readRows('clinic.xlsx', bytes)).toMatchObject({
      faults: [],
      rows: [{ ...doctor, consultationFee: 1100, offersVideo: true }],
    })
  })

  test('a day where there was a range is a fault; the sheet, the cell and the heading are named', async () => {
    const bytes = await workbookOf((column) => (column === 'hindi' ? new Date('2026-03-10') : undefined))
    expect((await readRows('clinic.xlsx', bytes)).faults).toEqual([
      expect.stringMatching(
        /^clinic\.xlsx: sheet Doctors, cell [A-Z]+2, hindi: '10-Mar-2026' is a date that/,
      ),
    ])
  })

  test('the only sheet of a file is what the file is called; those that are empty are passed over', async () => {
    const { columns, lines } = await tableOf('doctors', [doctor])
    const sheets = [
      { sheet: 'Sheet1', data: [[], columns, lines[0]!] as never },
      { sheet: 'Sheet2', data: [] },
      { sheet: 'Sheet3', data: [] },
    ]
    const bytes = await writeXlsxFile(sheets).toBuffer()
    expect(await readRows('doctors.xlsx', bytes)).toMatchObject({ faults: [], rows: [doctor] })
  })

  test('a sheet of another name is named', async () => {
    const bytes = await workbookOf(() => undefined, 'Docters')
    expect((await readRows('clinic.xlsx', await twoSheets(bytes))).faults.join()).toMatch(
      /sheet Docters: .*did you mean [Dd]octors\?/,
    )
  })
  const twoSheets = async (_: Buffer) =>
    writeXlsxFile([
      { sheet: 'Docters', data: [['slug'] as never] },
      { sheet: 'Notes', data: [['x'] as never] },
    ]).toBuffer()

  const PARTS = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="doctors" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
  }
  const sheetOf = (inner: string) => ({
    ...PARTS,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${inner}</sheetData></worksheet>`,
  })
  const head =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>slug</t></is></c><c r="B1" t="inlineStr"><is><t>consultationFee</t></is></c></row>'

  test.each([
    ['<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', /'#DIV\/0!' is an error/],
    ['<c r="B2"><f>SUM(A1)</f></c>', /'#CALC!' is an error/],
    ['<c r="B2" t="str"><f>A1</f><v>#N/A</v></c>', /'#N\/A' is an error/],
    ['<c r="B2"><f>500+600</f><v>1100</v></c>', /^$/],
    ['<c r="B2"><v>1.1E3</v></c>', /^$/],
    ['<c r="B2"><v>919812345678901234567</v></c>', /expected a whole number such as 1200/],
  ])('the cell %s', async (cell, expected) => {
    const bytes = await archiveOf(
      sheetOf(`${head}<row r="2"><c r="A2" t="inlineStr"><is><t>x</t></is></c>${cell}</row>`),
    )
    const { faults } = await readRows('clinic.xlsx', bytes)
    expect(faults.filter((fault) => fault.includes('cell B2')).join()).toMatch(expected)
  })

  test.each([
    [
      'of a million columns',
      () => sheetOf(`${head}<row r="2"><c r="XFD2"><v>1</v></c></row>`),
      /far to the right/,
    ],
    [
      'of a cell far below',
      () => sheetOf(`${head}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`),
      /more than 200000 rows/,
    ],
    [
      'with a type of its own, which names files',
      () => ({
        ...sheetOf(head),
        'xl/worksheets/sheet1.xml':
          '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row></sheetData></worksheet>',
      }),
      /declares types of its own/,
    ],
    [
      'that inflates to more than memory takes',
      () => ({
        ...sheetOf(head),
        ...Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`xl/s${at}.xml`, ' '])),
      }),
      /too large/,
      8_000_000,
    ],
    [
      'that inflates to more than it says',
      () => sheetOf(`${head}${' '.repeat(100_000)}`),
      /no workbook that can be read/,
      500,
    ],
    ['without sheets', () => ({ 'a.xml': '<a/>' }), /no workbook that can be read/],
    ['of LibreOffice', () => ({ 'content.xml': '<a/>' }), /save it as \.xlsx/],
    ['that is cut', () => sheetOf('<row><c'), /damaged/],
    [
      'whose sheet lies outside',
      () => ({
        ...PARTS,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
      }),
      /no workbook that can be read/,
    ],
    ['named after what every object has', () => sheetOf(head.replace('slug', '__proto__')), /is not known/],
  ])('%s is refused in words', async (_, parts, expected, ...[declared]: [number?]) => {
    expect((await readRows('clinic.xlsx', await archiveOf(parts(), declared))).faults.join()).toMatch(
      expected,
    )
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test.each([
    ['clinic.xlsx', Buffer.from('no archive at all'), /no workbook that can be read/],
    ['clinic.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file, or has a password/],
    ['doctors.csv', Buffer.from('504b0304', 'hex'), /is a workbook: let its name end with \.xlsx/],
  ])('%s that is something else', async (name, bytes, expected) => {
    expect((await readRows(name, bytes)).faults.join()).toMatch(expected)
  })
})
