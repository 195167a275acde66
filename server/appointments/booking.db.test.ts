import { leadById } from '@/server/leads/leadStore'
import { consentsOf } from '@/server/privacy/consent/consentLedger'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts, trailOf } from '@/tests/support/testAccounts'
import { clinicForEachTest, freeOf, putDoctor, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { until } from '@/tests/support/until'
import { verifyAppointments } from './appointmentEvents'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const clinic = clinicForEachTest()
const all = (one: unknown) => [one].flat()

describe(`booking a held place on ${testDatabaseKind}`, () => {
  it('makes an appointment, a lead with its consent and outbox row, a patient and an event', async () => {
    const visitor = new TestVisitor()
    const mobile = nextMobile()
    const wanted = await clinic.firstPlace()
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
      docotrid: String(clinic.doctor),
      hospitalid: '41',
      PageTypeData: 'Doctor',
      Remark: `Appointment with Dr ${clinic.doctor} at andheri: ${TEST_DAY}T10:00:00+05:30, token 1`,
    })
    expect(lead?.state).toBe('pending')
    const consents = await consentsOf(accounts.database.executeSql, [id])
    expect(all(consents).map((one) => (one as { purpose: string }).purpose)).toEqual(['enquiry'])
    expect((await trailOf(mobile)).sort()).toEqual(['appointment.booked', 'consent.given'])
    // Nothing of the patient is readable. Random ids and times can hold the digits of a year.
    const { rows } = await clinic.sql<{ row: string }>(
      "select (to_jsonb(p) - 'id' - 'created_at')::text as row from patient p join appointment a on a.patient_id = p.id where a.id = $1::uuid",
      [id],
    )
    expect(rows[0]?.row).not.toMatch(/Asha|1980|self/)
    expect(rows[0]?.row).not.toContain(mobile)
    expect(await clinic.seats()).toEqual([{ token: 1, held: false }])
  })

  it('takes one statement for the hold and one for the appointment', async () => {
    const visitor = new TestVisitor()
    const [first = '', second = ''] = await freeOf(clinic.doctor)
    // The session has its row, schedule and notice are in memory from here on.
    await visitor.book(await visitor.held(first))
    const { database } = runtime()
    const single = jest.spyOn(database, 'executeSql')
    const several = jest.spyOn(database, 'transaction')
    const answer = await visitor.book(await visitor.held(second))
    const texts = single.mock.calls.map(([text]) => text)
    const transactions = several.mock.calls.length
    jest.restoreAllMocks()
    expect(answer.http).toBe(200)
    expect(texts.filter((text) => text.includes('seat'))).toEqual([
      expect.stringContaining('insert into seat '),
      expect.stringContaining('insert into appointment '),
    ])
    expect(transactions).toBe(0)
  })

  it('is made of the place that was held, whatever the schedule has become since', async () => {
    const visitor = new TestVisitor()
    const [one = '', two = ''] = await freeOf(clinic.doctor)
    const held = [await visitor.held(one), await visitor.held(two)]
    const { executeSql } = accounts.database
    const times = `select starts_at, ends_at, token from appointment where id = $1::uuid`
    const seats = `select starts_at, ends_at, token from seat where id = $1::uuid`
    // Another time of the first; the second has gone.
    for (const [index, change] of [{ from: '10:30' }, { from: '10:30', capacity: 1 }].entries()) {
      await putDoctor(executeSql, clinic.doctor, change)
      const holdId = held[index] ?? ''
      const answer = await visitor.book(holdId)
      expect(answer.body.data?.state).toBe('confirmed')
      const booked = (await executeSql(times, [answer.body.data?.Id])).rows
      expect(booked).toEqual((await executeSql(seats, [holdId.split('~')[0]])).rows)
      expect(booked).toHaveLength(1)
    }
    expect(await verifyAppointments(executeSql)).toMatchObject({ kind: 'whole' })
  })

  it('of a child needs a parent or guardian, whose consent goes into the ledger with it', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
    const child = { name: 'Asha Rao', relation: 'child', birthYear: new Date().getFullYear() - 5 }
    const refused = async (patient: object) => {
      const { http, code } = await visitor.book(holdId, { patient })
      return [http, code]
    }
    expect(await refused(child)).toEqual([400, 'guardianMissing'])
    expect(await refused({ ...child, birthYear: undefined })).toEqual([400, 'guardianMissing'])
    expect(await refused({ ...child, relation: 'relative', guardian: false })).toEqual([
      400,
      'guardianMissing',
    ])
    expect(await refused({ ...child, relation: 'self', guardian: true })).toEqual([400, 'bookedByChild'])
    const booked = await visitor.book(holdId, { patient: { ...child, guardian: true } })
    expect(booked.http).toBe(200)
    const given = await consentsOf(accounts.database.executeSql, [String(booked.body.data?.Id)])
    expect(given.filter(({ purpose }) => purpose === 'child')).toMatchObject([{ isGiven: true }])
  })

  it('is answered the same again by its key, and by its hold', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
    const body = { MobileNoData: nextMobile() }
    const once = await visitor.book(holdId, body, 'a-key')
    expect(once.http).toBe(200)
    expect((await visitor.book(holdId, body, 'a-key')).body.data).toEqual(once.body.data)
    expect((await visitor.book(holdId, body)).body.data).toEqual(once.body.data)
    const other = await visitor.book(holdId, { ...body, patient: { name: 'Ravi Rao' } }, 'a-key')
    expect([other.http, other.code]).toEqual([409, 'conflict'])
    // Another visitor's key is another key.
    const stranger = new TestVisitor()
    const theirs = await stranger.book(await stranger.held(await clinic.firstPlace()), body, 'a-key')
    expect(theirs.http).toBe(200)
    expect(theirs.body.data?.Id).not.toBe(once.body.data?.Id)
    const { rows } = await clinic.sql('select from appointment where doctor_id = $1::int', [clinic.doctor])
    expect(rows).toHaveLength(2)
  })

  it('makes one appointment of one hold, however often it is sent at once', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
    const body = { MobileNoData: nextMobile() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.book(holdId, body, 'at-once')))
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.data?.Id)).size).toBe(1)
  })

  it('takes nobody else’s hold, and no forged one', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
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
    const holdId = await visitor.held(await clinic.firstPlace())
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
    const holdId = await visitor.held(await clinic.firstPlace())
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
    expect(await clinic.seats()).toEqual([{ token: 1, held: true }])
  })

  it('answers a wish again by its key once the database is back, and makes no appointment of it', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
    const body = { MobileNoData: nextMobile() }
    const { breaker } = runtime().intake
    const away = jest.spyOn(breaker, 'isAvailable', 'get').mockReturnValue(false)
    const wished = await visitor.book(holdId, body, 'a-wish')
    away.mockRestore()
    const id = String(wished.body.data?.Id)
    await until('the wish is a lead', async () => (await leadById(accounts.database, id)) !== undefined)
    const again = await visitor.book(holdId, body, 'a-wish')
    expect([again.http, again.body.data]).toEqual([200, wished.body.data])
    expect(
      (await clinic.sql('select from appointment where doctor_id = $1::int', [clinic.doctor])).rows,
    ).toEqual([])
  })

  it('whose commit was not heard of is one appointment, and found again by its key', async () => {
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
    const body = { MobileNoData: nextMobile() }
    const { database, intake } = runtime()
    const { executeSql } = database
    const cut = jest.spyOn(database, 'executeSql').mockImplementation(async (text, values) => {
      const result = await executeSql<never>(text, values)
      if (!text.includes('insert into appointment ')) return result
      throw Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' })
    })
    const unsure = await visitor.book(holdId, body, 'unsure')
    cut.mockRestore()
    expect([unsure.http, unsure.body.data?.state, unsure.body.data?.token]).toEqual([200, 'requested', null])
    await until('the database is back', () => intake.breaker.isAvailable)
    const again = await visitor.book(holdId, body, 'unsure')
    expect(again.body.data).toMatchObject({ Id: unsure.body.data?.Id, state: 'confirmed' })
    const { rows } = await clinic.sql('select from appointment where doctor_id = $1::int', [clinic.doctor])
    expect(rows).toHaveLength(1)
    expect(await clinic.seats()).toEqual([{ token: 1, held: false }])
  })

  it('asks the clinic first where that is set', async () => {
    accounts.configure({ APPOINTMENTS: 'request' })
    const visitor = new TestVisitor()
    const wanted = await clinic.firstPlace()
    const answer = await visitor.book(await visitor.held(wanted))
    expect(answer.body.data).toMatchObject({ state: 'requested', revision: 0 })
    expect(await freeOf(clinic.doctor)).not.toContain(wanted)
  })

  it('asks for a code unless somebody has shown the number to be their own', async () => {
    accounts.configure({ BOOKING_PROOF: 'otp' })
    const visitor = new TestVisitor()
    const holdId = await visitor.held(await clinic.firstPlace())
    const body = { MobileNoData: nextMobile() }
    const asked = await visitor.book(holdId, body)
    expect([asked.http, asked.code, Object.keys(asked.body.fields ?? {})]).toEqual([
      400,
      'needsCode',
      ['FormOTPField'],
    ])
    expect((await visitor.book(holdId, { ...body, otp: '12' })).code).toBe('otpInvalid')
    expect((await visitor.book(holdId, { ...body, otp: '123456' })).code).toBe('expired')
    expect(await clinic.seats()).toEqual([{ token: 1, held: true }])
  })
})
