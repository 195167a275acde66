import { Icon } from '@/components/Icon/Icon'
import { shortCityList } from '@/content/catalogue'
import { type Language, messagesFor } from '@/content/messages/messagesFor'
import { headerSearchWords } from '@/content/words/headerSearch'
import { DEFAULT_CITY, popularCount } from '@/model/cityChoice'
import { HeaderSearchForm } from './HeaderSearchForm'
import type { HeaderSearchPlan } from './headerSearchPlan'

/** The cities of the native list, named in the page's language; 'Select Your City' has all of them. */
export const headerCities = (language: Language) =>
  shortCityList().map(
    ({ cityid, cityname, hindi }) => [cityid, language === 'hi' ? hindi : cityname] as const,
  )

/** What the search bar's code is told. A catalogue without the default city begins with its first one. */
export function headerSearchPlan(language: Language): HeaderSearchPlan {
  const cities = shortCityList()
  const first = cities.find(({ cityid }) => cityid === DEFAULT_CITY.cityid) ?? cities[0] ?? DEFAULT_CITY
  return {
    language,
    words: headerSearchWords[language],
    popular: popularCount(cities),
    cityId: first.cityid,
  }
}

/** The header's search: a plain form to the page of results, which shows results while one types where code runs. */
export const HeaderSearch = ({ language }: { readonly language: Language }) => (
  <HeaderSearchForm
    plan={headerSearchPlan(language)}
    placeholder={messagesFor(language).header.searchPlaceholder}
    cities={headerCities(language)}
    searchIcon={<Icon name="search" />}
    downIcon={<Icon name="down" size={18} />}
  />
)
