import { leadById } from '@/server/leads/leadStore'
import { consentsOf } from '@/server/privacy/consent/consentLedger'
import { storedContent } from '@/tests/support/openedRows'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts, trailOf } from '@/tests/support/testAccounts'
import {
  freeOf,
  putDoctor,
  putException,
  putHospitals,
  sessionsShown,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { verifyAppointments } from './appointmentEvents'
import { cancelSession } from './appointmentSteps'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)

/** Every test has a doctor of its own. */
let doctor = 100
beforeAll(() => putHospitals(accounts.database.executeSql))
beforeEach(() => putDoctor(accounts.database.executeSql, ++doctor))
afterEach(async () => {
  expect((await verifyAppointments(accounts.database.executeSql)).kind).toBe('whole')
})

const first = async () => (await freeOf(doctor))[0] ?? ''
const all = (one: unknown) => [one].flat()
const expireHolds = () =>
  sql(`update seat set held_until = now() - interval '1 second' where held_until is not null`)
const seatsOf = async () =>
  (
    await sql<{ token: number | null; held: boolean }>(
      'select token, held_until is not null as held from seat where doctor_id = $1::int order by token, starts_at',
      [doctor],
    )
  ).rows

describe(`free places on ${testDatabaseKind}`, () => {
  it('are told by day and session, in the clinic’s time', async () => {
    const [session, ...more] = await sessionsShown(doctor)
    expect(more).toEqual([])
    expect(session).toMatchObject({
      hospitalSlug: 'andheri',
      mode: 'tokens',
      from: `${TEST_DAY}T10:00:00+05:30`,
      to: `${TEST_DAY}T13:00:00+05:30`,
      zone: 'Asia/Kolkata',
      fee: 700,
      capacity: 12,
      free: 12,
    })
    expect(session?.places[3]).toEqual({
      placeId: expect.stringMatching(/^[\w.-]+\.t4$/),
      token: 4,
      expectedFrom: `${TEST_DAY}T10:45:00+05:30`,
      expectedTo: `${TEST_DAY}T11:05:00+05:30`,
    })
  })

  it('are told for days that can be booked, and no others', async () => {
    const visitor = new TestVisitor()
    const ask = async (query: string, id: unknown = doctor) =>
      (await visitor.call('GET', `/api/doctors/${String(id)}/places${query}`)).http
    expect(await ask('')).toBe(200)
    for (const query of [
      ...['?days=10000', '?days=0', '?days=-1', '?days=32', '?days=1.5', '?days=1e1', '?days=x'],
      ...['?from=2020-01-01', '?from=9999-12-31', '?from=0000-00-00', '?from=2027-02-29', '?from=x'],
      `?from=${TEST_DAY}'--`,
    ])
      expect([query, await ask(query)]).toEqual([query, 400])
    for (const id of ['0', '999999999', '1e3', '-1', "1'--", '%00', '..', 'x'])
      expect([id, await ask('', id)]).toEqual([id, 404])
  })

  it('change with what is held, booked, let go and cancelled', async () => {
    const visitor = new TestVisitor()
    const [one = '', two = ''] = await freeOf(doctor)
    const holdId = await visitor.held(one)
    expect(await freeOf(doctor)).not.toContain(one)
    for (let time = 0; time < 2; time++)
      expect((await visitor.call('DELETE', `/api/holds/${holdId}`)).http).toBe(200)
    expect(await freeOf(doctor)).toContain(one)
    const booked = await visitor.book(await visitor.held(two))
    expect(await freeOf(doctor)).not.toContain(two)
    expect((await visitor.act(String(booked.body.data?.token), 'cancel')).http).toBe(200)
    expect(await freeOf(doctor)).toContain(two)
  })
})

