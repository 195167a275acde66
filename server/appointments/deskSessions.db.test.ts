import { readFormDraft } from '@/server/leads/forms/enquiryDraft'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { leadById } from '@/server/leads/leadStore'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { accounts } from '@/tests/support/testAccounts'
import { dayFromNow, freeOf, putDoctor, TEST_DAY } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { weekdayOf } from './localTimes'
import { ownAppointment } from './ownAppointment'
import {
  deskDayForEachTest,
  press,
  sessionOf,
  shown,
  signedIn,
  sql,
  stateOf,
} from '@/tests/support/testDeskDay'

const { clinic, book } = deskDayForEachTest()

describe(`the desk's sessions on ${testDatabaseKind}`, () => {
  it('cancels a session as a whole: who is expected needs another place, who has come stays', async () => {
    const [owner, agent] = [await signedIn('Bela Shah', 'manager'), await signedIn('Meera Nair')]
    const [here, expected] = [await book(), await book()]
    await press(agent, here.id, 'arrive')
    const session = String(
      (await sql<{ id: string }>('select session_id as id from appointment where id = $1', [here.id])).rows[0]
        ?.id,
    )
    const form = { session, action: 'cancel', date: TEST_DAY }
    expect(await owner.browser.form('/desk/day/session', form)).toMatch(/problem=noReason$/)
    expect(await owner.browser.form('/desk/day/session', { ...form, reason: 'doctorAway' })).toMatch(
      /displaced=1$/,
    )
    expect([await stateOf(here.id), await stateOf(expected.id)]).toEqual(['arrived', 'displaced'])
    expect((await shown(expected.id, agent))?.actions).toEqual(['cancelByClinic'])
    expect(await press(agent, expected.id, 'cancelByClinic', { reason: 'doctorAway' })).toMatch(/^done=/)
  })

  it('writes nothing down of a session that is not there, or that is cancelled already', async () => {
    const owner = await signedIn('Bela Shah', 'manager')
    const cancelled = async (session: string) =>
      owner.browser.form('/desk/day/session', { session, action: 'cancel', reason: 'full', date: TEST_DAY })
    const entries = async () => {
      let count = 0
      for await (const { action } of auditEntries(accounts.database.executeSql, {}))
        if (action === 'session.cancelled') count += 1
      return count
    }
    const before = await entries()
    expect(await cancelled('9.nobody.20260101')).toMatch(/problem=unknown$/)
    expect(await entries()).toBe(before)
    const { id } = await book()
    const session = await sessionOf(id)
    expect(await cancelled(session)).toMatch(/displaced=1$/)
    expect(await cancelled(session)).toMatch(/problem=unknown$/)
    expect(await entries()).toBe(before + 1)
  })

  it('gives who walks in the next token: a lead, a patient who is there, once for a form that is sent twice', async () => {
    const [meera, viewer] = [await signedIn('Meera Nair'), await signedIn('Vera Sen', 'viewer')]
    // A session that lasts all of today.
    const today = dayFromNow(0)
    const weekday = WEEKDAYS[weekdayOf(today)]
    await putDoctor(accounts.database.executeSql, clinic.doctor, { weekday, from: '00:00', to: '00:00' })
    const session = `${clinic.doctor}.session-${clinic.doctor}.${today.replaceAll('-', '')}`
    const key = 'a'.repeat(26) + String(clinic.doctor).padStart(6, '0')
    const form = { session, key, name: 'Ramesh Patil', date: today }
    const walkIn = (more: Record<string, string> = {}, who = meera) =>
      who.browser.form('/desk/day/walk-in', { ...form, ...more })
    expect(await walkIn({}, viewer)).toMatch(/problem=role$/)
    expect(await walkIn({ name: ' ' })).toMatch(/problem=noName&draft=/)
    expect(await walkIn({ mobile: '12345' })).toMatch(/problem=badNumber&draft=/)
    expect(await walkIn({ session: '9.nobody.20260101' })).toMatch(/problem=unknown&draft=/)
    const another = session.replace(/\d{8}$/, dayFromNow(7).replaceAll('-', ''))
    expect(await walkIn({ session: another })).toMatch(/problem=notToday&draft=/)
    const refused = new URL(await walkIn({ mobile: '12345' }), 'https://desk.example')
    expect(refused.search).not.toMatch(/Ramesh|12345/)
    expect(await readFormDraft(refused.searchParams.get('draft') ?? '')).toEqual({
      ...{ staff: meera.staff.id, name: 'Ramesh Patil', mobile: '12345', session },
    })
    const first = await walkIn()
    // After all that can be booked.
    expect(first).toMatch(/walkIn=13&of=/)
    const walked = /of=([\da-f-]{36})/.exec(first)?.[1] ?? ''
    expect(await shown(walked, meera, undefined, today)).toMatchObject({
      name: 'Ramesh Patil',
      state: 'arrived',
      token: 13,
    })
    expect((await leadById(accounts.database, walked))?.fields.MobileNoData ?? '').toBe('')
    expect(await walkIn()).toContain(`of=${walked}`)
    const number = await walkIn({ key: key.replace('a', 'b'), mobile: '+91 98765 43210' })
    expect(number).toMatch(/walkIn=14&of=/)
    // An empty number is no number in common: neither repeated enquiries of one person, nor the same patient.
    const other = await walkIn({ key: key.replace('a', 'd') })
    const { rows } = await accounts.database.executeSql<{ duplicate_of: string | null; patient_id: string }>(
      `select l.duplicate_of, a.patient_id from lead l join appointment a on a.id = l.id where l.id = any($1::uuid[])`,
      [[walked, /of=([\da-f-]{36})/.exec(other)?.[1]]],
    )
    expect(rows.map(({ duplicate_of }) => duplicate_of)).toEqual([null, null])
    expect(new Set(rows.map(({ patient_id }) => patient_id)).size).toBe(2)
    expect(
      await meera.browser.form('/desk/day/session', { session, action: 'close', date: TEST_DAY }),
    ).toMatch(/session=close$/)
    expect(await walkIn({ key: key.replace('a', 'c') })).toMatch(/problem=closed&draft=/)
    expect(await freeOf(clinic.doctor, today)).toEqual([])
    expect(
      await meera.browser.form('/desk/day/session', { session, action: 'reopen', date: TEST_DAY }),
    ).toMatch(/session=reopen$/)
  })

  it('tells patients of a delay, with an audit entry', async () => {
    const meera = await signedIn('Meera Nair')
    const { id } = await book()
    const session = await sessionOf(id)
    const delay = (minutes: string) =>
      meera.browser.form('/desk/day/session', { session, action: 'delay', minutes, date: TEST_DAY })
    expect(await delay('7')).toMatch(/problem=unreadable$/)
    expect(await delay('30')).toMatch(/session=delay$/)
    expect((await ownAppointment(accounts.database.executeSql, id))?.delayMinutes).toBe(30)
  })
})
