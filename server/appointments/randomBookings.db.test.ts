import fc from 'fast-check'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { freeOf, putDoctor, putHospitals, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { verifyAppointments } from './appointmentEvents'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const VISITORS = 3
const PLACES = 12
const OPERATIONS = 50
const RUNS = 10
const MOST_OWN = 2

const operation = fc.record({
  what: fc.constantFrom('hold', 'hold', 'hold', 'drop', 'book', 'book', 'move', 'cancel', 'again', 'expire'),
  who: fc.nat(VISITORS - 1),
  place: fc.nat(PLACES - 1),
})

interface Person {
  readonly visitor: TestVisitor
  /** Oldest first. */
  holds: { place: number; id: string }[]
  /** Those whose time ran out. */
  gone: string[]
  booked: { place: number; token: string }[]
  /** Tokens of cancelled appointments. */
  cancelled: string[]
}

let doctor = 500
beforeAll(() => putHospitals(accounts.database.executeSql))

/** A model of the calls' answers without a database. */
class Model {
  readonly people: readonly Person[] = Array.from({ length: VISITORS }, () => ({
    visitor: new TestVisitor(),
    ...{ holds: [], gone: [], booked: [], cancelled: [] },
  }))

  constructor(private readonly places: readonly string[]) {}

  private isTaken = (place: number, by?: Person): boolean =>
    this.people.some(
      ({ booked, holds, ...one }) =>
        booked.some((mine) => mine.place === place) ||
        (one.visitor !== by?.visitor && holds.some((mine) => mine.place === place)),
    )

  free = (): readonly string[] => this.places.filter((_, place) => !this.isTaken(place))

  private async hold(person: Person, place: number): Promise<void> {
    const answer = await person.visitor.hold(this.places[place] ?? '')
    const isTaken = this.isTaken(place, person)
    expect(answer.http).toBe(isTaken ? 409 : 200)
    if (isTaken) return
    const id = String(answer.body.data?.holdId)
    person.holds = [...person.holds.filter((one) => one.place !== place), { place, id }].slice(-MOST_OWN)
  }

  async take({ what, who, place }: { what: string; who: number; place: number }): Promise<void> {
    const person = this.people[who]
    if (!person) return
    const [hold] = person.holds
    const [appointment] = person.booked
    if (what === 'hold') return this.hold(person, place)
    if (what === 'expire') {
      await accounts.database.executeSql(
        `update seat set held_until = now() - interval '1 second' where held_until is not null`,
      )
      for (const one of this.people) {
        one.gone.push(...one.holds.map(({ id }) => id))
        one.holds = []
      }
    }
    if (what === 'drop' && hold) {
      expect((await person.visitor.call('DELETE', `/api/holds/${hold.id}`)).http).toBe(200)
      person.holds = person.holds.slice(1)
    }
    if (what === 'book') {
      const id = hold?.id ?? person.gone.pop()
      if (id === undefined) return
      const answer = await person.visitor.book(id)
      expect(answer.http).toBe(hold ? 200 : 409)
      if (!hold) return
      person.holds = person.holds.slice(1)
      person.booked.push({ place: hold.place, token: String(answer.body.data?.token) })
    }
    if (what === 'move' && hold && appointment) {
      const answer = await person.visitor.act(appointment.token, 'move', { holdId: hold.id })
      expect(answer.body.data).toMatchObject({ state: 'confirmed' })
      person.holds = person.holds.slice(1)
      appointment.place = hold.place
    }
    if (what === 'cancel' && appointment) {
      expect((await person.visitor.act(appointment.token, 'cancel')).http).toBe(200)
      expect((await person.visitor.act(appointment.token, 'cancel')).http).toBe(409)
      person.booked = person.booked.slice(1)
      person.cancelled.push(appointment.token)
    }
    const token = person.cancelled[0]
    if (what === 'again' && hold && token !== undefined) {
      const answer = await person.visitor.act(token, 'move', { holdId: hold.id })
      expect(answer.body.data).toMatchObject({ state: 'confirmed' })
      person.holds = person.holds.slice(1)
      person.cancelled = person.cancelled.slice(1)
      person.booked.push({ place: hold.place, token })
    }
  }
}

it(`answers ${RUNS * OPERATIONS} random calls as a model without a database (${testDatabaseKind})`, async () => {
  const operations = fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS })
  await fc.assert(
    fc.asyncProperty(operations, async (all) => {
      await putDoctor(accounts.database.executeSql, ++doctor)
      const model = new Model(await freeOf(doctor))
      for (const [index, one] of all.entries()) {
        await model.take(one)
        if (index % 10 === 9) expect(await freeOf(doctor)).toEqual(model.free())
      }
      expect((await verifyAppointments(accounts.database.executeSql)).kind).toBe('whole')
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
