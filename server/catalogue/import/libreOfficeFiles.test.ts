import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { readRows } from '@/tests/support/spreadsheets'

/*
 * Files that LibreOffice 7.4 has written: three doctors, four numbers and a campaign in one workbook, saved by
 *   soffice --headless --convert-to 'xlsx:Calc MS Excel 2007 XML' clinic.xlsx
 * and each of its sheets from there as CSV in UTF-8 (76), UTF-16 (65535) and Windows-1252 (1), by
 *   soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1' clinic.xlsx
 * In the workbook the campaign's address 0012 and one number with its 0 are numbers that are shown with zeros; CSV has lost these.
 */
const FOLDER = join(__dirname, '..', '..', '..', 'tests', 'fixtures', 'libreOffice')
const read = (name: string, as = name) => readRows(as, readFileSync(join(FOLDER, name)))

// As they were when the files were written: without pictures, and with another spelling of the title.
const doctors = shippedRows('doctors')
  .slice(0, 3)
  .map(({ picture: _, hindi, ...row }) => ({ ...row, hindi: hindi?.replace('डॉ.', 'डॉ') }))
const CONTACTS = [
  { pageType: 'Marketing', phone: '02240001234' },
  { pageType: 'Campaign', phone: '02240001234' },
  { pageType: 'Partner', phone: '2240001234' },
  { tier: 1, phone: '+91 98765 43210' },
]
const campaign = {
  ...shippedRows('campaigns')[0],
  slug: '0012',
  endsOn: '2026-12-31',
  about: ['One line.\nAnd another; with "quotes", and a comma.', 'दूसरा अनुच्छेद ₹1,100'],
}

test('a workbook comes back as it was, with the zeros that its cells show', async () => {
  expect(await read('clinic.xlsx')).toMatchObject({
    faults: [],
    rows: expect.arrayContaining(
      [...doctors, ...CONTACTS, campaign].map((row) => expect.objectContaining(row)),
    ),
    count: 8,
  })
})

test.each(['doctors-utf8.csv', 'doctors-utf16.csv'])('%s comes back as it was', async (name) => {
  expect(await read(name, 'doctors.csv')).toMatchObject({ faults: [], rows: doctors })
})

test('numbers without their 0 are the same numbers', async () => {
  const { faults, rows } = await read('contacts-utf8.csv', 'contacts.csv')
  expect({ faults, rows }).toEqual({
    faults: [],
    rows: CONTACTS.map((row, at) => (at === 1 ? { ...row, phone: '2240001234' } : row)),
  })
})

test('what an encoding without Hindi has made of names is a fault of each cell', async () => {
  const { faults } = await read('doctors-windows1252.csv', 'doctors.csv')
  const hindi = faults.filter((fault) => fault.includes(', hindi: '))
  expect(hindi).toHaveLength(doctors.filter((doctor) => doctor.hindi !== undefined).length)
  for (const fault of hindi) expect(fault).toMatch(/became question marks/)
})

test('a day that is written month before day is a fault', async () => {
  expect((await read('campaigns-utf8.csv', 'campaigns.csv')).faults).toEqual([
    expect.stringMatching(/^campaigns\.csv:2: cell J2, endsOn: expected a day such as/),
  ])
})
