import 'server-only'
import type { AppointmentEvent } from '@/machines/appointment/appointment.machine'
import { RELATIONS } from '@/model/appointments/appointment'
import { addDays } from '@/model/catalogue/timeZone'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { LeadBody } from '@/model/lead/lead'
import type { MobileNumber } from '@/model/lead/mobile'
import { cancelSession, changeOwn, lockAppointment, takeStep } from '@/server/appointments/appointmentSteps'
import { bookPlace } from '@/server/appointments/booking'
import { leadBodyOf } from '@/server/appointments/bookingLead'
import { type BookableDoctor, storedSchedule } from '@/server/appointments/doctorSchedules'
import { appointmentPlace, type FoundPlace } from '@/server/appointments/freePlaces'
import { holdPlace } from '@/server/appointments/holds'
import { dayAt, momentOf } from '@/server/appointments/localTimes'
import { changeSession } from '@/server/appointments/sessionDay'
import { type Session, sessionsOfDay } from '@/server/appointments/sessions'
import { eraseEntries } from '@/server/appointments/waiting/waitingRow'
import { joinList } from '@/server/appointments/waiting/waitingSteps'
import { tableOf } from '@/server/catalogue/tableOf'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { addFollowUps } from '@/server/desk/followUp/createFollowUps'
import { seededRandom } from './demoHistory'
import { demoLeadRow, demoPerson } from './demoLeads'
import { demoVisits, type Visit, type VisitStep } from './demoVisits'

/* Invented appointments of some doctors: each is held, booked and changed as a patient's or by the staff's steps, at the time it is planned for. */

/** Days before and after today. */
const DAYS = 28
const BATCH = 25
const DAY_MS = 24 * 60 * 60 * 1000
/** Numbers of these patients, and of those who wait, after those of the leads (demoLeads.ts). */
const FIRST_PATIENT = 100_000
const FIRST_WAITING = 200_000
const WAITING = 4

interface DemoParts {
  readonly database: Pick<Database, 'executeSql' | 'transaction'>
  /** Milliseconds since 1970. */
  readonly now: number
  readonly settings: StoredSettings
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  /** Marks leads as delivered: to nobody. */
  readonly markDelivered: (executeSql: ExecuteSql, leadIds: readonly string[]) => Promise<void>
}

const DOCTORS = `select d.id from ${tableOf('doctors')} d
  where exists (select from ${tableOf('schedules')} s where s.doctor = d.key) order by d.key limit 200`

/** Doctors who see patients now come first, then those with a session later today or on this day. */
function usefulness(sessions: readonly Session[], today: string, now: number): number {
  const ofToday = sessions.filter(({ day }) => day === today)
  if (ofToday.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)) return 3
  if (ofToday.some(({ startsAt }) => startsAt > now)) return 2
  return ofToday.length > 0 ? 1 : 0
}

/** The doctors of the demonstration with their sessions of eight weeks. */
async function chosenDoctors({ database: { executeSql }, now, settings }: DemoParts, count: number) {
  const { rows } = await executeSql<{ id: number }>(DOCTORS)
  const today = dayAt(now, settings.timeZone)
  const days = Array.from({ length: 2 * DAYS + 1 }, (_, at) => addDays(today, at - DAYS))
  const doctors: { doctor: BookableDoctor; sessions: readonly Session[]; use: number }[] = []
  for (const { id } of rows) {
    const doctor = await storedSchedule(executeSql, id)
    if (!doctor) continue
    const sessions = days.flatMap((day) => sessionsOfDay(doctor, day))
    doctors.push({ doctor, sessions, use: usefulness(sessions, today, now) })
  }
  return doctors.sort((one, other) => other.use - one.use).slice(0, count)
}

/** The day after tomorrow or later on which the first doctor is booked out. */
const fullDayOf = (sessions: readonly Session[], now: number) => {
  const day = sessions.find(({ startsAt }) => startsAt > now + DAY_MS)?.day
  return day === undefined ? undefined : { day, by: now - 2 * 60 * 60 * 1000 }
}

class Visits {
  private patients = FIRST_PATIENT
  booked = 0
  steps = 0

  constructor(
    private readonly parts: DemoParts,
    private readonly doctor: BookableDoctor,
    private readonly random: () => number,
  ) {}