describe(`holding a place on ${testDatabaseKind}`, () => {
  it('gives it to one visitor, and three others to the next', async () => {
    const [wanted = ''] = await freeOf(doctor)
    expect((await new TestVisitor().hold(wanted)).body.data).toEqual({
      holdId: expect.any(String),
      expiresInMs: 600_000,
    })
    const refused = await new TestVisitor().hold(wanted)
    expect([refused.http, refused.code, refused.body.alternatives]).toEqual([
      409,
      'taken',
      [2, 3, 4].map((token) => wanted.replace(/t1$/, `t${token}`)),
    ])
  })

  it('never locks a visitor out by an own hold', async () => {
    const visitor = new TestVisitor()
    const [one = '', two = '', three = ''] = await freeOf(doctor)
    const once = await visitor.held(one)
    expect(await visitor.held(one)).toBe(once)
    expect(await seatsOf()).toHaveLength(1)
    await visitor.held(two)
    await visitor.held(three)
    // The newest two.
    expect((await seatsOf()).map(({ token }) => token)).toEqual([2, 3])
  })

  it('gives a place whose time ran out to whoever comes', async () => {
    const wanted = await first()
    const early = new TestVisitor()
    const holdId = await early.held(wanted)
    await expireHolds()
    const late = await early.book(holdId)
    expect([late.http, late.code, late.body.alternatives?.length]).toEqual([409, 'expired', 3])
    await new TestVisitor().held(wanted)
    expect((await early.book(holdId)).code).toBe('expired')
  })

  it('refuses places that no schedule has, and what is no place', async () => {
    const visitor = new TestVisitor()
    const wanted = await first()
    const held = async (placeId: unknown) => (await visitor.call('POST', '/api/holds', { placeId })).http
    for (const forged of [
      wanted.replace(/t1$/, 't13'),
      wanted.replace(/t1$/, 't0'),
      wanted.replace(/t1$/, 'm1'),
      wanted.replace(/\d{8}/, '20200101'),
      wanted.replace(/\d{8}/, '99991231'),
      wanted.replace(/^\d+/, '999999'),
      wanted.replace('session', 'sitting'),
    ])
      expect([forged, await held(forged)]).toEqual([forged, 404])
    for (const broken of [
      undefined,
      null,
      7,
      {},
      [],
      '',
      'x',
      `${wanted}'--`,
      wanted.replace(/\d{8}/, '20270229x'),
    ])
      expect([broken, await held(broken)]).toEqual([broken, 400])
    expect(await seatsOf()).toEqual([])
  })

  it('takes no place whose time has come, nor one of a day on which the doctor is away', async () => {
    const wanted = await first()
    await putException(accounts.database.executeSql, {
      slug: `away-${doctor}`,
      doctor: `doctor-${doctor}`,
      date: TEST_DAY,
      kind: 'leave',
      reason: { en: 'A conference', hi: 'सम्मेलन' },
    })
    expect((await new TestVisitor().hold(wanted)).http).toBe(404)
    expect(await freeOf(doctor)).toEqual([])
  })

  it('has two times of one doctor never overlap, whatever the place', async () => {
    await putDoctor(accounts.database.executeSql, doctor, { mode: 'times' })
    await putDoctor(accounts.database.executeSql, doctor, {
      slug: `other-${doctor}`,
      hospital: 'bandra',
      mode: 'times',
      minutes: 20,
      capacity: 9,
    })
    const places = await sessionsShown(doctor)
    const here = places.find(({ hospitalSlug }) => hospitalSlug === 'andheri')?.places ?? []
    await new TestVisitor().held(here[1]?.placeId ?? '')
    const there =
      (await sessionsShown(doctor)).find(({ hospitalSlug }) => hospitalSlug === 'bandra')?.places ?? []
    // From 10:15 to 10:30: neither 10:00 to 10:20 nor 10:20 to 10:40 is left.
    expect(there[0]?.startsAt).toBe(`${TEST_DAY}T10:40:00+05:30`)
    const overlapping = places.find(({ hospitalSlug }) => hospitalSlug === 'bandra')?.places[0]?.placeId ?? ''
    expect((await new TestVisitor().hold(overlapping)).code).toBe('taken')
  })

  it('gives one of many who come at once the place, and each of twelve places once', async () => {
    const places = await freeOf(doctor)
    const visitors = Array.from({ length: 40 }, () => new TestVisitor())
    const answers = await Promise.all(
      visitors.map((visitor, index) => visitor.hold(places[index % 12] ?? '')),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(12)
    expect(answers.filter(({ http }) => http !== 200 && http !== 409)).toEqual([])
    expect((await seatsOf()).map(({ token }) => token)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })

  it('has one address hold so many places at a time, at all servers together', async () => {
    accounts.configure({ HOLDS_PER_IP: '3' })
    const places = await freeOf(doctor)
    const answers = await Promise.all(places.slice(0, 6).map((placeId) => new TestVisitor().hold(placeId)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 200, 200, 429, 429, 429])
    // Its own visitor goes on.
    expect(await seatsOf()).toHaveLength(3)
  })
})

describe(`booking a held place on ${testDatabaseKind}`, () => {
  it('makes an appointment, a lead with its consent and outbox row, a patient and an event', async () => {
    const visitor = new TestVisitor()
    const mobile = nextMobile()
    const wanted = await first()
    const answer = await visitor.book(await visitor.held(wanted), { MobileNoData: mobile })
    expect([answer.http, answer.body.data]).toEqual([
      200,
      {
        Id: expect.any(String),
        token: expect.stringMatching(/^[\w-]{54}$/),
        state: 'confirmed',
        revision: 0,
        url: `/a/${String(answer.body.data?.token)}`,
      },
    ])
    const id = String(answer.body.data?.Id)
    const lead = await leadById(accounts.database, id)
    expect(lead?.fields).toMatchObject({
      NameData: 'Asha Rao',
      MobileNoData: mobile,
      Requested_Consultation: 'yes',
      docotrid: String(doctor),
      hospitalid: '41',
      PageTypeData: 'Doctor',
      Remark: `Appointment with Dr ${doctor} at andheri: ${TEST_DAY}T10:00:00+05:30, token 1`,
    })
    expect(lead?.state).toBe('pending')
    const consents = await consentsOf(accounts.database.executeSql, [id])
    expect(all(consents).map((one) => (one as { purpose: string }).purpose)).toEqual(['enquiry'])
    expect((await trailOf(mobile)).sort()).toEqual(['appointment.booked', 'consent.given'])
    // Nothing of the patient stands in the clear.
    const { rows } = await sql<{ row: string }>(
      'select to_jsonb(p)::text as row from patient p join appointment a on a.patient_id = p.id where a.id = $1::uuid',
      [id],
    )
    expect(rows[0]?.row).not.toMatch(/Asha|1980|self/)
    expect(rows[0]?.row).not.toContain(mobile)
    expect(await seatsOf()).toEqual([{ token: 1, held: false }])
  })

  it('is answered the same again by its key, and by its hold', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await first())
    const body = { MobileNoData: nextMobile() }
    const once = await visitor.book(holdId, body, 'a-key')
    expect(once.http).toBe(200)
    expect((await visitor.book(holdId, body, 'a-key')).body.data).toEqual(once.body.data)
    expect((await visitor.book(holdId, body)).body.data).toEqual(once.body.data)
    const other = await visitor.book(holdId, { ...body, patient: { name: 'Ravi Rao' } }, 'a-key')
    expect([other.http, other.code]).toEqual([409, 'conflict'])
    // Another visitor's key is another key.
    const stranger = new TestVisitor()
    const theirs = await stranger.book(await stranger.held(await first()), body, 'a-key')
    expect(theirs.http).toBe(200)
    expect(theirs.body.data?.Id).not.toBe(once.body.data?.Id)
    const { rows } = await sql('select from appointment where doctor_id = $1::int', [doctor])
    expect(rows).toHaveLength(2)
  })

  it('makes one appointment of one hold, however often it is sent at once', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await first())
    const body = { MobileNoData: nextMobile() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.book(holdId, body, 'at-once')))
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.data?.Id)).size).toBe(1)
  })

  it('takes nobody else’s hold, and no forged one', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await first())
    const stranger = new TestVisitor()
    expect((await stranger.book(holdId)).code).toBe('expired')
    expect((await stranger.call('DELETE', `/api/holds/${holdId}`)).http).toBe(404)
    const [seat = '', place = '', signature = ''] = holdId.split('~')
    for (const forged of [
      `${seat}~${place.replace(/t1$/, 't2')}~${signature}`,
      `${seat}~${place}~${'x'.repeat(22)}`,
      `${seat}~${place}`,
      '~~',
      '',
    ])
      expect([forged, (await visitor.book(forged)).code]).toEqual([forged, 'expired'])
    expect((await visitor.book(holdId)).http).toBe(200)
  })

  it('says what is wrong in the form’s words, in the visitor’s language', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await first())
    const wrong = await visitor.book(holdId, { patient: { name: ' ' }, MobileNoData: '12', language: 'hi' })
    expect([wrong.http, Object.keys(wrong.body.fields ?? {}).sort()]).toEqual([400, ['mobile', 'name']])
    expect(wrong.body.fields?.name).toMatch(/[ऀ-ॿ]/)
    for (const broken of [
      { patient: 'Asha' },
      { patient: { name: 7 } },
      { patient: { name: 'Asha', birthYear: 1800 } },
      { patient: { name: 'Asha', birthYear: 2999 } },
      { patient: { name: 'Asha', relation: 'boss' } },
      { MobileNoData: {} },
      { holdId: 7 },
    ])
      expect([broken, (await visitor.book(holdId, broken)).http]).toEqual([broken, 400])
    expect((await visitor.book(holdId)).http).toBe(200)
  })

  it('keeps the wish as a lead while the database is away, and says so', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await first())
    const away = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get').mockReturnValue(false)
    const mobile = nextMobile()
    const answer = await visitor.book(holdId, { MobileNoData: mobile })
    expect((await visitor.hold('7.x.20300101.t1')).http).toBe(503)
    away.mockRestore()
    expect([answer.http, answer.body.data]).toEqual([
      200,
      { Id: expect.any(String), token: null, state: 'requested', revision: 0, url: null },
    ])
    expect(runtime().intake.backlog.has(String(answer.body.data?.Id))).toBe(true)
    expect(await seatsOf()).toEqual([{ token: 1, held: true }])
  })

  it('asks the clinic first where that is set', async () => {
    accounts.configure({ APPOINTMENTS: 'request' })
    const visitor = new TestVisitor()
    const wanted = await first()
    const answer = await visitor.book(await visitor.held(wanted))
    expect(answer.body.data).toMatchObject({ state: 'requested', revision: 0 })
    expect(await freeOf(doctor)).not.toContain(wanted)
  })

  it('asks for a code unless somebody has shown the number to be their own', async () => {
    accounts.configure({ BOOKING_PROOF: 'otp' })
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await first())
    const body = { MobileNoData: nextMobile() }
    const asked = await visitor.book(holdId, body)
    expect([asked.http, asked.code, Object.keys(asked.body.fields ?? {})]).toEqual([
      400,
      'needsCode',
      ['FormOTPField'],
    ])
    expect((await visitor.book(holdId, { ...body, otp: '12' })).code).toBe('otpInvalid')
    expect((await visitor.book(holdId, { ...body, otp: '123456' })).code).toBe('expired')
    expect(await seatsOf()).toEqual([{ token: 1, held: true }])
  })
})

