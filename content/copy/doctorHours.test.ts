import * as fc from 'fast-check'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { type ScheduleRow, WEEKDAYS, type Weekday } from '@/model/appointments/schedule'
import type { PrintedSession } from '@/model/appointments/weekHours'
import type { Hospital } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { doctorHoursCopy, hoursInWords } from './doctorHours'
import printedBefore from './doctorHours.printed.json'
import { MONDAY_SESSION } from '@/tests/support/testSchedule'

const HOSPITALS = shippedRows('hospitals')
const SCHEDULES = shippedRows('schedules')
const DOCTORS = shippedRows('doctors')
const ofDoctor = (slug: string) => SCHEDULES.filter(({ doctor }) => doctor === slug)

describe('the demonstration’s hours', () => {
  /** One notation for days and times; places that must be distinguished have full names. */
  const OTHERWISE: Readonly<Record<string, string>> = {
    'harshita-bedi': 'Mon, Wed, Fri, 10 am to 2 pm; Sat, 5 pm to 7 pm',
    'shirin-daruwala': 'Mon, Thu, 10 am to 1 pm (Andheri West); Sat, 3 pm to 5 pm (Chembur)',
    'prakash-gowda': 'Mon to Fri, 9 am to 11:30 am',
    'ilango-manickam': 'Mon to Sat, 8:30 am to 11 am',
    'rukmini-parulekar': 'Mon, Wed, 11 am to 2 pm (Andheri West); Fri, 4 pm to 7 pm (Mulund West)',
    'zehra-moosavi': 'Mon to Sat, 5 pm to 8:30 pm',
  }

  test('are, but for six lines, what was written by hand before', () => {
    const derived = Object.fromEntries(
      DOCTORS.map(({ slug }) => [slug, hoursInWords(ofDoctor(slug), HOSPITALS, 'en')]),
    )
    expect(derived).toEqual({ ...printedBefore, ...OTHERWISE })
  })

  test('are in Hindi letters, with the places by their names', () => {
    const inHindi = (slug: string) => hoursInWords(ofDoctor(slug), HOSPITALS, 'hi')
    expect(inHindi('harshita-bedi')).toBe('सोम, बुध, शुक्र, सुबह 10 बजे से दोपहर 2 बजे; शनि, शाम 5 बजे से शाम 7 बजे')
    expect(inHindi('abhimanyu-tanwar')).toMatch(/\(लोटस .*\); मंगल, शनि, .* \(नीम ग्रोव सर्जिकल अस्पताल\)$/)
    expect(DOCTORS.filter(({ slug }) => /[a-z]/i.test(inHindi(slug))).map(({ slug }) => slug)).toEqual([])
  })

  test('are at the doctor’s places, by video where the doctor offers that, in both modes', () => {
    for (const { slug, hospitalSlugs, offersVideo } of DOCTORS) {
      const own = ofDoctor(slug)
      expect([slug, new Set(own.map(({ hospital }) => hospital))]).toEqual([slug, new Set(hospitalSlugs)])
      expect([slug, own.some(({ video }) => video)]).toEqual([slug, offersVideo])
    }
    expect(new Set(SCHEDULES.map(({ mode }) => mode))).toEqual(new Set(['tokens', 'times']))
    expect(SCHEDULES.filter(({ doctor }) => !DOCTORS.some(({ slug }) => slug === doctor))).toEqual([])
  })
})

describe('a line', () => {
  const line = (...changes: Partial<ScheduleRow>[]) =>
    hoursInWords(
      changes.map((change) => ({ ...MONDAY_SESSION, ...change })),
      HOSPITALS,
      'en',
    )

  test.each<[string, Partial<ScheduleRow>[], string]>([
    ['nothing of no sessions', [], ''],
    ['one day', [{}], 'Mon, 10 am to 1 pm'],
    ['two days as a list', [{}, { weekday: 'tue' }], 'Mon, Tue, 10 am to 1 pm'],
    [
      'days that follow one another as a range',
      [{ weekday: 'wed' }, {}, { weekday: 'tue' }],
      'Mon to Wed, 10 am to 1 pm',
    ],
    [
      'the end of a week and its beginning as a list',
      [{}, { weekday: 'sun' }, { weekday: 'sat' }],
      'Mon, Sat, Sun, 10 am to 1 pm',
    ],
    [
      'a session past midnight',
      [
        { from: '21:30', to: '00:00' },
        { weekday: 'tue', from: '23:00', to: '01:15' },
      ],
      'Mon, 9:30 pm to 12 midnight; Tue, 11 pm to 1:15 am',
    ],
    [
      'two sessions of a day',
      [
        { from: '12:00', to: '13:00' },
        { from: '09:00', to: '10:00' },
      ],
      'Mon, 9 am to 10 am and 12 noon to 1 pm',
    ],
    [
      'hours of some time',
      [{ validFrom: '2026-12-01', validTo: '2027-01-31' }],
      'Mon, 10 am to 1 pm, from 1 December 2026, until 31 January 2027',
    ],
    [
      'places that the catalogue does not have by their slugs',
      [{}, { weekday: 'tue', hospital: 'new-place' }],
      'Mon, 10 am to 1 pm (neem-grove); Tue, 10 am to 1 pm (new-place)',
    ],
  ])('says %s', (_, changes, expected) => expect(line(...changes)).toBe(expected))

  test('names hospitals where the part of the city does not tell them apart', () => {
    const [one, other] = HOSPITALS as readonly [Hospital, Hospital, ...Hospital[]]
    const rows = [
      { ...MONDAY_SESSION, hospital: one.slug },
      { ...MONDAY_SESSION, weekday: 'tue' as const, hospital: other.slug },
    ]
    const inOnePart = [one, { ...other, locality: one.locality }]
    expect(hoursInWords(rows, inOnePart, 'en')).toBe(
      `Mon, 10 am to 1 pm (${one.HospitalName}); Tue, 10 am to 1 pm (${other.HospitalName})`,
    )
  })
})