  /** A number for each visit that is planned, so that a later run has the same patients. */
  private person(visit: Visit) {
    const { body, source } = demoPerson(this.patients++, this.random)
    const [relation, age, byStaff] = [this.random(), this.random(), this.random()]
    return {
      body: visit.source === 'walk-in' ? { ...body, Zutm_sourcedata: '', lead_channeldata: 'walk-in' } : body,
      source,
      relation: relation < 0.75 ? 'self' : (RELATIONS[1 + Math.floor(relation * 4) - 3] ?? 'relative'),
      birthYear: new Date(this.parts.now).getUTCFullYear() - 3 - Math.floor(age * 80),
      by: this.parts.staff[Math.floor(byStaff * this.parts.staff.length)] ?? { id: '', name: '' },
    } as const
  }

  /** Writes those visits whose booking is not after now, with their steps until now. */
  async write(visits: readonly Visit[], first: number): Promise<void> {
    this.patients = first
    const people = visits.map((visit) => ({ visit, person: this.person(visit) }))
    const due = people.filter(({ visit }) => visit.bookedAt <= this.parts.now)
    for (let from = 0; from < due.length; from += BATCH)
      await this.parts.database.transaction(async (executeSql) => {
        for (const { visit, person } of due.slice(from, from + BATCH))
          await this.writeOne(executeSql, visit, person)
      })
  }

  private async writeOne(executeSql: ExecuteSql, visit: Visit, person: ReturnType<Visits['person']>) {
    const { bookedAt, place, source } = visit
    const seatId = await this.hold(executeSql, place, person.body.MobileNoData)
    // A visitor has the place.
    if (seatId === undefined) return
    const { body, relation, birthYear } = person
    const named = { seatId, placeId: place.place.id }
    const asked = { holdId: '', patient: { name: body.NameData }, MobileNoData: body.MobileNoData }
    const found = { doctor: this.doctor, found: place }
    const said: LeadBody = { ...leadBodyOf(asked, named, found, 'en'), ...body }
    const lead = demoLeadRow(said, bookedAt)
    const number: MobileNumber = { countryCode: lead.country_code, mobile: lead.mobile }
    const answer = await bookPlace(
      { executeSql },
      {
        ...{ seatId, place: appointmentPlace(place), isRequest: false, lead, number },
        patient: { name: lead.name, birthYear, relation },
        ...{ fee: this.doctor.fee, source },
      },
      bookedAt,
    )
    if (answer.kind !== 'booked') throw new Error(`the demonstration's booking is ${answer.kind}`)
    await this.parts.markDelivered(executeSql, [lead.id])
    await addFollowUps(executeSql, [lead.id], this.parts.settings, new Date(bookedAt))
    this.booked += 1
    const steps = visit.steps.filter(({ at }) => at <= this.parts.now).sort((a, b) => a.at - b.at)
    for (const step of steps) await this.step(executeSql, lead.id, step, person.by.id)
  }

  private async hold(executeSql: ExecuteSql, place: FoundPlace, holder: string): Promise<string | undefined> {
    const database = { executeSql, transaction: this.parts.database.transaction }
    const answer = await holdPlace(database, place, {
      holder: `demo ${holder}`,
      address: null,
      mostOfAddress: 0,
    })
    return answer.kind === 'held' ? answer.seatId : undefined
  }

  private async step(executeSql: ExecuteSql, id: string, step: VisitStep, staffId: string): Promise<void> {
    const by = { id: staffId }
    const { at } = step
    switch (step.type) {
      case 'move': {
        const seatId = await this.hold(executeSql, step.to, id)
        if (seatId !== undefined) await this.own(executeSql, id, { type: 'move', seatId }, at)
        return
      }
      case 'cancel':
        return this.own(executeSql, id, { type: 'cancel', at, reason: 'cannotCome' }, at)
      case 'coming':
      case 'dispute':
      case 'late':
        return this.own(executeSql, id, step, at)
      case 'cancelByClinic':
        return this.staffStep(executeSql, id, { type: step.type, at, by, reason: 'doctorAway' })
      default:
        return this.staffStep(executeSql, id, { type: step.type, at, by })
    }
  }

  private async own(executeSql: ExecuteSql, id: string, event: Parameters<typeof changeOwn>[2], at: number) {
    const transaction: Database['transaction'] = (work) => work(executeSql)
    const answer = await changeOwn({ transaction }, id, event, at)
    if (answer.kind !== 'changed') throw new Error(`the demonstration's ${event.type} is ${answer.kind}`)
    this.steps += 1
  }

