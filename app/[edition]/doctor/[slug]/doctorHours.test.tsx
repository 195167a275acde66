import { renderToStaticMarkup } from 'react-dom/server'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { ScheduleExceptionRow } from '@/model/appointments/schedule'
import type { Language } from '@/model/page/language'
import { DoctorHours } from './DoctorHours'

const HOSPITALS = shippedRows('hospitals')
const DOCTOR = 'rukmini-parulekar'
const SCHEDULES = shippedRows('schedules').filter(({ doctor }) => doctor === DOCTOR)

const drawn = (
  exceptions: readonly ScheduleExceptionRow[],
  language: Language = 'en',
  schedules = SCHEDULES,
) =>
  renderToStaticMarkup(
    <DoctorHours schedules={schedules} exceptions={exceptions} hospitals={HOSPITALS} language={language} />,
  )

/** The texts of each table: its caption, then its lines. */
const tablesOf = (html: string) =>
  [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<(?:caption|tr).*?<\/(?:caption|tr)>/gs)].map(([line]) =>
      line
        .replace(/<[^>]+>/g, '|')
        .split('|')
        .filter(Boolean)
        .join(' | '),
    ),
  )

test('a doctor’s hours are a table a place, a line a session', () => {
  const withVideo = SCHEDULES.map((row) => ({ ...row, video: row.weekday === 'wed' }))
  expect(tablesOf(drawn([], 'en', withVideo))).toEqual([
    [
      'Sea Breeze Multispeciality Hospital, Andheri West',
      'Day | Time | Visit',
      'Monday | 11 am to 2 pm | at a fixed time',
      'Wednesday | 11 am to 2 pm | at a fixed time, also by video',
    ],
    [
      'Palm Creek Eye and Joint Hospital, Mulund West',
      'Day | Time | Visit',
      'Friday | 4 pm to 7 pm | at a fixed time',
    ],
  ])
  expect(drawn([])).toContain('<th scope="row">Monday</th>')
  expect(drawn([])).not.toContain('<ul')
})

const EXCEPTION: ScheduleExceptionRow = {
  slug: 'holiday',
  doctor: DOCTOR,
  date: '2027-01-26',
  kind: 'leave',
  reason: { en: 'Republic Day', hi: 'गणतंत्र दिवस' },
}
const PLACE = 'palm-creek-eye-and-joint-hospital'
const HOURS = { from: '09:00', to: '11:30' }

test.each<[Partial<ScheduleExceptionRow>, string, string]>([
  [{}, 'no consultation', 'परामर्श नहीं'],
  [{ hospital: PLACE }, 'no consultation, at Mulund West', 'परामर्श नहीं, पाम क्रीक नेत्र और जोड़ अस्पताल में'],
  [HOURS, 'no consultation, 9 am to 11:30 am', 'परामर्श नहीं, सुबह 9 बजे से सुबह 11:30 बजे'],
  [{ ...HOURS, kind: 'changed' }, '9 am to 11:30 am instead', 'इसके बजाय सुबह 9 बजे से सुबह 11:30 बजे'],
  [
    {
      ...HOURS,
      kind: 'extra',
      hospital: 'neem-grove-surgical-hospital',
      mode: 'times',
      minutes: 15,
      capacity: 5,
    },
    'also 9 am to 11:30 am, at Pitampura',
    'सुबह 9 बजे से सुबह 11:30 बजे भी, नीम ग्रोव सर्जिकल अस्पताल में',
  ],
])('an exception %j is said with its day and reason', (change, english, hindi) => {
  const row = { ...EXCEPTION, ...change }
  expect(drawn([row])).toContain(`<li>26 January 2027: ${english} (Republic Day)</li>`)
  expect(drawn([row], 'hi')).toContain(`<li>26 जनवरी 2027: ${hindi} (गणतंत्र दिवस)</li>`)
})

test('a change of which no visitor would notice anything is left out', () =>
  expect(drawn([{ ...EXCEPTION, kind: 'changed', capacity: 3 }])).toBe(drawn([])))