describe('a line read back', () => {
  const MONTHS: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  }
  const two = (number: number) => String(number).padStart(2, '0')

  function dayOf(text: string, language: Language): string {
    const [day = '', month = '', year = ''] = text.split(' ')
    return `${year}-${two(MONTHS[language].indexOf(month) + 1)}-${two(Number(day))}`
  }

  /** Hours of a clock of 12 hours: which of the two is meant, by the word beside it. */
  function timeOf(clock: string, word: string): string {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const isLate = { am: false, midnight: false, सुबह: false, pm: true, noon: true, दोपहर: true, शाम: true }[
      word
    ]
    const isAfternoon = isLate ?? (hour >= 8 && hour < 12)
    return `${two((hour % 12) + (isAfternoon ? 12 : 0))}:${two(minute)}`
  }

  const TIMES: Readonly<Record<Language, RegExp>> = {
    en: /(?<clock>[\d:]+) (?<word>am|pm|noon|midnight)/g,
    hi: /(?<word>सुबह|दोपहर|शाम|रात) (?<clock>[\d:]+) बजे/g,
  }

  function daysOf(text: string, language: Language): readonly Weekday[] {
    const { days } = doctorHoursCopy[language]
    const dayNamed = (name: string) => WEEKDAYS.findIndex((weekday) => days[weekday] === name)
    const [first = '', last] = text.split(language === 'en' ? ' to ' : ' से ')
    if (last !== undefined) return WEEKDAYS.slice(dayNamed(first), dayNamed(last) + 1)
    return text.split(', ').flatMap((name) => WEEKDAYS[dayNamed(name)] ?? [])
  }

  function readLine(line: string, language: Language, places: readonly string[]): readonly PrintedSession[] {
    return line.split('; ').flatMap((part) => {
      const [, hours = '', place = places[0] ?? ''] = /^(.*?)(?: \((.*)\))?$/.exec(part) ?? []
      const times = [...hours.matchAll(TIMES[language])].map(({ groups }) =>
        timeOf(groups?.clock ?? '', groups?.word ?? ''),
      )
      const [days = ''] = hours.split(language === 'en' ? /, (?=\d)/ : /, (?=सुबह|दोपहर|शाम|रात)/)
      const begin = language === 'en' ? /from (\d+ \S+ \d{4})/ : /(\d+ \S+ \d{4}) से/
      const end = language === 'en' ? /until (\d+ \S+ \d{4})/ : /(\d+ \S+ \d{4}) तक/
      const [from, until] = [begin, end].map((pattern) => pattern.exec(hours)?.[1])
      return daysOf(days, language).flatMap((weekday) =>
        times.flatMap((time, at) =>
          at % 2 === 1
            ? []
            : [
                {
                  ...{ hospital: place, weekday, from: time, to: times[at + 1] ?? '' },
                  ...(from && { validFrom: dayOf(from, language) }),
                  ...(until && { validTo: dayOf(until, language) }),
                },
              ],
        ),
      )
    })
  }

  const named = (rows: readonly PrintedSession[]) =>
    new Set(
      rows.map(({ hospital, weekday, from, to, validFrom = '', validTo = '' }) =>
        [hospital, weekday, from, to, validFrom, validTo].join(),
      ),
    )

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 5, 15, 30, 45, 59))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
  const day = fc
    .tuple(
      fc.integer({ min: 2026, max: 2030 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`)
  const session = fc.record(
    {
      hospital: fc.constantFrom('east', 'west', 'north-gate'),
      weekday: fc.constantFrom(...WEEKDAYS),
      from: time,
      to: time,
      validFrom: day,
      validTo: day,
    },
    { requiredKeys: ['hospital', 'weekday', 'from', 'to'] },
  )

  test.each(['en', 'hi'] as const)('gives the rows again (%s)', (language) =>
    fc.assert(
      fc.property(fc.array(session, { minLength: 1, maxLength: 14 }), (rows) => {
        const line = hoursInWords(rows, [], language)
        const places = rows.map(({ hospital }) => hospital)
        expect(named(readLine(line, language, places))).toEqual(named(rows))
      }),
      { seed: 20261126, numRuns: 500 },
    ),
  )
})
