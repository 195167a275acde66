import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/PageLink'
import { costsOf } from '@/content/catalogue/catalogue'
import { compareCopy } from '@/content/copy/compare'
import { directionsCopy } from '@/content/copy/directions'
import { interpolate } from '@/content/copy/interpolate'
import { placeOf } from '@/content/catalogue/links/directions'
import { type City, cityName } from '@/model/catalogue/city'
import { cityCostPath, costPath } from '@/model/catalogue/cost'
import type { Hospital } from '@/model/catalogue/hospital'
import { kilometresBetween } from '@/model/catalogue/position'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'
import { rupees } from '@/content/copy/rupees'

/** How many of a long list a cell names. */
const NAMED = 6

/** A text, or "not given". */
export const orNotGiven = (text: string, language: Language, lang?: 'en'): ReactNode =>
  text === '' ? compareCopy[language].notGiven : <span lang={lang}>{text}</span>

/** 'First, +n more', or 'none'. */
export function Several({
  items,
  language,
}: {
  readonly items: readonly ReactNode[]
  readonly language: Language
}) {
  const copy = compareCopy[language]
  if (items.length === 0) return copy.notGiven
  const more = items.length - NAMED
  return (
    <ul>
      {items.slice(0, NAMED).map((item, at) => (
        <li key={at}>{item}</li>
      ))}
      {more > 0 && <li className="more">{interpolate(copy.andMore, { count: more })}</li>}
    </ul>
  )
}

type PriceProps = {
  readonly range: PriceRange | undefined
  /** The page that says how the range is meant. */
  readonly source: string
  readonly language: Language
}

/** A range of prices with where it comes from. */
function Price({ range, source, language }: PriceProps) {
  const copy = compareCopy[language]
  if (!range) return copy.notGiven
  return (
    <>
      <span className="strong">
        {interpolate(copy.range, { minimum: rupees(range.minimum), maximum: rupees(range.maximum) })}
      </span>
      <br />
      <PageLink href={`${source}#meaning`} language={language}>
        {copy.source}
      </PageLink>
    </>
  )
}

type CityPriceProps = {
  readonly treatment: Treatment
  readonly city: City | undefined
  /** Over all cities, where no city is asked for. */
  readonly overall?: PriceRange | undefined
  readonly language: Language
}

/** What a treatment costs in a city. */
export function CityPrice({ treatment: { slug }, city, overall, language }: CityPriceProps) {
  const range = city ? costsOf(slug).find((cost) => cost.city.cityid === city.cityid) : overall
  const source = city ? cityCostPath(slug, city.slug) : costPath(slug)
  return <Price range={range} source={source} language={language} />
}

type DistanceProps = {
  readonly hospitals: readonly Hospital[]
  readonly from: City | undefined
  readonly language: Language
}

/**
 * How far the nearest of some hospitals is from a city. Without one in the address the browser says it from the city that
 * the visitor chose (Hospital/showDistances.ts).
 */
export function Distance({ hospitals, from, language }: DistanceProps) {
  const copy = compareCopy[language]
  const places = hospitals.flatMap((hospital) => placeOf(hospital) ?? [])
  const [first] = places
  if (!first) return copy.notGiven
  if (!from)
    return (
      <span data-place={`${first.latitude},${first.longitude}`} data-here={copy.distanceHere}>
        {copy.chooseCity}
      </span>
    )
  const kilometres = Math.round(Math.min(...places.map((place) => kilometresBetween(from, place))))
  const city = cityName(from, language)
  return kilometres === 0
    ? interpolate(copy.distanceHere, { city })
    : interpolate(directionsCopy[language].distance, { kilometres: kilometres.toLocaleString('en-IN'), city })
}
