import 'server-only'
import * as t from 'io-ts'
import { bookingCopy } from '@/content/copy/booking'
import { countries } from '@/content/options/countries'
import { cityById } from '@/content/catalogue'
import { policyCopy } from '@/content/policies/policy'
import { CANCEL_REASONS, RELATIONS } from '@/model/appointments/appointment'
import { decoded } from '@/model/decoded'
import { fieldOf } from '@/model/fieldOf'
import { CODE_FIELD } from '@/model/lead/formFields'
import { answerIn, type LeadBody, readLeadBody, withReadMobile } from '@/model/lead/lead'
import { LeadExtras } from '@/model/lead/leadFromForm'
import { errorsIn } from '@/model/lead/validation'
import { oneOf } from '@/model/oneOf'
import type { Language } from '@/model/page/language'
import { jsonCall } from '@/server/accounts/accountGuards'
import { proveNumber } from '@/server/accounts/otp/otpCalls'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import { noticeShown } from '@/server/privacy/consent/notices'
import { sign } from '@/server/config/secret'
import { isDatabaseUnavailable } from '@/server/database/circuitBreaker'
import { leadIp } from '@/server/geo/visitorPlace'
import { signedCookie } from '@/server/http/cookies'
import { fail, ok } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import { callerOf, isFromBrowser } from '@/server/http/requestProof'
import { leadRowOf, noteConsent, submitRow } from '@/server/leads/intake/acceptLead'
import type { LeadRow } from '@/server/leads/intake/leadBatch'
import { leadCookie } from '@/server/leads/intake/leadCookie'
import { idempotencyKeyOf, invalidFields } from '@/server/leads/leadCalls'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { changeOwn, type OwnEvent } from './appointmentSteps'
import { type Booked, bookPlace, bookedBefore } from './booking'
import { appointmentToken, holderOf, type NamedHold, readHoldId, readToken } from './holdId'
import { isoAt } from './localTimes'
import { namedPlace, pathPart, refuseWithOthers } from './placeCalls'

const BIRTH_YEAR_FROM = 1900
const BirthYear = new t.Type<number, number, unknown>(
  'BirthYear',
  t.number.is,
  (value, context) => {
    const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value
    const isYear =
      typeof year === 'number' &&
      Number.isInteger(year) &&
      year >= BIRTH_YEAR_FROM &&
      year <= new Date().getUTCFullYear()
    return isYear ? t.success(year) : t.failure(value, context)
  },
  Number,
)
const PatientBody = t.intersection([
  t.type({ name: t.string }),
  t.partial({ birthYear: BirthYear, relation: oneOf(RELATIONS, 'Relation') }),
])
const Body = t.intersection([
  t.type({ holdId: t.string, patient: PatientBody, MobileNoData: t.union([t.string, t.number]) }),
  t.partial({ countryCode: t.union([t.string, t.number]), otp: t.union([t.string, t.number]) }),
])
type Body = t.TypeOf<typeof Body>

const languageOf = (sent: unknown): Language => (fieldOf(sent, 'language') === 'hi' ? 'hi' : 'en')

type FoundPlace = NonNullable<Awaited<ReturnType<typeof namedPlace>>>

/** What the lead of a booking says (specification, section 3). */
function leadBodyOf(
  body: Body,
  hold: NamedHold,
  place: FoundPlace | undefined,
  language: Language,
): LeadBody {
  const { doctor, found } = place ?? {}
  const hospital = found && doctor?.hospitals[found.session.hospital]
  const named = {
    NameData: body.patient.name,
    MobileNoData: body.MobileNoData,
    countryCode: body.countryCode,
  }
  const read = readLeadBody(named)
  const when =
    found &&
    `${isoAt(found.place.startsAt, found.session.zone)}${found.place.token === null ? '' : `, token ${found.place.token}`}`
  return {
    // What cannot be read is refused by the rules of its field.
    ...(read.ok ? read.body : {}),
    CityData: hospital ? (cityById(hospital.cityId)?.cityname ?? '') : '',
    PageTypeData: 'Doctor',
    PageNameData: doctor ? `/doctor/${doctor.doctor}` : '',
    PageLanguage: language === 'hi' ? 'Hindi' : 'English',
    IsConsultwithDoctor: 'Yes',
    Requested_Consultation: 'yes',
    docotrid: String(doctor?.doctorId ?? hold.placeId.split('.', 1)[0]),
    hospitalid: hospital ? String(hospital.hospitalId) : '',
    Remark: when
      ? `Appointment with ${doctor?.name} at ${found?.session.hospital}: ${when}`
      : `Asked for an appointment while it could not be booked: ${hold.placeId}`,
  }
}

/** That this browser has proven a number: who finds the place taken needs no second code. */
const proofCookie = signedCookie({
  name: 'booking_number',
  purpose: 'booking number',
  seconds: 30 * 60,
  codec: t.type({ number: t.string }),
})
const numberName = ({ country_code, mobile }: LeadRow): string =>
  sign(runtime().secret, 'booking number', `${country_code} ${mobile}`)

