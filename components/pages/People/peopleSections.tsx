import { allCitiesLink, cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'

/** Who performs or treats what a page is about, where, and in which cities there are more. */
export type People = {
  readonly doctors: readonly Doctor[]
  readonly hospitals: readonly Hospital[]
  readonly doctorCities: readonly City[]
  readonly hospitalCities: readonly City[]
}

export const NOBODY: People = { doctors: [], hospitals: [], doctorCities: [], hospitalCities: [] }

/** The sections' own words; `{specialists}` and `{department}` are filled in. */
export type PeopleCopy = {
  readonly doctors: string
  readonly doctorsIntro: string
  readonly doctorCities: string
  readonly doctorsIn: string
  readonly hospitals: string
  readonly hospitalsIntro: string
  readonly hospitalCities: string
  readonly hospitalsIn: string
}

/** Sections with doctors and hospitals; one that would be empty is left out. */
export function peopleSections(
  people: People,
  department: Department,
  copy: PeopleCopy,
): readonly ArticleSection[] {
  const gaps = { specialists: department.specialistPlural, department: department.DepartmentName }
  const filled = (text: string) => interpolate(text, gaps)
  const doctors: ArticleSection = {
    id: 'doctors',
    title: filled(copy.doctors),
    body: (
      <>
        <p className="aside">{filled(copy.doctorsIntro)}</p>
        <DoctorCards doctors={people.doctors} language="en" />
        {people.doctorCities.length > 0 && (
          <>
            <h3>{filled(copy.doctorCities)}</h3>
            <PlaceLinks
              links={people.doctorCities.map((city) => ({
                href: cityListHref('doctors', city, department),
                unseen: filled(copy.doctorsIn),
                name: city.cityname,
              }))}
              all={allCitiesLink('doctors', department, people.doctorCities.length)}
            />
          </>
        )}
      </>
    ),
  }
  const hospitals: ArticleSection = {
    id: 'hospitals',
    title: filled(copy.hospitals),
    body: (
      <>
        <p className="aside">{filled(copy.hospitalsIntro)}</p>
        <HospitalCards hospitals={people.hospitals} language="en" />
        {people.hospitalCities.length > 0 && (
          <>
            <h3>{filled(copy.hospitalCities)}</h3>
            <PlaceLinks
              links={people.hospitalCities.map((city) => ({
                href: cityListHref('hospitals', city, department),
                unseen: filled(copy.hospitalsIn),
                name: city.cityname,
              }))}
              all={allCitiesLink('hospitals', department, people.hospitalCities.length)}
            />
          </>
        )}
      </>
    ),
  }
  return [
    ...(people.doctors.length > 0 ? [doctors] : []),
    ...(people.hospitals.length > 0 ? [hospitals] : []),
  ]
}
