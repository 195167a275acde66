import type { StaffRole } from '@/model/desk/staff'
import { dayList } from '@/server/desk/day/dayList'
import { leadById } from '@/server/leads/leadStore'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { freeOf, putDoctor, putHospitals, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { staffCookie, staffMember } from '@/tests/support/testStaff'
import { verifyAppointments } from './appointmentEvents'
import { changeByStaff, settlePast } from './deskSteps'

const SETTINGS = { BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' }
testAccounts(SETTINGS)

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)

/** Every test has a doctor of its own. */
let doctor = 300
beforeAll(() => putHospitals(accounts.database.executeSql))
beforeEach(() => putDoctor(accounts.database.executeSql, ++doctor))
afterEach(async () => {
  expect((await verifyAppointments(accounts.database.executeSql)).kind).toBe('whole')
})

async function book(name = 'Asha Rao', patient = new TestVisitor()): Promise<{ id: string; token: string }> {
  const [place = ''] = await freeOf(doctor)
  const { http, body } = await patient.book(await patient.held(place), { patient: { name } })
  expect(http).toBe(200)
  return { id: String(body.data?.Id), token: String(body.data?.token) }
}

async function signedIn(name: string, role: StaffRole = 'agent') {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  return { browser, staff: { id: await staffMember(accounts.database, { name, role }), name, role } }
}
type Signed = Awaited<ReturnType<typeof signedIn>>

/** An appointment as the day's list shows it; as if it were `at`. */
async function shown(id: string, { staff }: Signed, at?: number) {
  const { sessions } = await dayList(accounts.database.executeSql, { date: TEST_DAY, place: '' }, staff, at)
  return sessions.flatMap(({ appointments }) => appointments).find((one) => one.id === id)
}

const version = async (id: string) =>
  (await sql<{ version: number }>('select version from appointment where id = $1', [id])).rows[0]?.version ??
  0
const stateOf = async (id: string) =>
  (await sql<{ state: string }>('select state from appointment where id = $1', [id])).rows[0]?.state
const seats = async (id: string) =>
  (await sql('select id from seat where appointment_id = $1', [id])).rows.length
const remarkOf = async (id: string) => String((await leadById(accounts.database, id))?.fields.Remark)

/** Posts a button of the page as it is now. @returns what the page says then */
async function press(
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

const AFTER = Date.parse(`${TEST_DAY}T23:59:00Z`)
const DAY_MS = 24 * 60 * 60 * 1000

describe(`the desk's day on ${testDatabaseKind}`, () => {
  it('takes a patient from the door to the end of the visit, each step once and written down', async () => {
    const meera = await signedIn('Meera Nair')
    const { id } = await book('Sunita 98765 43210 Devi')
    expect(await shown(id, meera)).toMatchObject({
      state: 'confirmed',
      token: 1,
      time: '10:00',
      actions: ['arrive', 'cancelByClinic'],
      changedBy: null,
    })
    const { name, mobile } = (await shown(id, meera)) ?? {}
    expect(`${name} ${mobile}`).not.toMatch(/\d{5}/)
    const before = await version(id)
    for (const [action, state] of [
      ['arrive', 'arrived'],
      ['begin', 'inConsultation'],
      ['finish', 'seen'],
    ] as const) {
      expect(await press(meera, id, action)).toBe(`done=${action}&of=${id}`)
      expect(await shown(id, meera)).toMatchObject({ state, changedBy: 'Meera Nair' })
    }
    expect((await shown(id, meera))?.actions).toEqual([])
    expect(await version(id)).toBe(before + 3)
    // The place stays taken, and nothing leads on from the end.
    expect(await seats(id)).toBe(1)
    expect(await press(meera, id, 'arrive')).toBe(`problem=notPossible&of=${id}`)
    expect(await remarkOf(id)).toMatch(/The patient was seen: the appointment of \d{4}-\S+, token 1\.$/)
    const trail: string[] = []
    for await (const { action, subject, why } of auditEntries(accounts.database.executeSql, {
      actor: 'staff Meera Nair',
    }))
      if (subject === id) trail.push(`${action} ${why}`)
    expect(trail).toEqual(['arrive', 'begin', 'finish'].map((why) => `appointment.changed ${why}`))
  })

  it('answers a request: accepted it is confirmed, declined its place is free again', async () => {
    const meera = await signedIn('Meera Nair')
    accounts.configure({ ...SETTINGS, APPOINTMENTS: 'request' })
    const [yes, no] = [await book(), await book()]
    expect((await shown(yes.id, meera))?.actions).toEqual(['accept', 'decline'])
    expect(await press(meera, yes.id, 'accept')).toMatch(/^done=accept/)
    expect(await stateOf(yes.id)).toBe('confirmed')
    expect(await press(meera, no.id, 'decline')).toBe(`problem=noReason&of=${no.id}`)
    expect(await press(meera, no.id, 'decline', { reason: 'because' })).toBe(`problem=noReason&of=${no.id}`)
    expect(await press(meera, no.id, 'decline', { reason: 'full' })).toMatch(/^done=decline/)
    expect([await stateOf(no.id), await seats(no.id), await seats(yes.id)]).toEqual([
      'cancelledByClinic',
      0,
      1,
    ])
    expect(await remarkOf(no.id)).toMatch(/The clinic has declined the appointment of /)
  })

  it('does not let two overwrite each other, and takes a form that was sent twice once', async () => {
    const [meera, ravi] = [await signedIn('Meera Nair'), await signedIn('Ravi Kumar')]
    const { id, token } = await book()
    const known = { version: String(await version(id)) }
    expect(await press(meera, id, 'arrive', known)).toBe(`done=arrive&of=${id}`)
    expect(await press(meera, id, 'arrive', known)).toBe(`done=arrive&of=${id}`)
    expect(await press(ravi, id, 'arrive', known)).toBe(`problem=conflict&of=${id}`)
    expect(await press(ravi, id, 'cancelByClinic', { ...known, reason: 'other' })).toBe(
      `problem=conflict&of=${id}`,
    )
    expect((await shown(id, ravi))?.changedBy).toBe('Meera Nair')
    // At the same moment one is first.
    const at = Date.now()
    const change = { id, version: await version(id), reason: 'other' } as const
    const outcomes = await Promise.all([
      changeByStaff(accounts.database, { ...change, action: 'begin' }, meera.staff, at),
      changeByStaff(accounts.database, { ...change, action: 'cancelByClinic' }, ravi.staff, at),
    ])
    expect([...outcomes].sort()).toEqual(['changed', 'conflict'])
    // A patient is somebody as well.
    const other = await book()
    const seen = { version: String(await version(other.id)) }
    expect((await new TestVisitor().act(other.token, 'coming')).http).toBe(200)
    expect(await press(meera, other.id, 'arrive', seen)).toBe(`problem=conflict&of=${other.id}`)
    expect(token).not.toBe(other.token)
  })

  it('is for who may, and refuses what is no form of the page', async () => {
    const [viewer, agent] = [await signedIn('Vera Sen', 'viewer'), await signedIn('Meera Nair')]
    const { id } = await book()
    expect((await shown(id, viewer))?.actions).toEqual([])
    expect(await press(viewer, id, 'arrive')).toBe('problem=role')
    const session = String(
      (await sql<{ id: string }>('select session_id as id from appointment where id = $1', [id])).rows[0]?.id,
    )
    expect(await agent.browser.form('/desk/day/session', { session, reason: 'full', date: TEST_DAY })).toBe(
      `/desk/day?date=${TEST_DAY}&problem=role`,
    )
    expect(await new DeskBrowser().form('/desk/day/step', { id, action: 'arrive', version: '1' })).toMatch(
      /^\/desk\/login\?problem=session/,
    )
    const unreadable: readonly Readonly<Record<string, string>>[] = [
      { action: 'lapse' },
      { action: 'missed ' },
      { version: 'x' },
      { id: "1'--" },
    ]
    for (const more of unreadable) expect(await press(agent, id, 'arrive', more)).toBe('problem=unreadable')
    const none = '0193c000-0000-7000-8000-000000000000'
    expect(await press(agent, none, 'arrive')).toBe(`problem=unknown&of=${none}`)
    expect(await agent.browser.form('/desk/day/step', { date: '//evil.example', place: '//x' })).toMatch(
      /^\/desk\/day\?date=\d{4}-\d\d-\d\d&problem=unreadable$/,
    )
    expect(await stateOf(id)).toBe('confirmed')
  })

  it('cancels a session as a whole: who is expected needs another place, who has come stays', async () => {
    const [owner, agent] = [await signedIn('Bela Shah', 'manager'), await signedIn('Meera Nair')]
    const [here, expected] = [await book(), await book()]
    await press(agent, here.id, 'arrive')
    const session = String(
      (await sql<{ id: string }>('select session_id as id from appointment where id = $1', [here.id])).rows[0]
        ?.id,
    )
    const form = { session, date: TEST_DAY }
    expect(await owner.browser.form('/desk/day/session', form)).toMatch(/problem=noReason$/)
    expect(await owner.browser.form('/desk/day/session', { ...form, reason: 'doctorAway' })).toMatch(
      /displaced=1$/,
    )
    expect([await stateOf(here.id), await stateOf(expected.id)]).toEqual(['arrived', 'displaced'])
    expect((await shown(expected.id, agent))?.actions).toEqual(['cancelByClinic'])
    expect(await press(agent, expected.id, 'cancelByClinic', { reason: 'doctorAway' })).toMatch(/^done=/)
  })

  it('settles what nobody settled once the session is over, and takes an absence back', async () => {
    const meera = await signedIn('Meera Nair')
    const [missing, here, displaced] = [await book(), await book(), await book()]
    accounts.configure({ ...SETTINGS, APPOINTMENTS: 'request' })
    const requested = await book()
    await press(meera, here.id, 'arrive')
    const states = () => Promise.all([missing, here, displaced, requested].map(({ id }) => stateOf(id)))
    await settlePast(accounts.database, Date.now())
    expect(await states()).toEqual(['confirmed', 'arrived', 'confirmed', 'requested'])
    await settlePast(accounts.database, AFTER)
    expect(await states()).toEqual(['noShow', 'arrived', 'noShow', 'expired'])
    expect(await remarkOf(missing.id)).toMatch(/The patient did not come to the appointment of /)
    expect([await seats(missing.id), await seats(requested.id)]).toEqual([1, 0])
    // Nothing is settled twice.
    expect(await settlePast(accounts.database, AFTER + DAY_MS)).toBe(0)
    expect((await shown(missing.id, meera))?.actions).toEqual(['arrive'])
    expect(await press(meera, missing.id, 'arrive')).toMatch(/^done=arrive/)
    expect(await remarkOf(missing.id)).toMatch(/The patient came to the appointment of .* after all\.$/)
  })

  it('says that somebody has not come only once the time has begun', async () => {
    const meera = await signedIn('Meera Nair')
    const { id } = await book()
    expect(await press(meera, id, 'missed')).toBe(`problem=notPossible&of=${id}`)
    expect((await shown(id, meera, AFTER))?.actions).toContain('missed')
    const change = { id, version: await version(id), action: 'missed', reason: 'other' } as const
    expect(await changeByStaff(accounts.database, change, meera.staff, AFTER)).toBe('changed')
    expect(await shown(id, meera)).toMatchObject({ state: 'noShow', changedBy: 'Meera Nair' })
  })
})