/** What keeps a proof that was given. */
const proofCookies = (lead: LeadRow): string[] =>
  runtime().config.bookingProof === 'none' ? [] : [proofCookie.set({ number: numberName(lead) })]

/** Whether the caller has shown that the number is their own; else the answer that asks for a code, or refuses it. */
async function proofOf(
  { request, ip }: Pick<Call, 'request' | 'ip'>,
  lead: LeadRow,
  otp: string | undefined,
  language: Language,
): Promise<'proven' | Response> {
  if (runtime().config.bookingProof === 'none') return 'proven'
  const session = await sessionOf(request)
  const isOwn = session?.user.mobile === lead.mobile && session.user.country_code === lead.country_code
  if (isOwn || proofCookie.of(request)?.number === numberName(lead)) return 'proven'
  const needsCode = bookingCopy[language].needsCode
  if (otp === undefined)
    return fail(400, { reason: 'needsCode', errors: [needsCode], fields: { [CODE_FIELD]: needsCode } })
  const refusal = await proveNumber(
    { countryCode: lead.country_code, mobile: lead.mobile },
    { otp, ip, request, language },
  )
  return refusal ?? 'proven'
}

/** The answer to who has an appointment, or has asked for one. */
function answerBooked(request: Request, lead: LeadRow, { id, state, revision }: Booked): Response {
  const token = appointmentToken(id)
  return ok(
    { Id: id, token, state, revision, url: `/a/${token}` },
    { cookies: [leadCookie(request, id), ...proofCookies(lead)] },
  )
}

const counted = (outcome: string, answer: Response | Promise<Response>) => {
  metrics().bookings.inc({ outcome })
  return answer
}

/** Keeps the wish as a lead while the database is away: the clinic calls back, and nothing says that a place is had. */
async function keepWish(request: Request, lead: LeadRow): Promise<Response> {
  const answer = await submitRow(lead)
  switch (answer.kind) {
    case 'accepted':
      metrics().leads.inc({ outcome: answer.repeated ? 'repeated' : 'accepted' })
      return counted(
        'requested',
        ok(
          { Id: answer.leadId, token: null, state: 'requested', revision: 0, url: null },
          { cookies: [leadCookie(request, answer.leadId)] },
        ),
      )
    case 'conflict':
      return counted('conflict', fail(409, { reason: 'conflict' }))
    case 'invalid':
      return counted('invalid', fail(400))
    case 'unavailable':
      return counted('unavailable', fail(503))
  }
}

/** What a booking leaves behind once it is committed. */
async function settle(lead: LeadRow): Promise<boolean> {
  const { intake, delivery, visitorAudit } = runtime()
  metrics().leads.inc({ outcome: 'accepted' })
  noteConsent(lead)
  const number = { countryCode: lead.country_code, mobile: lead.mobile }
  visitorAudit.note(number, { action: 'appointment.booked', subject: lead.id })
  delivery()?.wake()
  return intake.inbox.keepStored([lead])
}

interface Booking {
  readonly body: Body
  readonly hold: NamedHold
  readonly place: FoundPlace | undefined
  readonly lead: LeadRow
  readonly language: Language
}

async function book(request: Request, { body, hold, place, lead, language }: Booking): Promise<Response> {
  const { database, config } = runtime()
  const { birthYear = null, relation = 'self' } = body.patient
  const answer = await bookPlace(database, {
    seatId: hold.seatId,
    isRequest: config.appointments === 'request',
    lead,
    number: { countryCode: lead.country_code, mobile: lead.mobile },
    patient: { name: lead.name, birthYear, relation },
    fee: place?.doctor.fee ?? 0,
    source: 'web',
  })
  switch (answer.kind) {
    case 'booked': {
      const { appointment, isRepeated } = answer
      if (!isRepeated && !(await settle(lead))) return counted('unavailable', fail(503))
      return counted(isRepeated ? 'repeated' : appointment.state, answerBooked(request, lead, appointment))
    }
    case 'expired':
      return counted(
        'expired',
        refuseWithOthers('expired', place, bookingCopy[language].expired, proofCookies(lead)),
      )
    case 'conflict':
      return counted('conflict', fail(409, { reason: 'conflict' }))
  }
}

/**
 * POST /api/appointments: an appointment of a held place, which is a lead as well. 400 in the form's words, 409 with other places
 * where the hold is over. While the database is away the wish is kept as a lead and the answer's state is `requested`.
 */
