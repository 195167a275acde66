import type { Leave } from '@/model/desk/deskSchedule'
import type { StaffRole } from '@/model/desk/staff'
import { changeByStaff } from '@/server/appointments/deskSteps'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import { setWantsMessages } from '@/server/appointments/messages/messageConsent'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import {
  clinicForEachTest,
  dayFromNow,
  putException,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { staffCookie, staffMember } from '@/tests/support/testStaff'
import { displacedPatients } from './displacedPatients'
import { doctorWeek, doctorsWithSchedule, scheduleOfSlug } from './doctorWeek'
import { leaveEffect } from './leave'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
const clinic = clinicForEachTest()
const sql = () => accounts.database.executeSql
const slug = () => `doctor-${clinic.doctor}`

const leaveOfDay = (change: Partial<Leave> = {}): Leave => ({
  ...{ doctor: slug(), place: '', from: TEST_DAY, to: TEST_DAY, reason: 'conference' },
  ...change,
})

async function effectOf(leave: Leave) {
  const doctor = await scheduleOfSlug(sql(), leave.doctor)
  if (!doctor) throw new Error('no doctor')
  return leaveEffect(sql(), doctor, leave)
}

async function submit(leave: Leave, version: string, role: StaffRole = 'manager', name = 'Asha Rao') {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  const to = await browser.form('/desk/schedule/leave', { ...leave, version })
  return Object.fromEntries(new URL(to, 'https://desk.example').searchParams)
}

async function book(name = 'Sunita Devi'): Promise<string> {
  const patient = new TestVisitor()
  const { body } = await patient.book(await patient.held(await clinic.firstPlace()), { patient: { name } })
  return String(body.data?.Id)
}
const states = async (ids: readonly string[]) =>
  (
    await clinic.sql<{ state: string }>('select state from appointment where id = any($1::uuid[])', [ids])
  ).rows
    .map(({ state }) => state)
    .toSorted()
const waiting = async () => (await displacedPatients(sql(), { branches: null })).patients.map(({ id }) => id)

describe(`a leave on ${testDatabaseKind}`, () => {
  it('says what it will do, does it once, and each patient is listed until settled', async () => {
    const ids = [await book('Sunita 98765 43210 Devi'), await book()]
    await setWantsMessages(sql(), ids[1] ?? '', false)
    const effect = await effectOf(leaveOfDay({ to: dayFromNow(9) }))
    expect(effect).toMatchObject({ days: [TEST_DAY], sessions: 1, patients: 2, unreachable: 1 })
    expect(await states(ids)).toEqual(['confirmed', 'confirmed'])

    expect(await submit(leaveOfDay(), effect.version)).toEqual({ doctor: slug(), displaced: '2' })
    expect(await states(ids)).toEqual(['displaced', 'displaced'])
    const messages = `select count(*)::int as n from message where kind = 'displaced' and appointment_id = any($1::uuid[])`
    expect((await clinic.sql<{ n: number }>(messages, [ids])).rows[0]?.n).toBe(2)
    const doctor = await scheduleOfSlug(sql(), slug())
    expect(doctor && (await doctorWeek(doctor, TEST_DAY)).exceptions).toEqual([
      { key: `${slug()}-${TEST_DAY}-leave`, date: TEST_DAY, kind: 'leave', reason: 'At a conference' },
    ])
    // The form sent twice, and a leave of days that are off already.
    expect(await submit(leaveOfDay(), effect.version)).toMatchObject({ displaced: '0' })
    expect(await effectOf(leaveOfDay())).toMatchObject({ days: [], patients: 0 })

    const trail: string[] = []
    for await (const { action } of auditEntries(sql(), { actor: 'staff Asha Rao' })) trail.push(action)
    expect(trail).toEqual(['content.published', 'session.cancelled'])

    const { patients } = await displacedPatients(sql(), { branches: null })
    const own = patients.filter(({ id }) => ids.includes(id))
    expect(own.map(({ message }) => message)).toEqual(['waits', 'waits'])
    expect(own.map(({ name, mobile }) => `${name} ${mobile}`).join()).not.toMatch(/\d{5}/)
    const [settled = ''] = ids
    const staff = {
      id: await staffMember(accounts.database, { name: 'Asha Rao', role: 'manager' }),
      name: '',
    }
    const change = { id: settled, version: 2, action: 'cancelByClinic', reason: 'patientAsked' } as const
    expect(await changeByStaff(accounts.database, change, staff)).toBe('changed')
    expect((await waiting()).filter((id) => ids.includes(id))).toEqual([ids[1]])
    await clinic.sql(`update lead_follow_up set state = 'callbackScheduled' where lead_id = $1`, [ids[1]])
    expect((await waiting()).filter((id) => ids.includes(id))).toEqual([])
  })

  it('is refused where somebody has changed the schedule since, with what it would do now', async () => {
    const id = await book()
    const { version } = await effectOf(leaveOfDay())
    const reason = { en: 'Camp', hi: 'शिविर' }
    const changed = {
      slug: `${slug()}-camp`,
      doctor: slug(),
      date: dayFromNow(4),
      kind: 'leave',
      reason,
    } as const
    await putException(sql(), changed)
    expect(await submit(leaveOfDay(), version)).toEqual({ ...leaveOfDay(), problem: 'conflict' })
    expect(await states([id])).toEqual(['confirmed'])
  })

  it('finishes a leave that was interrupted after its exceptions', async () => {
    const id = await book()
    await submit(leaveOfDay(), (await effectOf(leaveOfDay())).version)
    expect(await states([id])).toEqual(['displaced'])
    await clinic.sql(`update clinic_session set state = 'open' where doctor_id = $1::int`, [clinic.doctor])
    expect(await submit(leaveOfDay(), 'of before')).toMatchObject({ displaced: '0' })
    const { rows } = await clinic.sql<{ state: string }>(
      'select state from clinic_session where doctor_id = $1::int',
      [clinic.doctor],
    )
    expect(rows).toEqual([{ state: 'cancelled' }])
  })

  it('of one place leaves the other place alone', async () => {
    const id = await book()
    const leave = leaveOfDay({ place: 'bandra' })
    const effect = await effectOf(leave)
    expect(effect).toMatchObject({ days: [], patients: 0 })
    await submit(leave, effect.version)
    expect(await states([id])).toEqual(['confirmed'])
  })

  it.each([
    ['no day', { from: '' }, 'noDay'],
    ['a day that is past', { from: dayFromNow(-1) }, 'past'],
    ['an end before its beginning', { to: dayFromNow(1) }, 'backwards'],
    ['more days than fit', { to: dayFromNow(80) }, 'tooLong'],
    ['no reason', { reason: '' as Leave['reason'] }, 'noReason'],
    ['a doctor whom nobody knows', { doctor: 'nobody' }, 'unknown'],
  ])('with %s is refused', async (_, change, problem) => {
    expect(await submit(leaveOfDay(change), 'x')).toMatchObject({ problem })
  })

  it('is a manager’s to enter', async () => {
    const id = await book()
    const { version } = await effectOf(leaveOfDay())
    expect(await submit(leaveOfDay(), version, 'agent', 'Meera Nair')).toMatchObject({ problem: 'role' })
    expect(await states([id])).toEqual(['confirmed'])
  })

  it('lists the patients of a session that was cancelled from the day’s list as well, and finds doctors by a part of the name', async () => {
    const id = await book()
    const session = 'select session_id as id from appointment where id = $1'
    const [row] = (await clinic.sql<{ id: string }>(session, [id])).rows
    await cancelSession(accounts.database, row?.id ?? '', 'other')
    expect(await waiting()).toContain(id)
    const { doctors } = await doctorsWithSchedule(sql(), `DR ${clinic.doctor}`)
    expect(doctors).toEqual([{ slug: slug(), name: `Dr ${clinic.doctor}` }])
  })
})
