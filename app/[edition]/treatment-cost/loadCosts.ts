import 'server-only'
import { type TreatmentSubject, treatmentSubject } from '@/app/[edition]/treatment/loadTreatment'
import { NOBODY } from '@/components/pages/People/peopleSections'
import type { PeopleInCity } from '@/components/pages/Cost/citySections'
import {
  type CityFigures,
  type CostFigures,
  cityFigures,
  costFigures,
} from '@/components/pages/Cost/costFigures'
import type { Crumb } from '@/components/ui/Breadcrumbs'
import { cityByAliasSlug, cityBySlug } from '@/content/catalogue/catalogue'
import { costCopy } from '@/content/copy/costs'
import { treatmentPageCopy } from '@/content/copy/treatments'
import type { City } from '@/model/catalogue/city'
import type { Treatment } from '@/model/catalogue/treatment'
import { someDoctors } from '@/server/catalogue/reads/doctors'
import { someHospitals } from '@/server/catalogue/reads/hospitals'
import { orFallback } from '@/server/catalogue/reads/rowQuery'
import { cityCostPath, costPath } from '@/model/catalogue/cost'

export type CostPageFound = TreatmentSubject & { readonly figures: CostFigures }

/** A treatment's cost page; undefined for an unknown slug and for a treatment without prices. */
export function costPage(slug: string): CostPageFound | undefined {
  const subject = treatmentSubject(slug, { pageType: 'costpage', path: costPath(slug) })
  const figures = subject && costFigures(subject.treatment)
  return figures && { ...subject, figures }
}

/** The way to a treatment's cost page from the home page. */
export const costCrumbs = ({ slug, ProcedureName }: Treatment): readonly Crumb[] => [
  { name: treatmentPageCopy.en.index.crumb, path: '/treatment' },
  { name: ProcedureName, path: `/treatment/${slug}` },
  { name: costCopy.country.crumb, path: costPath(slug) },
]

/** A page about a city is of the city's own tier: unless the catalogue says it, 1 for the popular ones, 2 for the others served, else 3. */
const tierOfCity = ({ tier, citytype, served }: City): number =>
  tier ?? (citytype === 'popular' ? 1 : served ? 2 : 3)

export type CityCostPageFound = TreatmentSubject & { readonly city: City; readonly figures: CityFigures }

/** A treatment's cost page in a city; undefined where the treatment has no price for that city. */
export function cityCostPage(slug: string, citySlug: string): CityCostPageFound | undefined {
  const city = cityBySlug(citySlug)
  const subject =
    city &&
    treatmentSubject(slug, {
      pageType: 'Treatment_City',
      path: cityCostPath(slug, citySlug),
      citySlug,
      tier: tierOfCity(city),
    })
  const figures = subject && cityFigures(subject.treatment, city)
  return figures && { ...subject, city, figures }
}

/** Canonical page for an older or second name of a city; undefined for other slugs. */
export const cityCostAlias = (slug: string, citySlug: string): string | undefined => {
  const city = cityByAliasSlug(citySlug)
  return city && cityCostPath(slug, city.slug)
}

/** How many doctors and hospitals of the city a page names. */
const SHOWN = 4

const NOBODY_THERE: PeopleInCity = { ...NOBODY, performs: true, offers: true }

/**
 * Doctors and hospitals for a treatment in a city, else those of the department. Empty while the database is
 * unavailable.
 */
export const peopleInCity = (treatment: Treatment, city: City): Promise<PeopleInCity> =>
  orFallback(async () => {
    const ofDepartment = { cityId: city.cityid, departmentId: treatment.departmentid }
    const ofTreatment = { ...ofDepartment, treatmentSlug: treatment.slug }
    const [doctors, hospitals] = await Promise.all([
      someDoctors({ cityId: city.cityid, treatmentSlug: treatment.slug }, SHOWN),
      someHospitals(ofTreatment, SHOWN),
    ])
    const [performs, offers] = [doctors.length > 0, hospitals.length > 0]
    const shown = {
      doctors: performs ? doctors : await someDoctors(ofDepartment, SHOWN),
      hospitals: offers ? hospitals : await someHospitals(ofDepartment, SHOWN),
    }
    const there = (rows: readonly unknown[]) => (rows.length > 0 ? [city] : [])
    return {
      ...shown,
      doctorCities: there(shown.doctors),
      hospitalCities: there(shown.hospitals),
      performs,
      offers,
    }
  }, NOBODY_THERE)
