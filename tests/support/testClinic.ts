import 'server-only'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { verifyAppointments } from '@/server/appointments/appointmentEvents'
import { dayAt, weekdayOf } from '@/server/appointments/localTimes'
import { addDays } from '@/model/catalogue/timeZone'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'
import { handlerOf } from '@/server/handlers'
import { SITE } from './siteRequest'
import { accounts, xsrfProof } from './testAccounts'
import { nextMobile } from './testLead'

const ZONE = 'Asia/Kolkata'

/** A day that is so many days from today where the clinic is. */
export const dayFromNow = (days: number): string => addDays(dayAt(Date.now(), ZONE), days)
/** Far enough that no place of it is over, near enough that it can be booked. */
export const TEST_DAY = dayFromNow(3)

/** A session of the test day, from 10 to 13, of twelve places. */
export const scheduleRow = (
  change: Partial<ScheduleRow> & Pick<ScheduleRow, 'slug' | 'doctor'>,
): ScheduleRow => ({
  hospital: 'andheri',
  weekday: WEEKDAYS[weekdayOf(TEST_DAY)] ?? 'mon',
  from: '10:00',
  to: '13:00',
  zone: ZONE,
  mode: 'tokens',
  minutes: 15,
  capacity: 12,
  walkIns: 0,
  video: false,
  ...change,
})

const ROW = (table: string) =>
  `insert into ${table} (key, position, row) values ($1, 0, $2::jsonb)
    on conflict (key) do update set row = excluded.row`

export const putSchedule = (executeSql: ExecuteSql, row: ScheduleRow) =>
  executeSql(ROW(tableOf('schedules')), [row.slug, JSON.stringify(row)])
export const putException = (executeSql: ExecuteSql, row: ScheduleExceptionRow) =>
  executeSql(ROW(tableOf('scheduleExceptions')), [row.slug, JSON.stringify(row)])

/** A doctor with a name by id, who has a session of the test day. */
export async function putDoctor(
  executeSql: ExecuteSql,
  id: number,
  change: Partial<ScheduleRow> = {},
): Promise<void> {
  const doctor = {
    ...{ DoctorId: id, DoctorName: `Dr ${id}`, slug: `doctor-${id}`, cityid: 1, departmentid: 1 },
    ...{ gender: 'female', consultationFee: 700, experienceYears: 9, offersVideo: false, languages: [] },
    ...{ hospitalSlugs: ['andheri', 'bandra'], treatmentSlugs: [], conditionSlugs: [] },
    hindi: `डॉ. ${id}`,
  }
  await executeSql(ROW(tableOf('doctors')), [doctor.slug, JSON.stringify(doctor)])
  await putSchedule(executeSql, scheduleRow({ slug: `session-${id}`, doctor: doctor.slug, ...change }))
}

export async function putHospitals(executeSql: ExecuteSql): Promise<void> {
  for (const [HospitalId, slug, localityInHindi] of [
    [41, 'andheri', 'अंधेरी'],
    [42, 'bandra', 'बांद्रा'],
  ] as const)
    await executeSql(ROW(tableOf('hospitals')), [
      slug,
      JSON.stringify({
        ...{
          HospitalId,
          slug,
          cityid: 1,
          beds: 10,
          HospitalName: 'Neem Grove',
          locality: slug,
          localityInHindi,
        },
        hindi: 'नीम ग्रोव',
      }),
    ])
}

export interface Answered {
  readonly http: number
  readonly code?: string
  readonly data?: never
  readonly body: Record<string, unknown> & {
    readonly data?: Record<string, unknown>
    readonly alternatives?: readonly string[]
    readonly fields?: Record<string, string>
  }
  readonly headers: Headers
}

