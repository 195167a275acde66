import 'server-only'
import type { LeadBody } from '@/model/lead/lead'
import type { MobileNumber } from '@/model/lead/mobile'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { isOwnBranch } from '@/server/desk/branches'
import { leadRowOf } from '@/server/leads/intake/acceptLead'
import { bookedBefore, bookPlace } from './booking'
import { leadBodyOf } from './bookingLead'
import { changeByStaff } from './deskSteps'
import { scheduleOf } from './doctorSchedules'
import { type FoundPlace, freePlaces, appointmentPlace } from './freePlaces'
import { type Holder, holdPlace } from './holds'
import { dayAt } from './localTimes'
import { type Place, readSessionId, type Session, sessionsOfDay } from './sessions'

/* A walk-in at the reception: creates a lead and an appointment with the next token, whose patient has arrived. */

/** A session of the schedule by its id, with its doctor, or undefined. @throws the database's error */
async function scheduledSession(id: string) {
  const named = readSessionId(id)
  const doctor = named && (await scheduleOf(named.doctorId))
  const session = doctor && sessionsOfDay(doctor, named.day).find((one) => one.id === id)
  return doctor && session && { doctor, session }
}

const LAST_TOKEN = `select coalesce(max(token), 0)::int as last from seat where session_id = $1::text`
const MINUTE_MS = 60_000

/** The token after all that are given and all that can be booked. */
async function nextToken({ executeSql }: Database, session: Session): Promise<Place> {
  const { id, capacity, walkIns, minutes, startsAt } = session
  const [row] = (await executeSql<{ last: number }>(LAST_TOKEN, [id])).rows
  const token = Math.max(row?.last ?? 0, capacity - walkIns) + 1
  const from = startsAt + (token - 1) * minutes * MINUTE_MS
  return { id: `${id}.t${token}`, token, startsAt: from, endsAt: from + minutes * MINUTE_MS }
}

/** The first time that is free, those kept for walk-ins among them. */
async function nextTime(
  { executeSql }: Database,
  doctor: NonNullable<Awaited<ReturnType<typeof scheduleOf>>>,
  session: Session,
  at: number,
): Promise<Place | undefined> {
  const span = { from: session.day, days: 1 }
  const whole = { ...doctor, schedules: doctor.schedules.map((row) => ({ ...row, walkIns: 0 })) }
  const sessions = (await freePlaces(executeSql, [whole], span, at)).get(doctor.doctorId) ?? []
  return sessions.find((one) => one.session.id === session.id)?.free[0]
}

/** Receptions of one session at the same moment. */
const TRIES = 5

async function hold(
  database: Database,
  { session, placeOf }: { readonly session: Session; readonly placeOf: () => Promise<Place | undefined> },
  holder: Holder,
): Promise<{ readonly found: FoundPlace; readonly seatId: string } | undefined> {
  for (let tried = 0; tried < TRIES; tried++) {
    const place = await placeOf()
    if (!place) return undefined
    const found = { session, place }
    const answer = await holdPlace(database, found, holder)
    if (answer.kind === 'held') return { found, seatId: answer.seatId }
  }
  return undefined
}

interface WalkIn {
  readonly sessionId: string
  readonly name: string
  /** Null where the patient gives none. */
  readonly number: MobileNumber | null
  /** Of the form: a form that was sent twice makes one patient. */
  readonly key: string
}

/**
 * Takes a walk-in: lead, appointment and arrival.
 * @param at epoch milliseconds
 * @returns the appointment's id and token; 'closed' if the session accepts no more patients, 'notToday' for another day's
 * @throws the database's error
 */
export async function takeWalkIn(
  database: Database,
  { sessionId, name, number, key }: WalkIn,
  staff: Pick<StaffMember, 'id' | 'name' | 'branches'>,
  at = Date.now(),
): Promise<{ readonly id: string; readonly token: number | null } | 'closed' | 'unknown' | 'notToday'> {
  const known = await scheduledSession(sessionId)
  if (!known || !isOwnBranch(staff, known.session.hospital)) return 'unknown'
  const { doctor, session } = known
  if (session.day !== dayAt(at, session.zone)) return 'notToday'
  const sent = { MobileNoData: number?.mobile ?? '', countryCode: number?.countryCode ?? '' }
  // The same for a form that is sent twice, whatever place it gets.
  const asked = { NameData: name, ...sent, PageNameData: sessionId }
  const row = (body: LeadBody) => leadRowOf({ body: asked, ip: '', idempotencyKey: key }, body)
  const before = await bookedBefore(database.executeSql, row(asked))
  if (before) return { id: before.id, token: null }
  const isTokens = session.mode === 'tokens'
  const placeOf = () => (isTokens ? nextToken(database, session) : nextTime(database, doctor, session, at))
  const holder = { holder: `staff ${staff.id} ${key}`, address: null, mostOfAddress: 0 }
  const held = await hold(database, { session, placeOf }, holder)
  if (!held) return 'closed'
  const { found, seatId } = held
  const named = { seatId, placeId: found.place.id }
  const body = leadBodyOf({ holdId: '', patient: { name }, ...sent }, named, { doctor, found }, 'en')
  const said = { ...body, NameData: name, ...sent, PageTypeData: 'Desk', lead_channeldata: 'walk-in' }
  const lead = row(said)
  const answer = await bookPlace(database, {
    seatId,
    place: appointmentPlace(found),
    isRequest: false,
    lead,
    number: { countryCode: lead.country_code, mobile: lead.mobile },
    patient: { name: lead.name, birthYear: null, relation: 'self' },
    fee: doctor.fee,
    source: 'walk-in',
  })
  if (answer.kind !== 'booked') return 'closed'
  const { id } = answer.appointment
  const change = { id, version: 1, action: 'arrive', reason: 'other' } as const
  if (!answer.isRepeated) await changeByStaff(database, change, staff, at)
  return { id, token: found.place.token }
}
