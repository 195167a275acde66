import { Island } from '@/components/layout/islands/Island'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import { shortCityList } from '@/content/catalogue/catalogue'
import { headerCopy } from '@/content/copy/header'
import type { Language } from '@/model/page/language'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { DEFAULT_CITY, popularCount } from '@/model/account/cityChoice'
import { KeptCitySelect, type ListedCities, listedCities } from './KeptCitySelect'
import { type HeaderSearchViewModel, SEARCH_FORM_ID } from './headerSearchBar'
import { Icon } from '@/components/ui/Icon'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, searchPath } from '@/model/search/search'
import { HeaderSearchLoader } from './HeaderSearchLoader'

type HeaderSearchFormProps = {
  readonly viewModel: HeaderSearchViewModel
  readonly placeholder: string
  /** All of India, then cities, popular ones first. */
  readonly cities: ListedCities
}

/**
 * The search form without code: a native list of cities; on phones a link opens it. With code a button that opens
 * 'Select Your City' replaces the list.
 */
export function HeaderSearchForm({ viewModel, placeholder, cities }: HeaderSearchFormProps) {
  const copy = headerSearchCopy[viewModel.language]
  return (
    <>
      <a href={`#${SEARCH_FORM_ID}`} className="search-opener" aria-label={copy.search}>
        <Icon name="search" />
      </a>
      <form
        id={SEARCH_FORM_ID}
        className="site-search"
        action={searchPath(viewModel.language)}
        method="get"
        role="search"
        aria-label={copy.form}
      >
        <div className="city">
          <KeptCitySelect language={viewModel.language} cityId={viewModel.cityId} cities={cities} />
          <button type="button" hidden aria-haspopup="dialog" data-opens="selectCity">
            <span className="out-of-sight">{copy.city}: </span>
            <span className="name" />
          </button>
          <span className="down">
            <Icon name="down" size={18} />
          </span>
        </div>
        <input
          className="query"
          name="q"
          type="search"
          aria-label={placeholder}
          placeholder={placeholder}
          minLength={SEARCH_MIN_LENGTH}
          maxLength={SEARCH_MAX_LENGTH}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" className="go" aria-label={copy.search}>
          <Icon name="search" />
        </button>
        {/* Last, so that who leaves the field with Tab comes to the links of its panel. */}
        <Island name="search" of={HeaderSearchLoader} props={{ viewModel }} />
      </form>
    </>
  )
}

/** The default city is the first one of a catalogue without it. */
export function headerSearchViewModel(language: Language): HeaderSearchViewModel {
  const cities = namesOnly(shortCityList)
  const first = cities.find(({ cityid }) => cityid === DEFAULT_CITY.cityid) ?? cities[0] ?? DEFAULT_CITY
  return {
    language,
    popular: popularCount(cities),
    cityId: first.cityid,
  }
}

/** The header's search: a plain form, with results while typing if code runs. */
export const HeaderSearch = ({ language }: { readonly language: Language }) => (
  <HeaderSearchForm
    viewModel={headerSearchViewModel(language)}
    placeholder={headerCopy[language].searchPlaceholder}
    cities={listedCities(language)}
  />
)
