import { verifyAppointments } from '@/server/appointments/appointmentEvents'
import { momentOf } from '@/server/appointments/localTimes'
import { sendDueMessages, messageParts } from '@/server/appointments/messages/messageJob'
import { verifyWaiting } from '@/server/appointments/waiting/waitingEvents'
import { verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { readConfig } from '@/server/config/config'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { putDoctor, putHospitals, putSchedule, scheduleRow } from '@/tests/support/testClinic'
import { fillDemo, removeDemo } from './deskDemo'

testAccounts()

const ZONE = 'Asia/Kolkata'
/** A Wednesday. */
const DAY = '2026-11-25'
const sql = async <Row>(text: string): Promise<readonly Row[]> =>
  (await accounts.database.executeSql<Row>(text)).rows

const NOW = momentOf(DAY, '10:50', ZONE)

beforeAll(async () => {
  const { executeSql } = accounts.database
  await putHospitals(executeSql)
  await putDoctor(executeSql, 1, { weekday: 'wed', capacity: 8, walkIns: 3 })
  await putDoctor(executeSql, 2, { weekday: 'wed', capacity: 8, mode: 'times' })
  for (const weekday of ['mon', 'sat'] as const)
    await putSchedule(executeSql, scheduleRow({ slug: `session-${weekday}`, doctor: 'doctor-2', weekday }))
  await fillDemo(accounts.database, { leads: 5, doctors: 2, now: NOW })
})

test('fills sessions before and after now, of today up to this minute', async () => {
  const today = await sql<{ state: string }>(
    `select distinct a.state from appointment a join clinic_session c on c.id = a.session_id where c.day = '${DAY}'`,
  )
  expect(today.map(({ state }) => state)).toEqual(expect.arrayContaining(['confirmed', 'seen']))
  const states = (await sql<{ state: string }>('select distinct state from appointment')).map(
    ({ state }) => state,
  )
  expect(states).toEqual(expect.arrayContaining(['cancelledByPatient', 'noShow']))
  const [found] = await sql(
    `select exists (select from appointment_event where type = 'move') as move,
      exists (select from appointment where source = 'walk-in') as "walkIn",
      exists (select from clinic_session where delay_minutes = 20) as delay,
      exists (select from clinic_session where state = 'cancelled') as cancelled,
      exists (select from appointment_event where at > '${new Date(NOW).toISOString()}') as future,
      (select count(*)::int from waiting_entry) as waiting`,
  )
  expect(found).toEqual({ move: true, walkIn: true, delay: true, cancelled: true, future: false, waiting: 4 })
})

test('the replay of events gives every row', async () => {
  const { executeSql } = accounts.database
  expect((await verifyAppointments(executeSql)).kind).toBe('whole')
  expect((await verifyFollowUps(executeSql)).kind).toBe('whole')
  expect((await verifyWaiting(executeSql)).kind).toBe('whole')
})

test('sends no message to an invented number, delivers to no CRM, and goes without a trace', async () => {
  const { database } = accounts
  const sent: unknown[] = []
  const parts = messageParts(database, readConfig({} as NodeJS.ProcessEnv), () => NOW)
  await sendDueMessages(parts, async (number) => {
    sent.push(number)
    return { channel: 'text', failure: undefined }
  })
  expect(sent).toEqual([])
  const delivered = "select from lead_delivery where state <> 'delivered' or adapter <> 'demonstration'"
  expect(await sql(delivered)).toEqual([])
  await removeDemo(database)
  for (const table of [
    'lead',
    'appointment',
    'patient',
    'clinic_session',
    'seat',
    'waiting_entry',
    'message',
  ])
    expect([table, await sql(`select from ${table}`)]).toEqual([table, []])
})
