import type { Figure, FigureCell, FigureId } from '@/model/desk/figures'
import { changeOwn } from '@/server/appointments/appointmentSteps'
import { storedSchedule } from '@/server/appointments/doctorSchedules'
import { freePlaces } from '@/server/appointments/freePlaces'
import { holdPlace } from '@/server/appointments/holds'
import { momentOf } from '@/server/appointments/localTimes'
import { fillDemo } from '@/server/desk/demo/deskDemo'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { putDoctor, putHospitals } from '@/tests/support/testClinic'
import { loadFigures } from './loadFigures'
import { saveSpends } from './spendStore'

testAccounts()

const ZONE = 'Asia/Kolkata'
const NOW = momentOf('2026-11-25', '18:00', ZONE)
const QUERY = 'from=2026-11-01&to=2026-11-25'
const asha = { name: 'Asha Rao' }

let figures: readonly Figure[] = []
const sql = async <Row>(text: string): Promise<readonly Row[]> =>
  (await accounts.database.executeSql<Row>(text)).rows
const load = async (role: 'manager' | 'agent' = 'manager') =>
  (await loadFigures(accounts.database.executeSql, new URLSearchParams(QUERY), { role }, new Date(NOW)))
    .figures

beforeAll(async () => {
  const { executeSql } = accounts.database
  await putHospitals(executeSql)
  await putDoctor(executeSql, 1, { weekday: 'wed', walkIns: 3 })
  await putDoctor(executeSql, 2, { weekday: 'wed', capacity: 8, mode: 'times' })
  await fillDemo(accounts.database, { leads: 120, doctors: 2, now: NOW })
  figures = await load()
})

function figureOf(id: FigureId, of = figures): Figure {
  const found = of.find((figure) => figure.id === id)
  if (!found) throw new Error(`no figure ${id}`)
  return found
}
/** Sums of a table's columns by their heads. */
const totals = (id: FigureId, heads: readonly string[], of = figures): readonly number[] => {
  const { head, rows } = figureOf(id, of).table
  return heads.map((one) => rows.reduce((sum, row) => sum + Number(row[head.indexOf(one)] ?? 0), 0))
}

const ENDED = `a.state in ('arrived', 'skipped', 'inConsultation', 'seen', 'noShow')`
const OF_DAYS = `from appointment a join clinic_session c on c.id = a.session_id
  where c.day between '2026-11-01' and '2026-11-25'`

test('sessions, doctors and departments have the same appointments, and the places of the schedule', async () => {
  const [truth] = await sql<Record<string, number>>(
    `select (count(*) filter (where a.source <> 'walk-in' and (${ENDED} or a.state in ('confirmed', 'requested'))))::int as booked,
      (count(*) filter (where a.source = 'walk-in'))::int as "walkIns",
      (count(*) filter (where a.state = 'noShow'))::int as missed ${OF_DAYS}`,
  )
  // Four Wednesdays of two doctors, with 12 and 8 places.
  for (const id of ['sessions', 'doctors', 'departments'] as const)
    expect([id, ...totals(id, ['Sessions', 'Places', 'Booked', 'Walk-ins', 'Not come'])]).toEqual([
      ...[id, 8, 80],
      ...[truth?.booked, truth?.walkIns, truth?.missed],
    ])
  expect(truth?.missed).toBeGreaterThan(0)
  expect(
    figureOf('doctors')
      .table.rows.map(([name]) => name)
      .sort(),
  ).toEqual(['Dr 1', 'Dr 2'])
})

test('absences by source and by time since the booking count each expected patient once, and no walk-in', async () => {
  const [truth] = await sql<Record<string, number>>(
    `select count(*)::int as expected, (count(*) filter (where a.state = 'noShow'))::int as missed ${OF_DAYS}
      and a.source <> 'walk-in' and ${ENDED}`,
  )
  for (const id of ['absenceBySource', 'absenceByNotice'] as const)
    expect(totals(id, ['Expected', 'Not come'])).toEqual([truth?.expected, truth?.missed])
  for (const [, expected, missed, share] of figureOf('absenceByNotice').table.rows)
    expect(share).toBe(expected === 0 ? null : Math.round((Number(missed) / Number(expected)) * 1000) / 10)
})

