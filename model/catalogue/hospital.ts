import * as t from 'io-ts'
import { Questions, Slug, Slugs, SomeTexts, Texts, WholeNumber, Words, row } from './primitives'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, pageUnder } from './kind'

export const Hospital = row('Hospital', {
  HospitalId: WholeNumber,
  HospitalName: Words,
  slug: Slug,
  cityid: WholeNumber,
  /** The part of the city. */
  locality: Words,
  departmentIds: t.readonlyArray(WholeNumber),
  treatmentSlugs: Slugs,
  insurerSlugs: Slugs,
  beds: WholeNumber,
  intensiveCareBeds: WholeNumber,
  operatingTheatres: WholeNumber,
  /** The year it opened. */
  opened: WholeNumber,
  accreditations: Texts,
  facilities: SomeTexts,
  languages: SomeTexts,
  visitingHours: Words,
  hasEmergency: t.boolean,
  about: SomeTexts,
  faqs: Questions,
  /** The shipped hospitals are inventions, and pages say so. */
  isFictional: t.boolean,
})
export type Hospital = t.TypeOf<typeof Hospital>

export const hospitals: KindDescriptor<Hospital> = {
  codec: Hospital,
  nameField: 'HospitalName',
  columns: {
    first: [
      'HospitalName',
      'cityid',
      'locality',
      'departmentIds',
      'visitingHours',
      'hasEmergency',
      'beds',
      'intensiveCareBeds',
      'operatingTheatres',
      'opened',
    ],
    last: ['isFictional', 'slug', 'HospitalId'],
  },
  idField: 'HospitalId',
  ...pageUnder('/hospital'),
  listedFields: ['HospitalName'],
  sitemap: { section: 'hospitals' },
  search: {
    type: SEARCH_RESULT_TYPE.hospital,
    factsOf: (row) => ({
      id: row.HospitalId,
      name: row.HospitalName,
      others: [row.locality],
      related: row.treatmentSlugs,
      isProper: true,
      cityId: row.cityid,
      departmentIds: row.departmentIds,
      weight: row.beds,
    }),
  },
}
