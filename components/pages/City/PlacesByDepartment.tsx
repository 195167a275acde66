import styled from 'styled-components'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { foldingSheets, touchLink } from '@/components/ui/theme/surfaces'
import { citiesAmong, departments } from '@/content/catalogue/catalogue'
import type { Department } from '@/model/catalogue/department'
import type { DepartmentPlace } from '@/model/page/listFacts'
import type { Language } from '@/model/page/language'
import { PageLink } from '@/components/ui/PageLink'
import { cityName } from '@/model/catalogue/city'
import { type CityListKind, allCitiesLink, cityListHref, cityListName } from './cityListHref'
import type { ReactNode } from 'react'

const PlacesByDepartmentRoot = styled.div`
  ${foldingSheets}

  summary {
    grid-template-columns: 1fr auto 16px;
    min-height: 52px;
    padding: 8px 16px;
  }
  details > div {
    padding: 4px 16px 16px;
  }
`

type PlacesByDepartmentProps = {
  readonly places: readonly DepartmentPlace[]
  readonly to: CityListKind
  /** The filtered department: shown alone, with all of its cities. */
  readonly chosen?: Department
  readonly language: Language
}

/** The cities of each department, folded away; each leads to the city's list. */
export const PlacesByDepartment = ({ places, to, chosen, language }: PlacesByDepartmentProps) => (
  <PlacesByDepartmentRoot>
    {(chosen ? [chosen] : departments()).map((department) => {
      const own = places.filter(({ departmentId }) => departmentId === department.DepartmentId)
      if (own.length === 0) return null
      const cities = citiesAmong(own.map(({ cityId }) => cityId))
      return (
        <details key={department.slug} open={chosen !== undefined}>
          <summary>
            {cityListName(to, department, language)}
            <span className="count numbers">{cities.length}</span>
          </summary>
          <PlaceLinks
            language={language}
            links={cities.map((city) => ({
              href: cityListHref(to, city, department),
              name: cityName(city, language),
            }))}
            all={chosen ? undefined : allCitiesLink(to, department, cities.length, language)}
          />
        </details>
      )
    })}
  </PlacesByDepartmentRoot>
)

const NearestListRoot = styled.div`
  display: grid;
  gap: 36px;

  section {
    display: grid;
    gap: 14px;
  }
  section > h2 {
    font-size: 1.375rem;
  }
  .all {
    ${touchLink}
    font-weight: 600;
  }
`

type NearestCity = {
  readonly slug: string
  /** Its name with the distance. */
  readonly title: string
  readonly cards: ReactNode
  readonly all: { readonly href: string; readonly name: string }
}

/** For a city without entries: those of the nearest cities, city by city. */
export const NearestList = ({
  cities,
  language,
}: {
  readonly cities: readonly NearestCity[]
  readonly language: Language
}) => (
  <NearestListRoot>
    {cities.map(({ slug, title, cards, all }) => (
      <section key={slug}>
        <h2>{title}</h2>
        {cards}
        <p>
          <PageLink className="all" href={all.href} language={language}>
            {all.name}
          </PageLink>
        </p>
      </section>
    ))}
  </NearestListRoot>
)
