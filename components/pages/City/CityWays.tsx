import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import { touchLink } from '@/components/ui/theme/surfaces'
import { costsOf } from '@/content/catalogue/catalogue'
import { cityWaysCopy } from '@/content/copy/cityLists'
import { interpolate } from '@/content/copy/interpolate'
import { shortRupees } from '@/content/copy/rupees'
import { type City, cityName } from '@/model/catalogue/city'
import { cityCostPath } from '@/model/catalogue/cost'
import type { Department } from '@/model/catalogue/department'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { CITY_WAYS_SCRIPT } from '@/model/page/inlineScript'
import type { Language } from '@/model/page/language'
import { cityListHref } from './cityListHref'

const CityWaysRoot = styled.div`
  padding-left: 12px;
  border-left: 3px solid var(--green);

  p {
    display: flex;
    flex-wrap: wrap;
    column-gap: 20px;
    font-weight: 600;
  }
  b {
    flex-basis: 100%;
  }
  a {
    ${touchLink}
    flex-wrap: wrap;
    gap: 0 6px;
  }
  span {
    font-weight: 400;
    white-space: nowrap;
  }
`

/** For the script: slug and average cost of each priced city, by the name that a visit keeps. */
const pricesByCity = (costs: ReturnType<typeof costsOf>) =>
  Object.fromEntries(costs.map(({ city, average }) => [city.cityname, [city.slug, shortRupees(average)]]))

type CityWaysProps = {
  readonly treatment: Treatment
  readonly department: Department
  /** The cities with doctors and hospitals of the department, popular ones first. */
  readonly cities: readonly City[]
  readonly language: Language
}

/**
 * The ways from a treatment to one city: its doctors, hospitals and price. The document names the first priced city that has all
 * three; a script puts the visitor's own in its place before it is painted. The pages of cities are English.
 */
export function CityWays({ treatment, department, cities, language }: CityWaysProps) {
  const costs = costsOf(treatment.slug)
  const priced = costs.map((cost) => cost.city)
  const city = priced.find(({ slug }) => cities.some((one) => one.slug === slug)) ?? cities[0] ?? priced[0]
  if (!city) return null
  const copy = cityWaysCopy[language]
  const price = language === 'en' ? costs.find((cost) => cost.city.slug === city.slug) : undefined
  const text = interpolate(copy.title, { name: treatmentName(treatment, language) })
  return (
    <CityWaysRoot
      data-slug={city.slug}
      data-cost={language === 'en' ? cityCostPath(treatment.slug, '') : undefined}
      data-costs={language === 'en' ? JSON.stringify(pricesByCity(costs)) : undefined}
      className="no-print"
    >
      <p>
        <b data-text={text}>{interpolate(text, { city: cityName(city, language) })}</b>
        <PageLink href={cityListHref('doctors', city, department)} language={language}>
          {copy.doctors}
        </PageLink>
        <PageLink href={cityListHref('hospitals', city, department)} language={language}>
          {copy.hospitals}
        </PageLink>
        <a className="cost" href={price ? cityCostPath(treatment.slug, city.slug) : '#cost'}>
          {copy.cost} <span>{price && shortRupees(price.average)}</span>
        </a>
      </p>
      <script data-own="" dangerouslySetInnerHTML={{ __html: CITY_WAYS_SCRIPT }} />
    </CityWaysRoot>
  )
}