test('a missed appointment that is booked again is still missed on its day', async () => {
  const { database } = accounts
  const [missed] = await sql<{ id: string; doctor: number }>(
    `select a.id, a.doctor_id as doctor ${OF_DAYS} and a.state = 'noShow' and a.source <> 'walk-in' limit 1`,
  )
  const doctor = await storedSchedule(database.executeSql, missed?.doctor ?? 0)
  const span = { from: '2026-12-01', days: 14 }
  const sessions = (await freePlaces(database.executeSql, [doctor!], span, NOW)).get(doctor!.doctorId) ?? []
  const { session, free } = sessions.find((one) => one.free.length > 0)!
  const holder = { holder: 'h', address: null, mostOfAddress: 0 }
  const held = await holdPlace(database, { session, place: free[0]! }, holder)
  const seatId = held.kind === 'held' ? held.seatId : ''
  const again = await changeOwn(database, missed?.id ?? '', { type: 'move', seatId }, NOW)
  expect(again).toMatchObject({ kind: 'changed', appointment: { state: 'confirmed' } })
  const after = await load()
  for (const id of ['sessions', 'doctors', 'absenceBySource', 'absenceByNotice'] as const)
    expect([id, totals(id, ['Not come'], after)]).toEqual([id, totals(id, ['Not come'])])
  expect(totals('sessions', ['Booked'], after)).toEqual(totals('sessions', ['Booked']))
})

test('reasons, cities and waiting times are those of the enquiries', async () => {
  const [truth] = await sql<Record<string, number>>(
    `select count(*)::int as leads, count(visited_at)::int as visited from lead_follow_up
      where arrived_at >= '2026-11-01T00:00:00+05:30' and state <> 'merged'`,
  )
  expect(totals('cities', ['Enquiries', 'Visits'])).toEqual([truth?.leads, truth?.visited])
  const [lost] = await sql<{ leads: number }>(
    `select count(distinct lead_id)::int as leads from lead_event where to_state = 'lost' and at >= '2026-11-01T00:00:00+05:30'`,
  )
  expect(totals('lost', ['Enquiries'])).toEqual([lost?.leads])
  const names = figureOf('lost').table.rows.map(([name]) => name)
  expect(names).toContain('Appointment cancelled')
  expect(names).not.toContain('followedAppointment')
  const waits = figureOf('waits').table.rows
  expect(waits.at(-1)?.[1]).toBe(truth?.visited)
  for (const [, , half, most] of waits) expect(Number(most)).toBeGreaterThanOrEqual(Number(half))
})

test('what sources cost is the part of the months, for managers, and each change is in the audit trail', async () => {
  const { database } = accounts
  const spends = [
    { source: 'google', month: '2026-11', rupees: 30_000 },
    { source: 'radio', month: '2026-11', rupees: 3000 },
    { source: 'google', month: '2026-10', rupees: 99_000 },
  ]
  expect(await saveSpends(database, spends, asha)).toBe(3)
  expect(await saveSpends(database, spends, asha)).toBe(0)
  expect(await saveSpends(database, [{ source: 'google', month: '2026-10', rupees: 0 }], asha)).toBe(1)
  const { rows } = figureOf('costs', await load()).table
  const google = rows.find(([name]) => name === 'Google') ?? []
  const [, spend, leads, booked, visits, ...each] = google as readonly FigureCell[]
  expect(spend).toBe(25_000)
  expect(each).toEqual([leads, booked, visits].map((count) => Math.round(25_000 / Number(count))))
  expect(rows.find(([name]) => name === 'Radio')).toEqual(['Radio', 2500, 0, 0, 0, null, null, null])
  expect((await load('agent')).map(({ id }) => id)).not.toContain('costs')
  const entries = (await sql<{ entry: string }>('select entry from audit_entry order by seq')).map(
    ({ entry }) => entry,
  )
  const changes = entries.filter((entry) => entry.includes('spend.changed'))
  expect(changes).toHaveLength(4)
  expect(changes.at(-1)).toContain('99000 → 0')
})

test('a time without anything has figures that say so', async () => {
  const query = new URLSearchParams('from=2020-01-01&to=2020-01-31')
  const { figures: none } = await loadFigures(
    accounts.database.executeSql,
    query,
    { role: 'owner' },
    new Date(NOW),
  )
  for (const { plot } of none)
    for (const { values } of plot.series) expect(values.every((value) => value === 0)).toBe(true)
  expect(figureOf('sessions', none).summary).toBe('There was no appointment in this period.')
})