describe(`what becomes of an appointment on ${testDatabaseKind}`, () => {
  const booked = async (visitor = new TestVisitor()) => {
    const { body } = await visitor.book(await visitor.held(await first()))
    return { visitor, id: String(body.data?.Id), token: String(body.data?.token) }
  }

  it('is moved with its id and token, its old place free again', async () => {
    const before = await first()
    const { visitor, id, token } = await booked()
    const target = (await freeOf(doctor)).at(-1) ?? ''
    const moved = await visitor.act(token, 'move', { holdId: await visitor.held(target) })
    expect([moved.http, moved.body.data]).toEqual([200, { state: 'confirmed', revision: 1 }])
    const free = await freeOf(doctor)
    expect([free.includes(before), free.includes(target)]).toEqual([true, false])
    const { fields } = await storedContent(accounts.database, id)
    expect(fields.Remark).toMatch(/has moved the appointment of .*10:00:00\+05:30, token 1 to .*token 12\.$/)
    // Its hold is a hold no more.
    expect((await visitor.act(token, 'move', { holdId: 'x' })).code).toBe('expired')
  })

  it('is moved to no other doctor’s place, nor to another visitor’s hold', async () => {
    const { visitor, token } = await booked()
    const stranger = new TestVisitor()
    const theirs = await stranger.held(await first())
    expect((await visitor.act(token, 'move', { holdId: theirs })).code).toBe('expired')
    await putDoctor(accounts.database.executeSql, ++doctor)
    const other = await visitor.held(await first())
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
    expect(await seatsOf()).toEqual([])
    const other = await booked()
    expect((await other.visitor.act(other.token, 'cancel', { reason: 'my neighbour Asha' })).http).toBe(400)
  })

  it('hears that the patient comes, or is late by some minutes', async () => {
    const { visitor, id, token } = await booked()
    expect((await visitor.act(token, 'coming')).body.data).toEqual({ state: 'confirmed', revision: 0 })
    expect((await visitor.act(token, 'late', { minutes: 20 })).http).toBe(200)
    for (const minutes of [0, -5, 4, 121, 7.5, '20', null, undefined])
      expect([minutes, (await visitor.act(token, 'late', { minutes })).http]).toEqual([minutes, 400])
    const { rows } = await sql('select late_minutes, version from appointment where id = $1::uuid', [id])
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
      (await sql('select from appointment where id = $1::uuid and version = 1', [id])).rows,
    ).toHaveLength(1)
  })

  it('is displaced with its session, and takes another place', async () => {
    const { visitor, id, token } = await booked()
    const [session] = await sessionsShown(doctor)
    await new TestVisitor().held((await first()) || '')
    await putDoctor(accounts.database.executeSql, doctor, {
      slug: `evening-${doctor}`,
      from: '17:00',
      to: '20:00',
    })
    expect(await cancelSession(accounts.database, session?.sessionId ?? '', 'leave')).toEqual([id])
    expect(await seatsOf()).toEqual([])
    expect((await sessionsShown(doctor)).map(({ from }) => from)).toEqual([`${TEST_DAY}T17:00:00+05:30`])
    const moved = await visitor.act(token, 'move', { holdId: await visitor.held(await first()) })
    expect(moved.body.data).toEqual({ state: 'confirmed', revision: 1 })
  })

  it('goes with its lead, and its place is free', async () => {
    const wanted = await first()
    const { id } = await booked()
    await sql('delete from lead where id = $1::uuid', [id])
    expect((await sql('select from appointment_event where appointment_id = $1::uuid', [id])).rows).toEqual(
      [],
    )
    expect(await freeOf(doctor)).toContain(wanted)
  })

  it('has events that nobody changes unseen', async () => {
    const { id } = await booked()
    await expect(
      sql(`update appointment_event set data = '{}' where appointment_id = $1::uuid`, [id]),
    ).rejects.toThrow()
    await expect(sql('delete from appointment_event where appointment_id = $1::uuid', [id])).rejects.toThrow()
    const state = (to: string) => sql('update appointment set state = $2 where id = $1::uuid', [id, to])
    await state('seen')
    expect(await verifyAppointments(accounts.database.executeSql)).toEqual({
      kind: 'broken',
      appointmentId: id,
      why: 'row differs from its events',
    })
    await state('confirmed')
  })
})
