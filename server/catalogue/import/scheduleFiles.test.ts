import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { ScheduleRow } from '@/model/appointments/schedule'
import { readRows, tableOf } from '@/tests/support/spreadsheets'

/** Sessions as clinics write them in spreadsheets. */
const SESSION: ScheduleRow = { ...shippedRows('schedules')[0]!, capacity: 1, walkIns: 0 }

async function sessionWith(cells: Readonly<Record<string, string>>) {
  const { columns, lines } = await tableOf('schedules', [SESSION])
  const line = lines[0]!.map((own, at) => cells[columns[at] ?? ''] ?? own)
  return readRows('schedules.csv', stringify([columns, line]))
}

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['09:30:00', '09:30'],
  ['9.30 am', '09:30'],
  ['9:30 AM', '09:30'],
  ['9 am', '09:00'],
  ['12.15 a.m.', '00:15'],
  ['12 noon', '12:00'],
  ['0.395833333333333', '09:30'],
  ['०९:३०', '09:30'],
])('a session from %s begins at %s', async (cell, from) => {
  const { rows, faults } = await sessionWith({ from: cell })
  expect({ rows, faults }).toEqual({ rows: [{ ...SESSION, from }], faults: [] })
})

test.each([
  ['5 pm', '17:00'],
  ['5:45 PM', '17:45'],
  ['12:30 pm', '12:30'],
  ['12 midnight', '00:00'],
])('a session to %s ends at %s', async (cell, to) => {
  const { rows, faults } = await sessionWith({ to: cell })
  expect({ rows, faults }).toEqual({ rows: [{ ...SESSION, to }], faults: [] })
})

test.each(['9', '24:00', '13 pm', '0 am', '11 noon', '9:60', 'ten', '1.5'])('%s is no time', async (cell) =>
  expect((await sessionWith({ from: cell })).faults).toEqual([
    expect.stringMatching(/^schedules\.csv:2: cell [A-Z]+2, from: expected a time such as 09:30/),
  ]),
)

test('times of a workbook are times, whatever they look like there', async () => {
  const { columns, lines } = await tableOf('schedules', [SESSION])
  const serials: Readonly<Record<string, number>> = { from: 0.375, to: 0.729166666666667 }
  const cells = lines[0]!.map((own, at) => {
    const serial = serials[columns[at] ?? '']
    return serial === undefined ? own : { value: serial, type: Number, format: 'h:mm AM/PM' }
  })
  const bytes = await writeXlsxFile([{ sheet: 'Schedules', data: [columns, cells] as never }]).toBuffer()
  expect(await readRows('clinic.xlsx', bytes)).toMatchObject({
    faults: [],
    rows: [{ ...SESSION, from: '09:00', to: '17:30' }],
  })
})

test.each([
  ['weekday', 'Monday', 'mon'],
  ['weekday', 'शनिवार', 'sat'],
  ['weekday', 'Thurs', 'thu'],
  ['mode', 'Token', 'tokens'],
  ['mode', 'Times', 'times'],
])('%s %s is %s', async (column, cell, value) =>
  expect(await sessionWith({ [column]: cell })).toMatchObject({
    faults: [],
    rows: [{ ...SESSION, [column]: value }],
  }),
)

test('an exception is a line with its reason in both languages', async () => {
  const row = shippedRows('scheduleExceptions').find(({ kind }) => kind === 'extra')!
  const { columns, lines } = await tableOf('scheduleExceptions', [row])
  expect(columns).toEqual(expect.arrayContaining(['reason.en', 'reason.hi']))
  const file = await readRows('scheduleExceptions.csv', stringify([columns, ...lines]))
  expect(file).toMatchObject({ faults: [], rows: [row] })
})

test.each(['consultationHours', 'Consultation Hours', 'OPD Timings', 'Timings'])(
  'a column %s of doctors is refused with where hours are',
  async (heading) => {
    const { columns, lines } = await tableOf('doctors', [shippedRows('doctors')[0]!])
    const file = await readRows(
      'doctors.csv',
      stringify([
        [...columns, heading],
        [...lines[0]!, 'Mon, 9 am'],
      ]),
    )
    expect(file.faults.join()).toContain(
      `${heading}: does not belong here: hours are rows of schedules, a row a session`,
    )
  },
)

test('and so is the field of a row in JSON', async () => {
  const row = { ...shippedRows('doctors')[0], consultationHours: 'Mon, 9 am to 12 noon' }
  expect((await readRows('doctors.json', JSON.stringify([row]))).faults).toEqual([
    'doctors.json:1: consultationHours: does not belong here: hours are rows of schedules, a row a session',
  ])
})
