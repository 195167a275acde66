import { Icon } from '@/components/ui/Icon'
import { namesOnly } from '@/content/rows/cacheTags'
import { shortCityList } from '@/content/catalogue'
import { headerCopy } from '@/content/copy/header'
import type { Language } from '@/model/page/language'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { DEFAULT_CITY, popularCount } from '@/model/account/cityChoice'
import { HeaderSearchForm } from './HeaderSearchForm'
import type { HeaderSearchViewModel } from './headerSearchBar'

/** The cities of the native list, named in the page's language; 'Select Your City' has all of them. */
export const headerCities = (language: Language) =>
  namesOnly(shortCityList).map(
    ({ cityid, cityname, hindi }) => [cityid, language === 'hi' ? hindi : cityname] as const,
  )

/** What the search bar's code is told. A catalogue without the default city begins with its first one. */
export function headerSearchViewModel(language: Language): HeaderSearchViewModel {
  const cities = namesOnly(shortCityList)
  const first = cities.find(({ cityid }) => cityid === DEFAULT_CITY.cityid) ?? cities[0] ?? DEFAULT_CITY
  return {
    language,
    copy: headerSearchCopy[language],
    popular: popularCount(cities),
    cityId: first.cityid,
  }
}

/** The header's search: a plain form to the page of results, which shows results while one types where code runs. */
export const HeaderSearch = ({ language }: { readonly language: Language }) => (
  <HeaderSearchForm
    viewModel={headerSearchViewModel(language)}
    placeholder={headerCopy[language].searchPlaceholder}
    cities={headerCities(language)}
    searchIcon={<Icon name="search" />}
    downIcon={<Icon name="down" size={18} />}
  />
)
