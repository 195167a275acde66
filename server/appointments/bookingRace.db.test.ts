import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { placesTwice } from '@/tests/support/bookingClient'
import { freeOf, putDoctor, putHospitals, seatsOfDoctor, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { verifyAppointments } from './appointmentEvents'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const PLACES = 50
/** More than there are places, and than the database has connections. */
const BOOKERS = 64
/** Each place is the first choice of some booker, so that all are taken in the end. */
const TRIES = 4

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)

let doctor = 700
beforeAll(() => putHospitals(accounts.database.executeSql))

/** The booker's answer: an appointment for each Idempotency-Key; undefined without a free place. */
async function bookSome(places: readonly string[], from: number): Promise<string | undefined> {
  const visitor = new TestVisitor()
  for (let index = 0; index < TRIES; index++) {
    const held = await visitor.hold(places[(from + index) % places.length] ?? '')
    if (held.http === 409) continue
    expect(held.http).toBe(200)
    const holdId = String(held.body.data?.holdId)
    const body = { MobileNoData: String(9_100_000_000 + from) }
    // An answer that was lost is asked for again, before the first request is through.
    const answers = await Promise.all([
      visitor.book(holdId, body, `k-${from}`),
      visitor.book(holdId, body, `k-${from}`),
    ])
    for (const { http, body: told } of answers) expect([http, told.data?.state]).toEqual([200, 'confirmed'])
    const ids = new Set(answers.map(({ body: told }) => String(told.data?.Id)))
    expect(ids.size).toBe(1)
    return [...ids][0]
  }
  return undefined
}

it.each([
  ['tokens', { mode: 'tokens', minutes: 12, capacity: PLACES, from: '08:00', to: '18:00' }],
  ['times', { mode: 'times', minutes: 12, capacity: PLACES, from: '08:00', to: '18:00' }],
] as const)(
  `${BOOKERS} bookers at once have ${PLACES} places by %s, none of them twice (${testDatabaseKind})`,
  async (_mode, change) => {
    await putDoctor(accounts.database.executeSql, ++doctor, change)
    const places = await freeOf(doctor)
    expect(places).toHaveLength(PLACES)
    const told = await Promise.all(Array.from({ length: BOOKERS }, (_, index) => bookSome(places, index)))
    const ids = told.filter((id) => id !== undefined)
    expect(new Set(ids).size).toBe(PLACES)
    expect(ids).toHaveLength(PLACES)
    const { rows } = await sql<{ id: string; place: string }>(
      `select a.id, concat_ws(' ', s.session_id, s.token, s.starts_at) as place from appointment a
        join seat s on s.appointment_id = a.id where a.doctor_id = $1::int and a.state = 'confirmed'`,
      [doctor],
    )
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(new Set(rows.map(({ place }) => place)).size).toBe(PLACES)
    expect(await seatsOfDoctor(accounts.database.executeSql, doctor)).toHaveLength(PLACES)
    expect(await placesTwice(accounts.database.executeSql)).toBe(0)
    expect(await freeOf(doctor)).toEqual([])
    expect((await verifyAppointments(accounts.database.executeSql)).kind).toBe('whole')
  },
  120_000,
)
