import type { ReactNode } from 'react'
import { type CityListKind, allCitiesLink, cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import { Links } from '@/components/ui/SectionedArticle/textBlocks'
import type { Language } from '@/model/page/language'
import type { City } from '@/model/catalogue/city'
import { type Department, specialistsOf, departmentName } from '@/model/catalogue/department'
import type { ShownDoctor } from '@/model/page/listFacts'
import type { Hospital } from '@/model/catalogue/hospital'
import { obliqueName } from '@/model/catalogue/obliqueName'

/** Doctors and hospitals for a page's subject, and the cities with more of them. */
export type People = {
  readonly doctors: readonly ShownDoctor[]
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
  language: Language = 'en',
): readonly ArticleSection[] {
  const values = {
    specialists: specialistsOf(department, language),
    department: obliqueName(departmentName(department, language), language),
  }
  const filled = (text: string) => interpolate(text, values)
  const section = (
    kind: CityListKind,
    cards: ReactNode,
    cities: readonly City[],
    own: Readonly<Record<'title' | 'intro' | 'cities' | 'in', string>>,
  ): ArticleSection => ({
    id: kind,
    title: filled(own.title),
    body: (
      <>
        <p className="aside">{filled(own.intro)}</p>
        {cards}
        {cities.length > 0 && language === 'hi' && (
          <Links language={language} items={[allCitiesLink(kind, department, cities.length, language)]} />
        )}
        {cities.length > 0 && language === 'en' && (
          <>
            <h3>{filled(own.cities)}</h3>
            <PlaceLinks
              links={cities.map((city) => ({
                href: cityListHref(kind, city, department),
                unseen: filled(own.in),
                name: city.cityname,
              }))}
              all={allCitiesLink(kind, department, cities.length, language)}
            />
          </>
        )}
      </>
    ),
  })
  const doctors = section(
    'doctors',
    <DoctorCards doctors={people.doctors} language={language} isByDistance />,
    people.doctorCities,
    { title: copy.doctors, intro: copy.doctorsIntro, cities: copy.doctorCities, in: copy.doctorsIn },
  )
  const hospitals = section(
    'hospitals',
    <HospitalCards hospitals={people.hospitals} language={language} isByDistance />,
    people.hospitalCities,
    { title: copy.hospitals, intro: copy.hospitalsIntro, cities: copy.hospitalCities, in: copy.hospitalsIn },
  )
  return [
    ...(people.doctors.length > 0 ? [doctors] : []),
    ...(people.hospitals.length > 0 ? [hospitals] : []),
  ]
}
