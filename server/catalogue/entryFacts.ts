import 'server-only'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { EntryFacts, FactsBySlug } from '@/model/page/listFacts'
import { feesAtHospitals } from './doctors'
import { hospitalsBySlugs } from './hospitals'
import { ratingsOf } from './reviews'

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug)

/** Where these doctors see patients, and what patients gave them: for all of a page's in two questions. */
export async function factsOfDoctors(doctors: readonly Doctor[]): Promise<FactsBySlug> {
  const places = [...new Set(doctors.flatMap(({ hospitalSlugs }) => hospitalSlugs))]
  const [hospitals, ratings] = await Promise.all([
    hospitalsBySlugs(places),
    ratingsOf('doctor', slugsOf(doctors)),
  ])
  const bySlug = new Map(hospitals.map((hospital) => [hospital.slug, hospital]))
  return new Map(
    doctors.map(({ slug, hospitalSlugs }): readonly [string, EntryFacts] => [
      slug,
      {
        rating: ratings.get(slug),
        hospitals: hospitalSlugs.flatMap((place) => bySlug.get(place) ?? []),
      },
    ]),
  )
}

/** What patients gave these hospitals, and what their doctors ask for a consultation. */
export async function factsOfHospitals(hospitals: readonly Hospital[]): Promise<FactsBySlug> {
  const slugs = slugsOf(hospitals)
  const [ratings, fees] = await Promise.all([ratingsOf('hospital', slugs), feesAtHospitals(slugs)])
  return new Map(slugs.map((slug) => [slug, { rating: ratings.get(slug), fees: fees.get(slug) }]))
}
