import 'server-only'
import { bookingCopy } from '@/content/copy/booking'
import { countries } from '@/content/catalogue/options/countries'
import { policyCopy } from '@/content/policies/policy'
import { decoded } from '@/model/decoded'
import { fieldOf } from '@/model/fieldOf'
import { answerIn, type LeadBody, withReadMobile } from '@/model/lead/lead'
import { LeadExtras } from '@/model/lead/leadFromForm'
import { errorsIn } from '@/model/lead/validation'
import type { Language } from '@/model/page/language'
import { isBookedByChild, needsGuardian } from '@/model/appointments/bookingDetails'
import { bookPageCopy } from '@/content/copy/bookPage'
import { keepChild } from '@/server/leads/forms/ownEnquiryForms'
import { jsonCall } from '@/server/accounts/accountGuards'
import { noticeShown } from '@/server/privacy/consent/notices'
import { isDatabaseUnavailable } from '@/server/database/circuitBreaker'
import { leadIp } from '@/server/geo/visitorPlace'
import { fail, ok } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import { callerOf, isFromBrowser } from '@/server/http/requestProof'
import { leadRowOf, noteConsent, submitRow } from '@/server/leads/intake/acceptLead'
import type { LeadRow } from '@/server/leads/intake/leadBatch'
import { leadCookie } from '@/server/leads/intake/leadCookie'
import { idempotencyKeyOf, invalidFields } from '@/server/leads/leadCalls'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { type Booked, bookPlace, bookedBefore } from './booking'
import { BookingBody, leadBodyOf, type NamedPlace, type PersonBody } from './bookingLead'
import { appointmentPlace } from './freePlaces'
import { appointmentToken, holderOf, type NamedHold, readHoldId } from './holdId'
import { proofCookies, proofOf } from './numberProof'
import { namedPlace, refuseWithOthers } from './placeCalls'

/** The language of a call's answer. */
export const languageOf = (sent: unknown): Language => (fieldOf(sent, 'language') === 'hi' ? 'hi' : 'en')

/** The answer with an appointment, or a request for one. */
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

/** The answer to whose wish is a lead and no appointment. */
const answerWished = (request: Request, id: string): Response =>
  ok(
    { Id: id, token: null, state: 'requested', revision: 0, url: null },
    { cookies: [leadCookie(request, id)] },
  )

/** Keeps the wish as a lead while the database is away: the clinic calls back, and nothing says that a place is had. */
async function keepWish(
  request: Request,
  lead: LeadRow,
  body: BookingBody,
  language: Language,
): Promise<Response> {
  const answer = await submitRow(lead)
  switch (answer.kind) {
    case 'accepted':
      metrics().leads.inc({ outcome: answer.repeated ? 'repeated' : 'accepted' })
      if (!answer.repeated) await settleChild(body, answer.leadId, language)
      return counted('requested', answerWished(request, answer.leadId))
    case 'conflict':
      return counted('conflict', fail(409, { reason: 'conflict' }))
    case 'invalid':
      return counted('invalid', fail(400))
    case 'unavailable':
      return counted('unavailable', fail(503))
  }
}

/** Side effects of a committed booking. */
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
  readonly body: BookingBody
  readonly hold: NamedHold
  readonly place: NamedPlace | undefined
  readonly lead: LeadRow
  readonly language: Language
}

async function book(request: Request, { body, hold, place, lead, language }: Booking): Promise<Response> {
  const { database, config } = runtime()
  const { birthYear = null, relation = 'self' } = body.patient
  const answer = await bookPlace(database, {
    seatId: hold.seatId,
    place: place && appointmentPlace(place.found),
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
      if (!isRepeated) await settleChild(body, lead.id, language)
      return counted(isRepeated ? 'repeated' : appointment.state, answerBooked(request, lead, appointment))
    }
    case 'expired':
      return counted(
        'expired',
        refuseWithOthers('expired', place, bookingCopy[language].expired, proofCookies(lead)),
      )
    case 'wished':
      return counted('repeated', answerWished(request, answer.id))
    case 'conflict':
      return counted('conflict', fail(409, { reason: 'conflict' }))
  }
}

