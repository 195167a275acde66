import type { Hospital as HospitalThing, Physician, PostalAddress, ProfilePage } from 'schema-dts'
import { departmentById, treatmentBySlug } from '@/content/catalogue/catalogue'
import { briefCopy, demoNote } from '@/content/copy/demoNote'
import { directionsHref } from '@/content/catalogue/links/directions'
import { pictureHref } from '@/content/catalogue/links/pictureHref'
import { bookPath } from '@/model/appointments/bookingPaths'
import type { ScheduleRow } from '@/model/appointments/schedule'
import { weekHours } from '@/model/appointments/weekHours'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import { telephoneLink } from '@/model/page/contactLinks'
import { ownPosition } from '@/model/catalogue/position'
import { PICTURE_SHAPES, type Picture, type PictureShapeName } from '@/model/catalogue/picture'
import { languageOfPath } from '@/model/page/language'
import type { Person } from '@/model/catalogue/person'
import { medicalSpecialties, medicalSpecialty } from './medicalSpecialty'

/**
 * Postal address as far as known.
 * @param street house and street, or the part of the city
 */
const cityAddress = (city: City, street?: string) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city.cityname,
    addressRegion: city.state,
    addressCountry: 'IN',
  }) satisfies PostalAddress

/** The whole address of a picture's largest file, in the format that everybody reads. */
export const pictureUrl = (picture: Picture | undefined, shape: PictureShapeName, pageUrl: string) =>
  picture?.stored &&
  new URL(pictureHref(picture.stored, picture.stored.width, PICTURE_SHAPES[shape].fallback), pageUrl).href

/** The operations that a doctor performs or a hospital offers. */
const procedures = ({ treatmentSlugs }: Doctor | Hospital) =>
  treatmentSlugs.flatMap((slug) => {
    const treatment = treatmentBySlug(slug)
    return treatment ? [{ '@type': 'MedicalProcedure' as const, name: treatment.ProcedureName }] : []
  })

const DAY_OF_WEEK = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** A doctor's weekly sessions, with the place where there are several; one that closes before it opens ends on the next day. */
function openingHours(schedules: readonly ScheduleRow[], hospitals: readonly Hospital[]) {
  const places = new Map(hospitals.map((hospital) => [hospital.slug, hospital.HospitalName]))
  const hasSeveral = new Set(schedules.map(({ hospital }) => hospital)).size > 1
  return weekHours(schedules).flatMap(({ hospital, weekdays, sessions, validFrom, validTo }) =>
    sessions.map((session) => ({
      '@type': 'OpeningHoursSpecification' as const,
      name: hasSeveral ? places.get(hospital) : undefined,
      dayOfWeek: weekdays.map((weekday) => DAY_OF_WEEK[weekday]),
      opens: session.from,
      closes: session.to,
      validFrom,
      validThrough: validTo,
    })),
  )
}

/** That a place with a doctor can be booked online, and where; nothing without weekly sessions. */
const booking = ({ slug }: Doctor, schedules: readonly ScheduleRow[], url: string) =>
  schedules.length > 0
    ? {
        '@type': 'ReserveAction' as const,
        target: new URL(bookPath(languageOfPath(new URL(url).pathname), slug), url).href,
      }
    : undefined

type DoctorSubject = {
  readonly doctor: Doctor
  readonly department: Department
  readonly city: City
  readonly schedules: readonly ScheduleRow[]
  readonly hospitals: readonly Hospital[]
}

/**
 * A doctor, without rating or review: the shipped ones are inventions, and the markup says so.
 * @param url the page's whole address
 */
export const doctorJsonLd = (
  { doctor, department, city, schedules, hospitals }: DoctorSubject,
  url: string,
) =>
  ({
    '@type': 'Physician',
    '@id': url,
    name: doctor.DoctorName,
    alternateName: doctor.hindi,
    url,
    image: pictureUrl(doctor.picture, 'portrait', url),
    description: doctor.about[0],
    disambiguatingDescription: demoNote(briefCopy.en, doctor) || undefined,
    medicalSpecialty: medicalSpecialty(department),
    knowsLanguage: [...doctor.languages],
    address: cityAddress(city),
    hospitalAffiliation: doctor.hospitalSlugs.map((slug) => ({
      '@id': new URL(`/hospital/${slug}`, url).href,
    })),
    openingHoursSpecification: openingHours(schedules, hospitals),
    availableService: procedures(doctor),
    potentialAction: booking(doctor, schedules, url),
  }) satisfies Physician

/**
 * A hospital, without rating or review: the shipped ones are inventions, and the markup says so.
 * @param url the page's whole address
 */
export const hospitalJsonLd = (
  hospital: Hospital,
  city: City,
  departments: readonly Department[],
  url: string,
) =>
  ({
    '@type': 'Hospital',
    '@id': url,
    name: hospital.HospitalName,
    url,
    image: pictureUrl(hospital.picture, 'photo', url),
    logo: pictureUrl(hospital.logo, 'logo', url),
    geo: ownPosition(hospital) && { '@type': 'GeoCoordinates' as const, ...ownPosition(hospital) },
    hasMap: directionsHref(hospital),
    description: hospital.about[0],
    disambiguatingDescription: demoNote(briefCopy.en, hospital) || undefined,
    medicalSpecialty: medicalSpecialties(departments),
    foundingDate: String(hospital.opened),
    knowsLanguage: [...hospital.languages],
    address: cityAddress(city, [hospital.streetAddress, hospital.locality].filter(Boolean).join(', ')),
    telephone: hospital.phone && telephoneLink(hospital.phone).replace('tel:', ''),
    amenityFeature: hospital.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
    availableService: procedures(hospital),
  }) satisfies HospitalThing

/** The page of an author or a reviewer. @param url the page's whole address */
export const personJsonLd = (person: Person, url: string) =>
  ({
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: person.PersonName,
      alternateName: person.hindi,
      url,
      image: pictureUrl(person.picture, 'portrait', url),
      jobTitle: person.role,
      description: person.summary,
      disambiguatingDescription: demoNote(briefCopy.en, person) || undefined,
      knowsLanguage: [...person.languages],
      knowsAbout: person.departmentIds.flatMap((id) => departmentById(id)?.DepartmentName ?? []),
    },
  }) satisfies ProfilePage
