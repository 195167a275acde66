import type { StaffRole } from '@/model/desk/staff'
import { dayList } from '@/server/desk/day/dayList'
import { leadById } from '@/server/leads/leadStore'
import { DeskBrowser } from './deskBrowser'
import { accounts, testAccounts } from './testAccounts'
import { freeOf, putDoctor, putHospitals, TEST_DAY, TestVisitor } from './testClinic'
import { staffCookie, staffMember } from './testStaff'
import { verifyAppointments } from '@/server/appointments/appointmentEvents'

export const BOOKING_SETTINGS = { BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' }

export const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)

export async function signedIn(name: string, role: StaffRole = 'agent') {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  return {
    browser,
    staff: { id: await staffMember(accounts.database, { name, role }), name, role, branches: null },
  }
}
export type Signed = Awaited<ReturnType<typeof signedIn>>

/** An appointment as the day's list shows it; as if it were `at`. */
export async function shown(id: string, { staff }: Signed, at?: number, date = TEST_DAY) {
  const { sessions } = await dayList(accounts.database.executeSql, { date, place: '' }, staff, at)
  return sessions.flatMap(({ appointments }) => appointments).find((one) => one.id === id)
}

export const version = async (id: string) =>
  (await sql<{ version: number }>('select version from appointment where id = $1', [id])).rows[0]?.version ??
  0
export const stateOf = async (id: string) =>
  (await sql<{ state: string }>('select state from appointment where id = $1', [id])).rows[0]?.state
export const sessionOf = async (id: string) =>
  String(
    (await sql<{ id: string }>('select session_id as id from appointment where id = $1', [id])).rows[0]?.id,
  )
export const seats = async (id: string) =>
  (await sql('select id from seat where appointment_id = $1', [id])).rows.length
export const remarkOf = async (id: string) => String((await leadById(accounts.database, id))?.fields.Remark)

/** Posts a button of the page in its current state. @returns the page's notice afterwards */
export async function press(
  { browser }: Signed,
  id: string,
  action: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const fields = { id, version: String(await version(id)), action, date: TEST_DAY, place: 'andheri', ...more }
  const to = await browser.form('/desk/day/step', fields)
  const home = `/desk/day?date=${TEST_DAY}&place=andheri&`
  expect(to).toContain(home)
  return to.slice(home.length)
}

/** For a file's tests: clinics, and for each test its own doctor. Every appointment's events must be whole after it. */
export function deskDayForEachTest() {
  testAccounts(BOOKING_SETTINGS)
  const clinic = { doctor: 300 }
  beforeAll(() => putHospitals(accounts.database.executeSql))
  beforeEach(() => putDoctor(accounts.database.executeSql, ++clinic.doctor))
  afterEach(async () => {
    expect((await verifyAppointments(accounts.database.executeSql)).kind).toBe('whole')
  })

  async function book(
    name = 'Asha Rao',
    patient = new TestVisitor(),
  ): Promise<{ id: string; token: string }> {
    const [place = ''] = await freeOf(clinic.doctor)
    const { http, body } = await patient.book(await patient.held(place), { patient: { name } })
    expect(http).toBe(200)
    return { id: String(body.data?.Id), token: String(body.data?.token) }
  }
  return { clinic, book }
}
