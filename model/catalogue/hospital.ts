import * as t from 'io-ts'
import {
  PhoneNumber,
  PostalAddress,
  Questions,
  Slug,
  Slugs,
  SomeTexts,
  Texts,
  WholeNumber,
  WebAddress,
  Words,
  rowWithOptional,
} from './primitives'
import { Picture } from './picture'
import { positionFaults } from './position'
import type { Language } from '@/model/page/language'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, pageUnder } from './kind'

export const Hospital = rowWithOptional(
  'Hospital',
  {
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
  },
  {
    hindi: Words,
    /** The part of the city as people write it in Hindi. */
    localityInHindi: Words,
    /** House and street, on one line; the part of the city and the city follow it. */
    streetAddress: PostalAddress,
    /** Answered at the hospital. */
    phone: PhoneNumber,
    picture: Picture,
    logo: Picture,
    /** Degrees north. */
    latitude: t.number,
    /** Degrees east. */
    longitude: t.number,
    /** What the clinic's map calls the place. */
    placeId: Words,
    /** A page of the clinic's map that leads there, in place of brand.json's `directions`. */
    mapLink: WebAddress,
  },
)
export type Hospital = t.TypeOf<typeof Hospital>

/** Its name on a page of a language. */
export const hospitalName = ({ HospitalName, hindi }: Hospital, language: Language): string =>
  (language === 'hi' ? hindi : undefined) ?? HospitalName

/** Where a hospital is within its city. */
export type Locality = Pick<Hospital, 'locality' | 'localityInHindi'>

/** The part of the city on a page of a language; the English one where the row has no Hindi one. */
export const localityName = ({ locality, localityInHindi }: Locality, language: Language): string =>
  (language === 'hi' ? localityInHindi : undefined) ?? locality

export const hospitals: KindDescriptor<Hospital> = {
  codec: Hospital,
  nameField: 'HospitalName',
  columns: {
    first: [
      'HospitalName',
      'cityid',
      'locality',
      'localityInHindi',
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
  ...pageUnder('/hospital', '/hi/hospital'),
  faultsOf: positionFaults,
  pictures: { picture: 'photo', logo: 'logo' },
  listedFields: ['HospitalName'],
  sitemap: { section: 'hospitals' },
  search: {
    type: SEARCH_RESULT_TYPE.hospital,
    factsOf: (row) => ({
      id: row.HospitalId,
      name: row.HospitalName,
      others: [row.locality, row.localityInHindi, row.hindi].flatMap((name) => name ?? []),
      related: row.treatmentSlugs,
      isProper: true,
      cityId: row.cityid,
      departmentIds: row.departmentIds,
      weight: row.beds,
    }),
  },
}