/**
 * 'ofChild' if a guardian consents for a child, or why the consent is not valid
 * (model/appointments/bookingDetails.ts); undefined for adults.
 */
function agreementOf({ patient }: PersonBody): 'guardianMissing' | 'bookedByChild' | 'ofChild' | undefined {
  const { relation = 'self', birthYear, guardian = false } = patient
  const asked = { relation, birthYear: birthYear === undefined ? '' : String(birthYear) }
  const year = new Date().getFullYear()
  if (isBookedByChild(asked, year)) return 'bookedByChild'
  if (!needsGuardian(asked, year)) return undefined
  return guardian ? 'ofChild' : 'guardianMissing'
}

/** Notes the guardian's consent with the lead of a child's booking, or of a wish for one. */
async function settleChild(body: BookingBody, leadId: string, language: Language): Promise<void> {
  if (agreementOf(body) === 'ofChild') await keepChild(leadId, language, true)
}

interface SentPerson {
  readonly sent: unknown
  readonly body: PersonBody
  readonly leadBody: LeadBody
  readonly language: Language
  readonly request: Request
}

/** The privacy notice that a booker agreed to; else the answer that says what is wrong, in the form's words. */
export async function personOf({ sent, body, leadBody, language, request }: SentPerson) {
  const wrong = errorsIn(
    [
      { key: 'name', required: true },
      { key: 'mobile', required: true },
    ],
    (field) => answerIn(leadBody, field),
  )
  if (Object.keys(wrong).length) return invalidFields(wrong, language)
  const agreement = agreementOf(body)
  if (agreement === 'bookedByChild' || agreement === 'guardianMissing')
    return fail(400, { reason: agreement, errors: [bookPageCopy[language].problems[agreement]] })
  const shown = await noticeShown(
    decoded(LeadExtras.props.privacyNotice, fieldOf(fieldOf(sent, 'extras'), 'privacyNotice')),
  )
  if (shown.kind === 'none' && isFromBrowser(request))
    return fail(400, { errors: [policyCopy[language].noConsent], reason: 'noConsent' })
  return { privacyNotice: shown.kind === 'known' ? shown.notice : undefined }
}

/**
 * POST /api/appointments: an appointment of a held place, which is a lead as well. 400 in the form's words, 409 with other places
 * where the hold is over. While the database is away the wish is kept as a lead and the answer's state is `requested`.
 */
export async function bookAppointment({ body: sent, ip, request }: Omit<Call, 'session'>): Promise<Response> {
  const language = languageOf(sent)
  const body = decoded(BookingBody, sent)
  const key = idempotencyKeyOf(request)
  if (!body || key === 'invalid') return counted('invalid', fail(400))
  const hold = readHoldId(body.holdId, holderOf(callerOf(request)))
  const { intake, limits } = runtime()
  const isAvailable = intake.breaker.isAvailable
  // An invalid hold, or another visitor's, is answered as expired.
  if (!hold)
    return counted(
      'expired',
      fail(409, { reason: 'expired', errors: [bookingCopy[language].expired], also: { alternatives: [] } }),
    )
  const place = isAvailable ? await namedPlace(hold.placeId) : undefined
  const leadBody = withReadMobile(leadBodyOf(body, hold, place, language), countries)
  const person = await personOf({ sent, body, leadBody, language, request })
  if (person instanceof Response) return counted('invalid', person)
  const { privacyNotice } = person
  const consent = { whatsapp: false, privacyNotice }
  // The same request with and without the database, which knows the place.
  const asked = leadBodyOf(body, hold, undefined, language)
  const lead = leadRowOf({ body: asked, ip: await leadIp(ip), idempotencyKey: key, consent }, leadBody)
  if (!isAvailable) return keepWish(request, lead, body, language)
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
    return keepWish(request, lead, body, language)
  }
}

export const makeAppointment = jsonCall(bookAppointment)
