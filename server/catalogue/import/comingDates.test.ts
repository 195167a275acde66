import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { onComingDates } from './comingDates'

const EXCEPTION = {
  slug: 'asha-rao-holiday',
  doctor: 'asha-rao',
  kind: 'leave',
  reason: { en: 'Holiday', hi: 'छुट्टी' },
} as const

const comingDate = (date: string, today: string) =>
  onComingDates([{ ...EXCEPTION, date }], today).map((row) => row.date)

test.each([
  ['2027-01-26', '2026-11-26', '2027-01-26'],
  ['2027-01-26', '2027-01-26', '2027-01-26'],
  ['2027-01-26', '2027-01-27', '2028-01-26'],
  ['2027-01-26', '2031-12-31', '2032-01-26'],
  ['2027-10-02', '2029-03-01', '2029-10-02'],
  ['2024-02-29', '2025-01-01', '2028-02-29'],
  ['2096-02-29', '2096-03-01', '2104-02-29'],
])('%s is, seen from %s, next on %s', (date, today, expected) =>
  expect(comingDate(date, today)).toEqual([expected]),
)

test.each(['2026-11-26', '2030-06-15', '2049-12-31'])(
  'a database that is filled on %s has every exception of the demonstration within a year',
  (today) => {
    const rows = onComingDates(shippedRows('scheduleExceptions'), today)
    const year = Number(today.slice(0, 4))
    const inAYear = `${year + 1}${today.slice(4)}`
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ date }) => date < today || date > inAYear)).toEqual([])
  },
)
