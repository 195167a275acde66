import { shortCityList } from '@/content/catalogue/catalogue'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { selectCityCopy } from '@/content/copy/selectCity'
import { ALL_OF_INDIA_ID } from '@/model/account/visitorMarks'
import { cityName } from '@/model/catalogue/city'
import { HEADER_CITY_SCRIPT } from '@/model/page/inlineScript'
import type { Language } from '@/model/page/language'

export type ListedCities = readonly (readonly [id: number, name: string])[]

/** All of India, then popular cities, then others of the short list; 'Select Your City' has all. */
export const listedCities = (language: Language): ListedCities => [
  [ALL_OF_INDIA_ID, selectCityCopy[language].allOfIndia],
  ...namesOnly(shortCityList).map((city) => [city.cityid, cityName(city, language)] as const),
]

type KeptCitySelectProps = {
  readonly language: Language
  /** Used if the browser has none stored. */
  readonly cityId: number
  readonly cities: ListedCities
}

/** A native list of cities; an inline script selects the stored one before the first paint. */
export const KeptCitySelect = ({ language, cityId, cities }: KeptCitySelectProps) => (
  <>
    {/* Not as it was before a reload: what is chosen elsewhere holds. */}
    <select
      name="city"
      aria-label={headerSearchCopy[language].city}
      defaultValue={cityId}
      autoComplete="off"
      suppressHydrationWarning
    >
      {cities.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {/* For a kept city that is none of these. */}
      <option value="" hidden suppressHydrationWarning>
        {headerSearchCopy[language].city}
      </option>
    </select>
    <script data-own="" dangerouslySetInnerHTML={{ __html: HEADER_CITY_SCRIPT }} />
  </>
)