  private async staffStep(executeSql: ExecuteSql, id: string, event: AppointmentEvent): Promise<void> {
    const row = await lockAppointment(executeSql, id)
    if (typeof row === 'string' || !(await takeStep(executeSql, row, event)))
      throw new Error(`the demonstration's ${event.type} does not fit`)
    this.steps += 1
  }
}

/** Patients who wait for a place on the day that is booked out. */
async function fillWaiting(
  { database: { executeSql }, now, settings }: DemoParts,
  doctorId: number,
  day: string,
) {
  const random = seededRandom(11)
  for (let at = 0; at < WAITING; at++) {
    const { body } = demoPerson(FIRST_WAITING + at, random)
    const person = { name: body.NameData, birthYear: null, relation: 'self', guardian: false } as const
    const days = { from: day, to: day, endsAt: momentOf(addDays(day, 1), '00:00', settings.timeZone) }
    await joinList(
      executeSql,
      {
        ...{ doctorId, ...days, person: { ...person, mobile: body.MobileNoData } },
        ...{ countryCode: '91', language: at % 2 ? 'hi' : 'en', notice: null },
      },
      now - (WAITING - at) * 60 * 60 * 1000,
    )
  }
}

export interface FilledAppointments {
  readonly appointments: number
  readonly steps: number
}

/**
 * Fills the schedules of some doctors with invented appointments of four weeks before and after now: with the catalogue's own
 * schedules, so that a clinic without any gets none.
 * @throws the database's error
 */
export async function fillAppointments(parts: DemoParts, count: number): Promise<FilledAppointments> {
  const { database, now, staff } = parts
  const doctors = await chosenDoctors(parts, count)
  const total = { appointments: 0, steps: 0 }
  let first = FIRST_PATIENT
  for (const [at, { doctor, sessions }] of doctors.entries()) {
    const full = at === 0 ? fullDayOf(sessions, now) : undefined
    const visits = demoVisits(sessions, { seed: at + 1, full })
    const writer = new Visits(parts, doctor, seededRandom(100 + at))
    await writer.write(visits, first)
    first += visits.length
    total.appointments += writer.booked
    total.steps += writer.steps
    if (full) await fillWaiting(parts, doctor.doctorId, full.day)
  }
  await disturb(doctors, database, { now, by: staff[0] ?? { name: '' } })
  return total
}

/** A doctor is late today, and another one does not come in two days or later. */
async function disturb(
  doctors: readonly { readonly sessions: readonly Session[] }[],
  database: DemoParts['database'],
  { now, by }: { readonly now: number; readonly by: { readonly name: string } },
): Promise<void> {
  const late = doctors
    .flatMap(({ sessions }) => sessions)
    .find((one) => one.endsAt > now && one.startsAt < now + DAY_MS)
  if (late) await changeSession(database, { id: late.id, action: 'delay', delay: 20 }, by, now)
  const coming = doctors.length > 1 ? doctors.at(-1)?.sessions : undefined
  // The first session that somebody has booked in.
  for (const { id, startsAt } of coming ?? [])
    if (startsAt > now + 2 * DAY_MS && (await cancelSession(database, id, 'doctorAway', now))) break
}

const PATIENTS = `select distinct a.patient_id as id, a.session_id as session from appointment a
  join lead_delivery d on d.lead_id = a.id where d.adapter = $1`
const REMOVE_PATIENTS = `delete from patient where id = any($1::uuid[])
  and not exists (select from appointment a where a.patient_id = patient.id)`
const REMOVE_SESSIONS = `delete from clinic_session c where c.id = any($1::text[])
  and not exists (select from appointment a where a.session_id = c.id) and not exists (select from seat s where s.session_id = c.id)`

/** Takes the patients, sessions and waiting entries out, around what removes the leads. @throws the database's error */
export async function removeAppointments(
  executeSql: ExecuteSql,
  adapter: string,
  removeLeads: () => Promise<number>,
): Promise<number> {
  const { rows } = await executeSql<{ id: string | null; session: string }>(PATIENTS, [adapter])
  const removed = await removeLeads()
  await executeSql(REMOVE_PATIENTS, [rows.flatMap(({ id }) => id ?? [])])
  await executeSql(REMOVE_SESSIONS, [[...new Set(rows.map(({ session }) => session))]])
  for (let at = 0; at < WAITING; at++) {
    const { body } = demoPerson(FIRST_WAITING + at, seededRandom(0))
    await eraseEntries(executeSql, { countryCode: '91', mobile: body.MobileNoData })
  }
  return removed
}
