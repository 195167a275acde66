import ICAL from 'ical.js'
import { type CalendarEntry, calendarOf } from './iCalendar'

const PRODUCT = '-//Shalya//Appointments//EN'
const ENTRY: CalendarEntry = {
  uid: '0193c000-0000-7000-8000-000000000001@shalya.example',
  sequence: 0,
  startsAt: Date.UTC(2026, 10, 27, 11, 50),
  endsAt: Date.UTC(2026, 10, 27, 12, 5),
  writtenAt: Date.UTC(2026, 10, 20, 4, 0),
  status: 'CONFIRMED',
  summary: 'Appointment',
  location: 'Neem Grove Hospital, Andheri; Mumbai',
  description: 'Please bring earlier reports\nand an identity card.',
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

/** What a calendar does: an entry of a UID that it has takes the place of one with a lower sequence. */
class Calendar {
  private readonly entries = new Map<string, ICAL.Event>()

  reads(text: string): this {
    for (const event of eventsIn(text)) {
      const known = this.entries.get(event.uid)
      if (!known || known.sequence <= event.sequence) this.entries.set(event.uid, event)
    }
    return this
  }

  get events() {
    return [...this.entries.values()].map((event) => ({
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      status: event.component.getFirstPropertyValue('status'),
    }))
  }
}

test('an appointment that is added, moved twice and cancelled is one event of a calendar', () => {
  const calendar = new Calendar()
  const read = (change: Partial<CalendarEntry>) =>
    calendar.reads(calendarOf({ ...ENTRY, ...change }, PRODUCT))
  const [hour, day] = [3_600_000, 86_400_000]
  expect(read({}).events).toEqual([{ start: ENTRY.startsAt, end: ENTRY.endsAt, status: 'CONFIRMED' }])
  for (const [sequence, by] of [
    [1, hour],
    [2, day],
  ] as const) {
    const moved = { sequence, startsAt: ENTRY.startsAt + by, endsAt: ENTRY.endsAt + by }
    expect(read(moved).events).toEqual([{ start: moved.startsAt, end: moved.endsAt, status: 'CONFIRMED' }])
  }
  // What comes late changes nothing.
  read({ sequence: 1, startsAt: ENTRY.startsAt + hour, endsAt: ENTRY.endsAt + hour })
  const cancelled = { sequence: 3, startsAt: ENTRY.startsAt + day, endsAt: ENTRY.endsAt + day }
  expect(read({ ...cancelled, status: 'CANCELLED' }).events).toEqual([
    { start: cancelled.startsAt, end: cancelled.endsAt, status: 'CANCELLED' },
  ])
})

test.each([
  ['English', ENTRY.location],
  ['Hindi', 'नीम ग्रोव अस्पताल, अंधेरी पश्चिम, मुंबई; दूसरी मंज़िल, कमरा 12\\14, लिफ़्ट के पास'],
  ['a long word', 'x'.repeat(400)],
  ['pictures beyond the basic plane', '🏥'.repeat(60)],
])('texts come back as they were: %s', (_, location) => {
  const [event] = eventsIn(calendarOf({ ...ENTRY, location }, PRODUCT))
  expect(event).toMatchObject({ location, summary: ENTRY.summary, description: ENTRY.description })
})

test('no line has more than 75 octets, no character is cut, and lines end as the standard wants', () => {
  const text = calendarOf({ ...ENTRY, location: 'अंधेरी 🏥 '.repeat(30) }, PRODUCT)
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/)
})

test('a text brings no property of its own', () => {
  const location = 'Hall\r\nATTENDEE:mailto:somebody@clinic.example\nX:1\u0000'
  const text = calendarOf({ ...ENTRY, location }, PRODUCT)
  expect(text).not.toMatch(/^(ATTENDEE|X):/m)
  expect(eventsIn(text)[0]?.component.getFirstProperty('attendee')).toBeNull()
})
