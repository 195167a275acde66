import * as t from 'io-ts'
import { Slug, Slugs, SomeTexts, Texts, WholeNumber, Words } from './primitives'

export const Doctor = t.readonly(
  t.intersection([
    t.type({
      DoctorId: WholeNumber,
      /** With the title: 'Dr Anjali Rao'. */
      DoctorName: Words,
      slug: Slug,
      hindi: Words,
      gender: t.union([t.literal('female'), t.literal('male')]),
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
      /** Illustrative, in whole rupees. */
      consultationFee: WholeNumber,
      offersVideo: t.boolean,
      consultationHours: Words,
      about: SomeTexts,
      training: t.readonlyArray(t.readonly(t.type({ year: WholeNumber, what: Words }))),
      memberships: Texts,
      /** The shipped doctors are inventions, and pages say so. */
      isFictional: t.boolean,
    }),
    t.partial({ registrationNumber: Words }),
  ]),
  'Doctor',
)
export type Doctor = t.TypeOf<typeof Doctor>
