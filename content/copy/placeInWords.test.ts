import { dateInWords, partOfDay, shortDate, timeInWords, zoneInWords } from './placeInWords'

const AT = Date.UTC(2026, 10, 27, 11, 50)

test('a time is that of the clinic, in the words of the language', () => {
  expect(timeInWords(AT, 'Asia/Kolkata', 'en')).toMatch(/^5:20\spm$/)
  expect(timeInWords(AT, 'Asia/Kolkata', 'hi')).toBe('शाम 5:20')
  expect(timeInWords(AT, 'Asia/Dubai', 'en')).toMatch(/^3:50\spm$/)
})

test('a day is the calendar’s, wherever the server is', () => {
  expect(dateInWords('2026-11-27', 'en')).toBe('Friday, 27 November')
  expect(dateInWords('2026-11-27', 'hi')).toMatch(/^शुक्रवार,? 27 नवंबर$/)
  expect(shortDate('2028-02-29', 'en')).toBe('Tue, 29 Feb')
})

test('a zone has a name that people know', () => {
  expect(zoneInWords('Asia/Kolkata', 'en')).toBe('India Standard Time')
  expect(zoneInWords('Asia/Kolkata', 'hi')).toBe('भारतीय मानक समय')
})

test.each([
  [5, 59, 'morning'],
  [6, 30, 'afternoon'],
  [10, 29, 'afternoon'],
  [10, 30, 'evening'],
  [18, 30, 'morning'],
] as const)('%i:%i UTC is %s at the clinic in India', (hour, minute, part) =>
  expect(partOfDay(Date.UTC(2026, 10, 27, hour, minute), 'Asia/Kolkata')).toBe(part),
)