/** A visitor's browser. */
export class TestVisitor {
  private proof: Record<string, string> = { ...xsrfProof() }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const all = { 'content-type': 'application/json', ...this.proof, ...headers }
    const request = new Request(SITE + path, {
      method,
      headers: all,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await handlerOf(path.split('?', 1)[0] ?? '', method)?.(request)
    if (!answer) throw new Error(`${path} is no call`)
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    if (set.length) this.proof = { ...this.proof, cookie: [this.proof.cookie, ...set].join('; ') }
    const read = (await answer.json()) as Answered['body'] & { readonly code?: string }
    return { http: answer.status, code: read.code, body: read, headers: answer.headers }
  }

  hold(placeId: string) {
    return this.call('POST', '/api/holds', { placeId })
  }

  /** The id of a hold that must succeed. */
  async held(placeId: string): Promise<string> {
    const { http, body } = await this.hold(placeId)
    if (http !== 200) throw new Error(`${placeId} is not held: ${http} ${JSON.stringify(body)}`)
    return String(body.data?.holdId)
  }

  book(holdId: string, change: Readonly<Record<string, unknown>> = {}, key?: string) {
    return this.call(
      'POST',
      '/api/appointments',
      bookingBody(holdId, change),
      key ? { 'Idempotency-Key': key } : {},
    )
  }

  act(token: string, what: 'move' | 'cancel' | 'coming' | 'late', body: unknown = {}) {
    return this.call('POST', `/api/appointments/${token}/${what}`, body)
  }
}

export const bookingBody = (holdId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  holdId,
  patient: { name: 'Asha Rao', birthYear: 1980, relation: 'self' },
  MobileNoData: nextMobile(),
  countryCode: '+91',
  language: 'en',
  extras: { privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: 'en' } },
  ...change,
})

interface ShownPlace {
  readonly placeId: string
  readonly startsAt?: string
  readonly token?: number
  readonly expectedFrom: string
  readonly expectedTo: string
}
export interface ShownSession {
  readonly sessionId: string
  readonly hospitalSlug: string
  readonly from: string
  readonly to: string
  readonly fee: number
  readonly capacity: number
  readonly free: number
  readonly places: readonly ShownPlace[]
}

/** The sessions of a doctor's day in the public call's answer. */
export async function sessionsShown(doctorId: number, day = TEST_DAY): Promise<readonly ShownSession[]> {
  const { http, body } = await new TestVisitor().call(
    'GET',
    `/api/doctors/${doctorId}/places?from=${day}&days=1`,
  )
  if (http !== 200) throw new Error(`the places of ${doctorId} are not told: ${http}`)
  const [first] = body.data as unknown as { date: string; sessions: ShownSession[] }[]
  return first?.sessions ?? []
}

/** The ids of the free places of a doctor's day. */
export const freeOf = async (doctorId: number, day = TEST_DAY): Promise<readonly string[]> =>
  (await sessionsShown(doctorId, day)).flatMap(({ places }) => places.map(({ placeId }) => placeId))

/** What is taken of a doctor's places, in their order. */
export const seatsOfDoctor = async (executeSql: ExecuteSql, doctorId: number) =>
  (
    await executeSql<{ token: number | null; held: boolean }>(
      'select token, held_until is not null as held from seat where doctor_id = $1::int order by token, starts_at',
      [doctorId],
    )
  ).rows

/** For a file's tests: the hospitals, and for each test a doctor of its own; every appointment's events must be whole after it. */
export function clinicForEachTest() {
  const executeSql: ExecuteSql = (text, values) => accounts.database.executeSql(text, values)
  const clinic = {
    doctor: 100,
    sql: <Row>(text: string, values?: readonly unknown[]) => executeSql<Row>(text, values),
    firstPlace: async () => (await freeOf(clinic.doctor))[0] ?? '',
    seats: () => seatsOfDoctor(executeSql, clinic.doctor),
  }
  beforeAll(() => putHospitals(executeSql))
  beforeEach(() => putDoctor(executeSql, ++clinic.doctor))
  afterEach(async () => {
    expect((await verifyAppointments(executeSql)).kind).toBe('whole')
  })
  return clinic
}
