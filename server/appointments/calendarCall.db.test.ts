import ICAL from 'ical.js'
import { handlerOf } from '@/server/handlers'
import { requestWith } from '@/tests/support/siteRequest'
import { testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, freeOf, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
const clinic = clinicForEachTest()

/** The only event of an appointment's calendar, as a program for calendars reads it. */
async function calendarEvent(path: string) {
  const answer = await handlerOf(path, 'GET')!(requestWith({}, path))
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return new ICAL.Event(events[0]!)
}

async function eventOf(path: string) {
  const event = await calendarEvent(path)
  return {
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().getTime(),
    status: event.component.getFirstPropertyValue('status'),
  }
}

describe(`the calendar of an appointment on ${testDatabaseKind}`, () => {
  it('is one event, each time newer, through two moves, a cancellation and another booking that is cancelled too', async () => {
    const visitor = new TestVisitor()
    const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()))
    const [id, token] = [String(body.data?.Id), String(body.data?.token)]
    const startsAt = async () =>
      (
        await clinic.sql<{ at: Date }>('select starts_at as at from appointment where id = $1', [id])
      ).rows[0]?.at.getTime()
    const read: Awaited<ReturnType<typeof eventOf>>[] = []
    const isRead = async (status: string) => {
      const event = await eventOf(`/a/${token}.ics`)
      expect(event).toMatchObject({ status, startsAt: await startsAt() })
      // The feed of the Hindi page is the same event, so that one calendar has it once.
      expect(await eventOf(`/hi/a/${token}.ics`)).toEqual(event)
      read.push(event)
    }
    await isRead('CONFIRMED')
    for (const place of [-1, -3]) {
      const holdId = await visitor.held((await freeOf(clinic.doctor)).at(place) ?? '')
      expect((await visitor.act(token, 'move', { holdId })).http).toBe(200)
      await isRead('CONFIRMED')
    }
    expect((await visitor.act(token, 'cancel')).http).toBe(200)
    await isRead('CANCELLED')
    const again = await visitor.held((await freeOf(clinic.doctor)).at(-2) ?? '')
    expect((await visitor.act(token, 'move', { holdId: again })).http).toBe(200)
    await isRead('CONFIRMED')
    expect((await visitor.act(token, 'cancel')).http).toBe(200)
    await isRead('CANCELLED')
    expect(read.map(({ sequence }) => sequence)).toEqual([0, 2, 4, 5, 6, 7])
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(1)
    expect(new Set(read.map((one) => one.startsAt)).size).toBe(4)
  })
  it('names the place in the language of its page', async () => {
    const visitor = new TestVisitor()
    const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()))
    const placeOf = async (path: string) =>
      (await calendarEvent(`${path}/${String(body.data?.token)}.ics`)).location
    expect(await placeOf('/hi/a')).toBe('नीम ग्रोव, अंधेरी')
    expect(await placeOf('/a')).toBe('Neem Grove, andheri')
  })
})
