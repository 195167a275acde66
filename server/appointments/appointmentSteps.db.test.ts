import { storedContent } from '@/tests/support/openedRows'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import {
  clinicForEachTest,
  freeOf,
  putDoctor,
  sessionsShown,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { verifyAppointments } from './appointmentEvents'
import { cancelSession } from './appointmentSteps'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const clinic = clinicForEachTest()

describe(`what becomes of an appointment on ${testDatabaseKind}`, () => {
  const booked = async (visitor = new TestVisitor()) => {
    const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()))
    return { visitor, id: String(body.data?.Id), token: String(body.data?.token) }
  }

  it('is moved with its id and token, its old place free again', async () => {
    const before = await clinic.firstPlace()
    const { visitor, id, token } = await booked()
    const target = (await freeOf(clinic.doctor)).at(-1) ?? ''
    const moved = await visitor.act(token, 'move', { holdId: await visitor.held(target) })
    expect([moved.http, moved.body.data]).toEqual([200, { state: 'confirmed', revision: 1 }])
    const free = await freeOf(clinic.doctor)
    expect([free.includes(before), free.includes(target)]).toEqual([true, false])
    const { fields } = await storedContent(accounts.database, id)
    expect(fields.Remark).toMatch(/has moved the appointment of .*10:00:00\+05:30, token 1 to .*token 12\.$/)
    // Its hold is a hold no more.
    expect((await visitor.act(token, 'move', { holdId: 'x' })).code).toBe('expired')
  })

  it('is moved once, and answered the same again where the answer was lost', async () => {
    const { visitor, token } = await booked()
    const holdId = await visitor.held((await freeOf(clinic.doctor)).at(-1) ?? '')
    const answers = await Promise.all([1, 2, 3].map(() => visitor.act(token, 'move', { holdId })))
    for (const { http, body } of [...answers, await visitor.act(token, 'move', { holdId })])
      expect([http, body.data]).toEqual([200, { state: 'confirmed', revision: 1 }])
    expect(await clinic.seats()).toEqual([{ token: 12, held: false }])
  })

  it('is moved to no other doctor’s place, nor to another visitor’s hold', async () => {
    const { visitor, token } = await booked()
    const stranger = new TestVisitor()
    const theirs = await stranger.held(await clinic.firstPlace())
    expect((await visitor.act(token, 'move', { holdId: theirs })).code).toBe('expired')
    await putDoctor(accounts.database.executeSql, ++clinic.doctor)
    const other = await visitor.held(await clinic.firstPlace())
    expect((await visitor.act(token, 'move', { holdId: other })).code).toBe('notPossible')
    for (const body of [{}, { holdId: 7 }, null])
      expect((await visitor.act(token, 'move', body)).http).toBe(400)
  })

  it('is cancelled once, says so to the care team, and lets nothing more happen', async () => {
    const { visitor, id, token } = await booked()
    const cancelled = await visitor.act(token, 'cancel', { reason: 'better' })
    expect(cancelled.body.data).toEqual({ state: 'cancelledByPatient', revision: 0 })
    for (const what of ['cancel', 'coming'] as const) {
      const again = await visitor.act(token, what)
      expect([again.http, again.code]).toEqual([409, 'notPossible'])
    }
    expect((await storedContent(accounts.database, id)).fields.Remark).toMatch(
      /has cancelled the appointment/,
    )
    expect(await clinic.seats()).toEqual([])
    const other = await booked()
    expect((await other.visitor.act(other.token, 'cancel', { reason: 'my neighbour Asha' })).http).toBe(400)
  })

  it('that is cancelled gets another place with its id and token, unless its enquiry was taken back', async () => {
    const { visitor, id, token } = await booked()
    await visitor.act(token, 'cancel')
    const target = (await freeOf(clinic.doctor)).at(-1) ?? ''
    const again = await visitor.act(token, 'move', { holdId: await visitor.held(target) })
    expect([again.http, again.body.data]).toEqual([200, { state: 'confirmed', revision: 1 }])
    expect(await clinic.seats()).toEqual([{ token: 12, held: false }])
    const { fields } = await storedContent(accounts.database, id)
    expect(fields.Remark).toMatch(/has booked an appointment again: .*token 12\.$/)
    const kinds = await clinic.sql(
      'select kind from message where appointment_id = $1::uuid and revision = 1 order by kind',
      [id],
    )
    expect(kinds.rows).toContainEqual({ kind: 'booked' })
    await visitor.act(token, 'cancel')
    await clinic.sql('update lead set withdrawn_at = now() where id = $1::uuid', [id])
    const refused = await visitor.act(token, 'move', { holdId: await visitor.held(target) })
    expect([refused.http, refused.code]).toEqual([409, 'notPossible'])
  })

  it('hears that the patient comes, or is late by some minutes', async () => {
    const { visitor, id, token } = await booked()
    expect((await visitor.act(token, 'coming')).body.data).toEqual({ state: 'confirmed', revision: 0 })
    expect((await visitor.act(token, 'late', { minutes: 20 })).http).toBe(200)
    for (const minutes of [0, -5, 4, 121, 7.5, '20', null, undefined])
      expect([minutes, (await visitor.act(token, 'late', { minutes })).http]).toEqual([minutes, 400])
    const { rows } = await clinic.sql('select late_minutes, version from appointment where id = $1::uuid', [
      id,
    ])
    expect(rows).toEqual([{ late_minutes: 20, version: 3 }])
  })

  it('opens for its token alone', async () => {
    const { visitor, id, token } = await booked()
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const other of [flipped, id, token.slice(0, 32), '', '%00', `${token}x`])
      expect([other, (await visitor.act(other, 'cancel').catch(() => ({ http: 404 }))).http]).toEqual([
        other,
        404,
      ])
    expect(
      (await clinic.sql('select from appointment where id = $1::uuid and version = 1', [id])).rows,
    ).toHaveLength(1)
  })

  it('is displaced with its session, and takes another place', async () => {
    const { visitor, id, token } = await booked()
    const [session] = await sessionsShown(clinic.doctor)
    await new TestVisitor().held((await clinic.firstPlace()) || '')
    await putDoctor(accounts.database.executeSql, clinic.doctor, {
      slug: `evening-${clinic.doctor}`,
      from: '17:00',
      to: '20:00',
    })
    expect(await cancelSession(accounts.database, session?.sessionId ?? '', 'leave')).toEqual([id])
    expect(await clinic.seats()).toEqual([])
    expect((await sessionsShown(clinic.doctor)).map(({ from }) => from)).toEqual([
      `${TEST_DAY}T17:00:00+05:30`,
    ])
    const moved = await visitor.act(token, 'move', { holdId: await visitor.held(await clinic.firstPlace()) })
    expect(moved.body.data).toEqual({ state: 'confirmed', revision: 1 })
  })

  it('goes with its lead, and its place is free', async () => {
    const wanted = await clinic.firstPlace()
    const { id } = await booked()
    await clinic.sql('delete from lead where id = $1::uuid', [id])
    expect(
      (await clinic.sql('select from appointment_event where appointment_id = $1::uuid', [id])).rows,
    ).toEqual([])
    expect(await freeOf(clinic.doctor)).toContain(wanted)
  })

  it('has events that nobody changes unseen', async () => {
    const { id } = await booked()
    await expect(
      clinic.sql(`update appointment_event set data = '{}' where appointment_id = $1::uuid`, [id]),
    ).rejects.toThrow()
    await expect(
      clinic.sql('delete from appointment_event where appointment_id = $1::uuid', [id]),
    ).rejects.toThrow()
    const state = (to: string) =>
      clinic.sql('update appointment set state = $2 where id = $1::uuid', [id, to])
    await state('seen')
    expect(await verifyAppointments(accounts.database.executeSql)).toEqual({
      kind: 'broken',
      id,
      why: 'row differs from its events',
    })
    await state('confirmed')
  })
})
