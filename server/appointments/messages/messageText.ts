import 'server-only'
import { brandName } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import { type MessageGap, messageCopy, tokenTimeCopy, yourDoctorCopy } from '@/content/copy/messages'
import { shortDate, timeInWords } from '@/content/copy/placeInWords'
import { ownPath } from '@/model/appointments/bookingPaths'
import type { MessageKind } from '@/model/appointments/messages'
import { turnPath } from '@/model/appointments/turnWords'
import { waitingPath } from '@/model/appointments/waiting'
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName, localityName } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { doctorById } from '@/server/catalogue/reads/doctors'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { runtime } from '@/server/runtime'
import { appointmentToken, waitingToken } from '../holdId'
import { expectedRange } from '../sessions'

/** An appointment whose place and time are put into words. Times in milliseconds since 1970. */
interface TimedAppointment {
  readonly language: Language
  readonly doctorId: number
  /** The place's slug. */
  readonly hospital: string
  /** `YYYY-MM-DD`, local. */
  readonly day: string
  readonly zone: string
  readonly token: number | null
  readonly startsAt: number
  readonly endsAt: number
  /** By how much the session runs late. */
  readonly delayMinutes: number
}

/** The subject of a message. */
export interface ToldAppointment extends TimedAppointment {
  readonly id: string
  readonly kind: MessageKind
  /** Until when an offered place is kept. */
  readonly offeredUntil?: number | undefined
}

/** Operators take no longer value of a template. */
const LONGEST_VALUE = 40

/** A value that operators take: letters, digits, spaces and few marks, cut at a word. */
export function templateValue(text: string): string {
  const plain = text
    .replace(/[^\p{L}\p{M}\p{N} .:'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= LONGEST_VALUE) return plain
  const cut = plain.slice(0, LONGEST_VALUE + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim()
}

function timeOf({ token, startsAt, endsAt, zone, language }: TimedAppointment): string {
  if (token === null) return timeInWords(startsAt, zone, language)
  const [from] = expectedRange({ id: '', token, startsAt, endsAt })
  return interpolate(tokenTimeCopy[language], { token, time: timeInWords(from, zone, language) })
}

/** Doctor, date, time, place and delay of an appointment, in words. @throws the database's error */
export async function appointmentInWords(
  told: TimedAppointment,
): Promise<Readonly<Record<Exclude<MessageGap, 'link' | 'until'>, string>>> {
  const { language } = told
  const [doctor, hospital] = await Promise.all([doctorById(told.doctorId), hospitalBySlug(told.hospital)])
  return {
    doctor: doctor ? doctorName(doctor, language) : yourDoctorCopy[language],
    date: shortDate(told.day, language),
    time: timeOf(told),
    place: hospital
      ? `${hospitalName(hospital, language)} ${localityName(hospital, language)}`
      : told.hospital,
    minutes: String(told.delayMinutes),
  }
}

/** The page that a message leads to: of the appointment, its turn, or of the entry that waits for one. */
const pathOf = ({ kind, language, id }: ToldAppointment): string =>
  kind === 'placeFree'
    ? waitingPath(language, waitingToken(id))
    : (kind === 'turnNear' ? turnPath : ownPath)(language, appointmentToken(id))

/** A message as senders take it: its text, and the values of its template. */
export interface WrittenMessage {
  readonly kind: MessageKind
  readonly language: Language
  readonly text: string
  readonly values: Readonly<Record<MessageGap, string>>
}

/** Writes a message: doctor, date, time, place and link, and nothing else of the patient. @throws the database's error */
export async function writtenMessage(told: ToldAppointment): Promise<WrittenMessage> {
  const { kind, language } = told
  const words = await appointmentInWords(told)
  const values = {
    doctor: templateValue(words.doctor),
    date: templateValue(words.date),
    time: templateValue(words.time),
    place: templateValue(words.place),
    minutes: words.minutes,
    until:
      told.offeredUntil === undefined
        ? ''
        : templateValue(timeInWords(told.offeredUntil, told.zone, language)),
    link: runtime().config.siteUrl + pathOf(told),
  }
  const text = interpolate(messageCopy[language][kind], { ...values, brand: brandName(language) })
  return { kind, language, text, values }
}
