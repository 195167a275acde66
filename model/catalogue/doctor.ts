import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { Picture } from './picture'
import { Slug, Slugs, SomeTexts, Texts, WholeNumber, Words, rowWithOptional } from './primitives'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, namedBy, pageUnder } from './kind'

export const Doctor = rowWithOptional(
  'Doctor',
  {
    DoctorId: WholeNumber,
    /** With the title: 'Dr Anjali Rao'. */
    DoctorName: Words,
    slug: Slug,
    hindi: Words,
    gender: oneOf(['female', 'male']),
    departmentid: WholeNumber,
    /** Degrees, such as 'MS (General Surgery)'. */
    qualifications: SomeTexts,
    experienceYears: WholeNumber,
    languages: SomeTexts,
    cityid: WholeNumber,
    /** Where the doctor sees patients. */
    hospitalSlugs: Slugs,
    treatmentSlugs: Slugs,
    conditionSlugs: Slugs,
    /** In whole rupees. */
    consultationFee: WholeNumber,
    offersVideo: t.boolean,
    about: SomeTexts,
    training: t.readonlyArray(t.readonly(t.type({ year: WholeNumber, what: Words }))),
    memberships: Texts,
    /** The shipped doctors are inventions, and pages say so. */
    isFictional: t.boolean,
  },
  {
    registrationNumber: Words,
    /** A photograph; without one the initials are drawn. */
    picture: Picture,
  },
)
export type Doctor = t.TypeOf<typeof Doctor>

/** A doctor's name on a page of a language. */
export const doctorName = namedBy('DoctorName')

const HOURS_ELSEWHERE = 'does not belong here: hours are rows of schedules, a row a session'

export const doctors: KindDescriptor<Doctor> = {
  codec: Doctor,
  nameField: 'DoctorName',
  columns: {
    first: [
      'DoctorName',
      'hindi',
      'departmentid',
      'cityid',
      'hospitalSlugs',
      'consultationFee',
      'offersVideo',
      'experienceYears',
      'qualifications',
      'languages',
      'gender',
      'registrationNumber',
    ],
    last: ['isFictional', 'slug', 'DoctorId'],
  },
  elsewhere: {
    consultationHours: HOURS_ELSEWHERE,
    timings: HOURS_ELSEWHERE,
    opdTimings: HOURS_ELSEWHERE,
    hours: HOURS_ELSEWHERE,
  },
  idField: 'DoctorId',
  ...pageUnder('/doctor', '/hi/doctor'),
  pictures: { picture: 'portrait' },
  sitemap: { section: 'doctors' },
  search: {
    type: SEARCH_RESULT_TYPE.doctor,
    factsOf: (row) => ({
      id: row.DoctorId,
      name: row.DoctorName,
      others: [row.hindi],
      related: [...row.treatmentSlugs, ...row.conditionSlugs],
      isProper: true,
      cityId: row.cityid,
      departmentIds: [row.departmentid],
      weight: row.experienceYears,
    }),
  },
}
