import 'server-only'
import * as t from 'io-ts'
import { cityById } from '@/content/catalogue/catalogue'
import { RELATIONS } from '@/model/appointments/appointment'
import { type LeadBody, readLeadBody } from '@/model/lead/lead'
import { oneOf } from '@/model/oneOf'
import type { Language } from '@/model/page/language'
import type { NamedHold } from './holdId'
import { isoAt } from './localTimes'
import type { namedPlace } from './placeCalls'

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
  t.partial({ birthYear: BirthYear, relation: oneOf(RELATIONS, 'Relation'), guardian: t.boolean }),
])
/** The patient of a place, and the booker's number. */
export const PersonBody = t.intersection([
  t.type({ patient: PatientBody, MobileNoData: t.union([t.string, t.number]) }),
  t.partial({ countryCode: t.union([t.string, t.number]), otp: t.union([t.string, t.number]) }),
])
export type PersonBody = t.TypeOf<typeof PersonBody>
/** The body of a booking. */
export const BookingBody = t.intersection([t.type({ holdId: t.string }), PersonBody])
export type BookingBody = t.TypeOf<typeof BookingBody>

/** A place with its doctor. */
export type NamedPlace = NonNullable<Awaited<ReturnType<typeof namedPlace>>>

/** The lead of a booking (specification, section 3). */
export function leadBodyOf(
  body: BookingBody,
  hold: NamedHold,
  place: NamedPlace | undefined,
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
    // Unreadable values are refused by the rules of their fields.
    ...(read.ok ? read.body : {}),
    CityData: hospital ? (cityById(hospital.cityId)?.cityname ?? '') : '',
    PageTypeData: 'Doctor',
    PageNameData: doctor ? `/doctor/${doctor.doctor}` : '',
    PageLanguage: language,
    IsConsultwithDoctor: 'Yes',
    Requested_Consultation: 'yes',
    docotrid: String(doctor?.doctorId ?? hold.placeId.split('.', 1)[0]),
    hospitalid: hospital ? String(hospital.hospitalId) : '',
    Remark: when
      ? `Appointment with ${doctor?.name} at ${found?.session.hospital}: ${when}`
      : `Asked for an appointment while it could not be booked: ${hold.placeId}`,
  }
}
