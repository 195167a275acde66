import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import { chevron } from '@/components/ui/theme/chevron'
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
  a,
  summary {
    ${touchLink}
    flex-wrap: wrap;
    gap: 0 6px;
  }
  span {
    font-weight: 400;
    white-space: nowrap;
  }
  details > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    column-gap: 12px;
  }
  ${chevron}
`

type CityWaysProps = {
  readonly treatment: Treatment
  readonly department: Department
  /** The cities with doctors of the department, popular ones first. */
  readonly cities: readonly City[]
  readonly language: Language
}

/**
 * The ways from a treatment to one city: its doctors, hospitals and price; below them the price of every city. The document names
 * the first city; a script puts the visitor's own in its place before it is painted. The pages of cities are English.
 */
export function CityWays({ treatment, department, cities, language }: CityWaysProps) {
  const costs = costsOf(treatment.slug)
  const city = costs[0]?.city ?? cities[0]
  if (!city) return null
  const copy = cityWaysCopy[language]
  const isEnglish = language === 'en'
  const priced = isEnglish ? costs.find((cost) => cost.city.slug === city.slug) : undefined
  const text = interpolate(copy.title, { name: treatmentName(treatment, language) })
  return (
    <CityWaysRoot data-slug={city.slug} className="no-print">
      <p>
        <b data-text={text}>{interpolate(text, { city: cityName(city, language) })}</b>
        <PageLink href={cityListHref('doctors', city, department)} language={language}>
          {copy.doctors}
        </PageLink>
        <PageLink href={cityListHref('hospitals', city, department)} language={language}>
          {copy.hospitals}
        </PageLink>
        <a className="cost" href={priced ? cityCostPath(treatment.slug, city.slug) : '#cost'}>
          {copy.cost} <span>{priced && shortRupees(priced.average)}</span>
        </a>
      </p>
      {isEnglish && costs.length > 0 && (
        <details>
          <summary>{copy.all}</summary>
          <div>
            {costs.map(({ city: one, average }) => (
              <a key={one.slug} href={cityCostPath(treatment.slug, one.slug)}>
                {one.cityname} <span>{shortRupees(average)}</span>
              </a>
            ))}
          </div>
        </details>
      )}
      <script data-own="" dangerouslySetInnerHTML={{ __html: CITY_WAYS_SCRIPT }} />
    </CityWaysRoot>
  )
}
