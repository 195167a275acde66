import 'server-only'
import * as t from 'io-ts'
import { clinicTimeZone } from '@/content/brand'
import { countries } from '@/content/catalogue/options/countries'
import { waitingCopy } from '@/content/copy/waiting'
import { MOST_WAITING_DAYS, waitingPath } from '@/model/appointments/waiting'
import { addDays, isDay } from '@/model/catalogue/timeZone'
import { decoded } from '@/model/decoded'
import { isCatalogueId } from '@/model/lead/leadFields'
import { readLeadBody, withReadMobile } from '@/model/lead/lead'
import { jsonCall } from '@/server/accounts/accountGuards'
import { leadRowOf } from '@/server/leads/intake/acceptLead'
import { fail, ok } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { languageOf, personOf } from '../bookingCalls'
import { PersonBody } from '../bookingLead'
import { scheduleOf } from '../doctorSchedules'
import { waitingToken } from '../holdId'
import { dayAt, momentOf } from '../localTimes'
import { proofCookies, proofOf } from '../numberProof'
import { MOST_DAYS_AHEAD } from '../placeCalls'
import { joinList } from './waitingSteps'

const WaitingBody = t.intersection([
  t.type({ DoctorId: t.union([t.string, t.number]), from: t.string, to: t.string }),
  PersonBody,
])

/** Whether days can be waited for. @param today at the clinic */
const canWait = (from: string, to: string, today: string): boolean =>
  isDay(from) &&
  isDay(to) &&
  from <= to &&
  to >= today &&
  to < addDays(from, MOST_WAITING_DAYS) &&
  to <= addDays(today, MOST_DAYS_AHEAD)

/**
 * POST /api/waiting: puts a patient on a doctor's waiting list for some days. The number is proven as for a booking, so that
 * the list cannot be filled with others' numbers. 409 where it waits already, or for too many.
 */
export async function joinWaitingList({ body: sent, ip, request }: Omit<Call, 'session'>): Promise<Response> {
  const language = languageOf(sent)
  const copy = waitingCopy[language]
  const body = decoded(WaitingBody, sent)
  const id = String(body?.DoctorId)
  if (!body || !isCatalogueId(id)) return fail(400)
  const { database, intake, limits, config } = runtime()
  if (!intake.breaker.isAvailable) return fail(503)
  if (!canWait(body.from, body.to, dayAt(Date.now(), clinicTimeZone())))
    return fail(400, { errors: [copy.invalidDays] })
  const doctor = await scheduleOf(Number(id))
  if (!doctor || (doctor.schedules.length === 0 && doctor.exceptions.length === 0)) return fail(404)
  const { patient, MobileNoData, countryCode } = body
  const read = readLeadBody({ NameData: patient.name, MobileNoData, countryCode })
  const leadBody = withReadMobile(read.ok ? read.body : {}, countries)
  const person = await personOf({ sent, body, leadBody, language, request })
  if (person instanceof Response) return person
  // The number and the name as a lead has them.
  const number = leadRowOf({ body: leadBody, ip: '' }, leadBody)
  const otp = body.otp === undefined ? undefined : String(body.otp)
  const proof = await proofOf({ request, ip }, number, otp, language)
  if (proof !== 'proven') return proof
  const waitSeconds = await limits.secondsToWait('leadsOfNumber', `${number.country_code} ${number.mobile}`)
  if (waitSeconds !== undefined) return fail(429, { waitSeconds })
  const { birthYear = null, relation = 'self', guardian = false } = patient
  const answer = await joinList(database.executeSql, {
    doctorId: doctor.doctorId,
    from: body.from,
    to: body.to,
    endsAt: momentOf(addDays(body.to, 1), '00:00', clinicTimeZone()),
    person: { name: number.name, birthYear, relation, guardian, mobile: number.mobile },
    countryCode: number.country_code,
    language,
    notice: person.privacyNotice?.version ?? null,
  })
  metrics().bookings.inc({ outcome: answer.kind === 'joined' ? 'waiting' : 'conflict' })
  const cookies = proofCookies(number)
  if (answer.kind === 'tooMany')
    return fail(409, { reason: 'tooManyEntries', errors: [copy.tooManyEntries], cookies })
  // An unproven number is not told the link of its entry.
  if (answer.kind === 'known' && config.bookingProof === 'none')
    return fail(409, { reason: 'alreadyWaiting', errors: [copy.alreadyWaiting] })
  const token = waitingToken(answer.id)
  return ok({ token, url: waitingPath(language, token) }, { cookies })
}

export const addWaiting = jsonCall(joinWaitingList)