export async function bookAppointment({ body: sent, ip, request }: Omit<Call, 'session'>): Promise<Response> {
  const language = languageOf(sent)
  const body = decoded(Body, sent)
  const key = idempotencyKeyOf(request)
  if (!body || key === 'invalid') return counted('invalid', fail(400))
  const hold = readHoldId(body.holdId, holderOf(callerOf(request)))
  const { intake, limits } = runtime()
  const isAvailable = intake.breaker.isAvailable
  // A hold that is none, or another visitor's, is over for this one.
  if (!hold)
    return counted(
      'expired',
      fail(409, { reason: 'expired', errors: [bookingCopy[language].expired], also: { alternatives: [] } }),
    )
  const place = isAvailable ? await namedPlace(hold.placeId) : undefined
  const leadBody = withReadMobile(leadBodyOf(body, hold, place, language), countries)
  const wrong = errorsIn(
    [
      { key: 'name', required: true },
      { key: 'mobile', required: true },
    ],
    (field) => answerIn(leadBody, field),
  )
  if (Object.keys(wrong).length) return counted('invalid', invalidFields(wrong, language))
  const shown = await noticeShown(
    decoded(LeadExtras.props.privacyNotice, fieldOf(fieldOf(sent, 'extras'), 'privacyNotice')),
  )
  if (shown.kind === 'none' && isFromBrowser(request))
    return fail(400, { errors: [policyCopy[language].noConsent], reason: 'noConsent' })
  const privacyNotice = shown.kind === 'known' ? shown.notice : undefined
  const consent = { whatsapp: false, privacyNotice }
  const lead = leadRowOf({ body: leadBody, ip: await leadIp(ip), idempotencyKey: key, consent }, leadBody)
  if (!isAvailable) return keepWish(request, lead)
  try {
    const before = await bookedBefore(runtime().database.executeSql, lead)
    if (before) return counted('repeated', answerBooked(request, lead, before))
    const proof = await proofOf(
      { request, ip },
      lead,
      body.otp === undefined ? undefined : String(body.otp),
      language,
    )
    if (proof !== 'proven') return counted('unproven', proof)
    const waitSeconds = await limits.secondsToWait('leadsOfNumber', `${lead.country_code} ${lead.mobile}`)
    if (waitSeconds !== undefined) return counted('tooMany', fail(429, { waitSeconds }))
    return await book(request, { body, hold, place, lead, language })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    intake.breaker.fail(error)
    return keepWish(request, lead)
  }
}

export const makeAppointment = jsonCall(bookAppointment)

/** What a call wants with an appointment; undefined where its body says nothing that can be. */
type ReadEvent = (body: unknown, request: Request) => OwnEvent | undefined

const changing = (read: ReadEvent) =>
  jsonCall(async ({ body, request }) => {
    const id = readToken(pathPart(request, 'appointments'))
    if (id === undefined) return fail(404)
    if (!runtime().intake.breaker.isAvailable) return fail(503)
    const event = read(body, request)
    if (!event) return fail(400)
    const answer = await changeOwn(runtime().database, id, event)
    metrics().bookings.inc({ outcome: answer.kind === 'changed' ? event.type : answer.kind })
    switch (answer.kind) {
      case 'changed': {
        const { state, revision } = answer.appointment
        if (event.type === 'move' || event.type === 'cancel') runtime().delivery()?.wake()
        return ok({ state, revision })
      }
      case 'unknown':
        return fail(404)
      case 'notPossible':
        return fail(409, { reason: 'notPossible', errors: [bookingCopy.en.notPossible] })
      case 'expired': {
        const hold = readHoldId(String(fieldOf(body, 'holdId')), holderOf(callerOf(request)))
        return refuseWithOthers('expired', hold && (await namedPlace(hold.placeId)))
      }
    }
  })

/** POST /api/appointments/:token/move: takes the place of a hold; id, links and calendar entry stay. */
export const moveAppointment = changing((body, request) => {
  const holdId = fieldOf(body, 'holdId')
  if (typeof holdId !== 'string') return undefined
  const hold = readHoldId(holdId, holderOf(callerOf(request)))
  // Another visitor's hold is none: the database finds no seat of this id.
  return { type: 'move', seatId: hold?.seatId ?? NO_SEAT }
})
const NO_SEAT = '00000000-0000-0000-0000-000000000000'

const Cancel = t.partial({ reason: oneOf(CANCEL_REASONS, 'CancelReason') })

/** POST /api/appointments/:token/cancel: gives the place back, at once free for others. */
export const cancelAppointment = changing((body) => {
  const read = decoded(Cancel, body)
  return read && { type: 'cancel', at: Date.now(), reason: read.reason ?? null }
})

/** POST /api/appointments/:token/coming: says that the patient comes. */
export const confirmComing = changing(() => ({ type: 'coming', at: Date.now() }))

const LATE_MINUTES = { least: 5, most: 120 }

/** POST /api/appointments/:token/late: says by how many minutes the patient will be late. */
export const tellLate = changing((body) => {
  const minutes = fieldOf(body, 'minutes')
  const isPossible =
    typeof minutes === 'number' &&
    Number.isInteger(minutes) &&
    minutes >= LATE_MINUTES.least &&
    minutes <= LATE_MINUTES.most
  return isPossible ? { type: 'late', at: Date.now(), minutes } : undefined
})
