import 'server-only'
import type { ShownAppointment } from './AppointmentFacts'
import { cityById } from '@/content/catalogue/catalogue'
import { directionsHref } from '@/content/catalogue/links/directions'
import type { AppointmentState, OwnAction } from '@/model/appointments/appointment'
import { cityName } from '@/model/catalogue/city'
import { doctorName } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { type BookableDoctor, scheduleOf } from '@/server/appointments/doctorSchedules'
import { readToken } from '@/server/appointments/holdId'
import { wantsMessages } from '@/server/appointments/messages/messageConsent'
import { ownActions, ownAppointment } from '@/server/appointments/ownAppointment'
import { dayOfVisit } from '@/server/appointments/ownTurn'
import { type PatientTurn, patientTurn } from '@/server/appointments/patientQueue'
import { expectedRange } from '@/server/appointments/sessions'
import { doctorById } from '@/server/catalogue/reads/doctors'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { runtime } from '@/server/runtime'
import { placeName } from '@/app/(perRequest)/freeDays'

/** What an appointment's page is drawn from. */
export interface OwnView {
  readonly shown: ShownAppointment
  readonly state: AppointmentState
  readonly actions: readonly OwnAction[]
  readonly lateMinutes: number | null
  /** When the patient's turn is expected, on the day itself. */
  readonly turn: PatientTurn | undefined
  /** By how much the session runs late, in minutes. */
  readonly delayMinutes: number
  readonly isDisputed: boolean
  /** Whether the number gets messages. */
  readonly wantsMessages: boolean
  /** Whether the patient has the place and its time has not passed. */
  readonly isAhead: boolean
  /** Where another one is booked; undefined where the doctor is not there any more. */
  readonly doctorSlug: string | undefined
  readonly schedule: BookableDoctor | undefined
  /** A page of the clinic's map. */
  readonly directions: string | undefined
}

const AHEAD: readonly AppointmentState[] = ['requested', 'confirmed']

/** 'Neem Grove Hospital, Andheri, Mumbai' */
export function whereOf(place: Hospital | undefined, slug: string, language: Language): string {
  const city = place && cityById(place.cityid)
  return [placeName(place, slug, language), city && cityName(city, language)].filter(Boolean).join(', ')
}

/** The appointment that a link opens; undefined for a link that opens none. @throws the database's error */
export async function ownView(token: string, language: Language): Promise<OwnView | undefined> {
  const id = readToken(token)
  const own = id === undefined ? undefined : await ownAppointment(runtime().database.executeSql, id)
  if (!own) return undefined
  const { appointment, doctorId, hospital: slug, day, zone, fee, delayMinutes } = own
  const { state, place, lateMinutes, isDisputed } = appointment
  if (!place) return undefined
  const [doctor, hospital, schedule, wanted] = await Promise.all([
    doctorById(doctorId),
    hospitalBySlug(slug),
    scheduleOf(doctorId),
    wantsMessages(runtime().database.executeSql, own.id),
  ])
  const now = Date.now()
  const isToday = dayOfVisit(own, now) === 'today'
  const turn = isToday ? await patientTurn(runtime().database.executeSql, own.id, now) : undefined
  const [expectedFrom, expectedTo] = expectedRange({ ...place, id: '' })
  return {
    shown: {
      day,
      zone,
      token: place.token,
      expectedFrom,
      expectedTo,
      doctor: doctor ? doctorName(doctor, language) : '',
      where: whereOf(hospital, slug, language),
      fee,
    },
    state,
    actions: ownActions(own, now),
    lateMinutes,
    turn,
    delayMinutes,
    isDisputed,
    wantsMessages: wanted,
    isAhead: AHEAD.includes(state) && place.endsAt > now,
    doctorSlug: doctor?.slug,
    schedule,
    directions: hospital && directionsHref(hospital),
  }
}
