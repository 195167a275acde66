import 'server-only'
import { noteTags } from '@/content/catalogue/snapshot/cacheTags'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { EntryFacts, FactsBySlug, Fees, Rating } from '@/model/page/listFacts'
import { runtime } from '@/server/runtime'
import { listHas, rowsOfKeys } from './rowQuery'
import { placesOfDoctor, schedulesOfDoctors } from './schedules'

/*
 * Facts about doctors and hospitals in lists and comparisons besides their own rows, for a whole page in three
 * queries. Not cached: there are as many queries as pages and comparisons, and an index answers each.
 */

/** The patients' ratings of each of these, by slug; without reviews there is no entry. */
async function ratingsOf(
  whose: 'doctor' | 'hospital',
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  noteTags(['reviews'])
  const { rows } = await runtime().database.executeSql<Rating & { slug: string }>(
    `select ${whose} as slug, count(*)::integer as count, avg(rating)::float as average
     from catalogue_reviews where ${whose} = any($1::text[]) group by 1`,
    [slugs],
  )
  return new Map(rows.map(({ slug, ...rating }) => [slug, rating]))
}

/** Consultation fees of the doctors of each of these hospitals, by the hospital's slug; no entry without doctors. */
async function feesAtHospitals(slugs: readonly string[]): Promise<ReadonlyMap<string, Fees>> {
  noteTags(['doctors'])
  const { rows } = await runtime().database.executeSql<Fees & { slug: string }>(
    `select slug, asked.lowest, asked.highest
     from unnest($1::text[]) as slug
     cross join lateral (
       -- Offset 0: else each end is looked for along the index of all fees.
       select min(fee) as lowest, max(fee) as highest from (
         select fee from catalogue_doctors
         where ${listHas('hospitalSlugs').replace('?', 'jsonb_build_array(slug)')} offset 0) as here
     ) as asked
     where asked.lowest is not null`,
    [slugs],
  )
  return new Map(rows.map(({ slug, ...fees }) => [slug, fees]))
}

const slugsOf = (rows: readonly { readonly slug: string }[]): readonly string[] =>
  rows.map(({ slug }) => slug)

/** Where and when these doctors see patients, and what patients gave them. */
export async function factsOfDoctors(doctors: readonly Doctor[]): Promise<FactsBySlug> {
  const [schedules, ratings] = await Promise.all([
    schedulesOfDoctors(slugsOf(doctors)),
    ratingsOf('doctor', slugsOf(doctors)),
  ])
  const placesOf = (doctor: Doctor) => placesOfDoctor(doctor, schedules.get(doctor.slug))
  const hospitals = await rowsOfKeys('hospitals', [...new Set(doctors.flatMap(placesOf))])
  const bySlug = new Map(hospitals.map((hospital) => [hospital.slug, hospital]))
  return new Map(
    doctors.map((doctor): readonly [string, EntryFacts] => [
      doctor.slug,
      {
        rating: ratings.get(doctor.slug),
        schedules: schedules.get(doctor.slug),
        hospitals: placesOf(doctor).flatMap((place) => bySlug.get(place) ?? []),
      },
    ]),
  )
}

/** Ratings of these hospitals, and their doctors' consultation fees. */
export async function factsOfHospitals(hospitals: readonly Hospital[]): Promise<FactsBySlug> {
  const slugs = slugsOf(hospitals)
  const [ratings, fees] = await Promise.all([ratingsOf('hospital', slugs), feesAtHospitals(slugs)])
  return new Map(slugs.map((slug) => [slug, { rating: ratings.get(slug), fees: fees.get(slug) }]))
}
