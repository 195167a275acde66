import styled from 'styled-components'
import { fieldBox, selectArrow } from '@/components/ui/theme/surfaces'
import { headerSearchViewModel } from '@/components/layout/Search/HeaderSearch'
import { KeptCitySelect, listedCities } from '@/components/layout/Search/KeptCitySelect'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/model/page/language'
import { searchCopy } from '@/content/copy/search'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, searchPath } from '@/model/search/search'

const SearchFormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: var(--measure);

  label {
    font-weight: 600;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  input,
  select {
    flex: 1 1 10rem;
    min-width: 0;
    min-height: 48px;
    padding: 8px 14px;
    ${fieldBox}
  }
  select {
    flex-basis: 100%;
    appearance: none;
    padding-right: 36px;
    background-image: ${selectArrow};
    background-repeat: no-repeat;
    background-position: right 14px center;
    font-weight: 600;
  }
  button {
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  @media (min-width: 768px) {
    select {
      flex: 0 0 10rem;
    }
  }
`

type SearchFormProps = {
  readonly language: Language
  /** Whether it has a list of cities of its own, with the chosen one. */
  readonly hasCities?: boolean
  readonly query?: string
  /** The city that the header's form was sent with; a further search is ranked by it as well. */
  readonly cityId?: number
}

/** Leads to the page of results; it needs no JavaScript. */
export const SearchForm = ({ language, query = '', cityId, hasCities }: SearchFormProps) => (
  <SearchFormRoot
    action={searchPath(language)}
    method="get"
    role="search"
    aria-label={searchCopy[language].title}
  >
    {cityId !== undefined && <input type="hidden" name="city" value={cityId} />}
    <label htmlFor="search-page-query">{searchCopy[language].label}</label>
    <div>
      {hasCities && (
        <KeptCitySelect
          language={language}
          cityId={headerSearchViewModel(language).cityId}
          cities={listedCities(language)}
        />
      )}
      <input
        id="search-page-query"
        name="q"
        type="search"
        defaultValue={query}
        minLength={SEARCH_MIN_LENGTH}
        maxLength={SEARCH_MAX_LENGTH}
        required
        autoComplete="off"
      />
      <button type="submit" className="button button-primary">
        <Icon name="arrow" size={18} />
        {searchCopy[language].button}
      </button>
    </div>
  </SearchFormRoot>
)
