import type { ReactNode } from 'react'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, searchPath } from '@/model/search/search'
import { HeaderSearchLoader } from './HeaderSearchLoader.actors'
import { SEARCH_FORM_ID, type HeaderSearchViewModel } from './headerSearchBar'

type HeaderSearchFormProps = {
  readonly viewModel: HeaderSearchViewModel
  readonly placeholder: string
  /** Id and shown name of every city, popular ones first. */
  readonly cities: readonly (readonly [id: number, name: string])[]
  readonly searchIcon: ReactNode
  readonly downIcon: ReactNode
}

/**
 * The search bar as it is before and without code: a form to the page of results with a native list of cities, which on
 * phones a link opens. The button that takes the list's place opens 'Select Your City', and waits for the code behind it.
 */
export const HeaderSearchForm = ({
  viewModel,
  placeholder,
  cities,
  searchIcon,
  downIcon,
}: HeaderSearchFormProps) => (
  <>
    <a href={`#${SEARCH_FORM_ID}`} className="search-opener" aria-label={viewModel.copy.search}>
      {searchIcon}
    </a>
    <form
      id={SEARCH_FORM_ID}
      className="site-search"
      action={searchPath(viewModel.language)}
      method="get"
      role="search"
      aria-label={viewModel.copy.form}
    >
      <div className="city">
        <select name="city" aria-label={viewModel.copy.city} defaultValue={viewModel.cityId}>
          {cities.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" hidden aria-haspopup="dialog" data-opens="selectCity">
          <span className="out-of-sight">{viewModel.copy.city}: </span>
          <span className="name" />
        </button>
        <span className="down">{downIcon}</span>
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
      <button type="submit" className="go" aria-label={viewModel.copy.search}>
        {searchIcon}
      </button>
      {/* Last, so that who leaves the field with Tab comes to the links of its panel. */}
      <HeaderSearchLoader viewModel={viewModel} />
    </form>
  </>
)
