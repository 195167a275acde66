import styled from 'styled-components'
import type { Language } from '@/model/page/language'
import { searchCopy } from '@/content/copy/search'
import type { SearchResult } from '@/model/search/searchResult'
import { searchGroupsOf } from '@/model/search/search'
import { bookPath } from '@/model/appointments/bookingPaths'
import { SearchResultText, isEnglishOnly } from '@/components/layout/Search/SearchResultText'
import { Island } from '@/components/layout/islands/Island'
import { NextPlacesLoader } from '@/components/pages/Doctor/NextPlacesLoader'
import { BookEntryLink } from '@/components/ui/BookEntryLink'
import { PageLink } from '@/components/ui/PageLink'
import { UrgentHelp } from '@/components/ui/UrgentHelp'
import { urgentHelpStyle } from '@/components/ui/UrgentHelp.styles'
import { touchLink } from '@/components/ui/theme/surfaces'
import { interpolate } from '@/content/copy/interpolate'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import type { UrgentHelp as Help } from '@/model/search/danger'

const UrgentNoticeRoot = styled.div`
  ${urgentHelpStyle}
`

/** Whom to call, before anything else on the page of results. */
export const UrgentNotice = ({ help }: { readonly help: Help }) => (
  <UrgentNoticeRoot>
    <UrgentHelp help={help} />
  </UrgentNoticeRoot>
)

const WaysOnRoot = styled.ul`
  display: grid;
  list-style: none;

  a {
    ${touchLink}
  }
`

type WaysOnProps = {
  readonly query: string
  /** None where the page offers no calls. */
  readonly phone: string | undefined
  readonly language: Language
}

/** Where to go when no page answers: the departments, the chat with the same question, a call. */
export function WaysOn({ query, phone, language }: WaysOnProps) {
  const { departments, ask, call, title } = searchCopy[language].waysOn
  return (
    <WaysOnRoot aria-label={title}>
      <li>
        <PageLink href="/departments" language={language}>
          {departments}
        </PageLink>
      </li>
      <li>
        <PageLink href={`/chat/ai?${new URLSearchParams({ q: query })}#answer`} language={language}>
          {ask}
        </PageLink>
      </li>
      {phone && (
        <li>
          <a href={telephoneLink(phone)}>{interpolate(call, { phone: readablePhone(phone) })}</a>
        </li>
      )}
    </WaysOnRoot>
  )
}

const SearchResultsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
  h2 {
    font-size: 1.25rem;
  }
  section > ul {
    max-width: 46rem;
    list-style: none;
  }
  section > ul > li {
    border-bottom: 1px solid var(--line);
  }
  section > ul > li > .button {
    margin-block: 4px 12px;
  }
  /* Room for the next places, until code fills it: their height. */
  @media (scripting: enabled) {
    [data-places] > .button {
      margin-top: 52px;
    }
  }
  .page {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    min-height: 48px;
    padding-block: 8px;
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }
  .page:hover {
    text-decoration: underline;
  }
  .why {
    flex: 1 0 100%;
  }
  .place,
  .why {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
  }
`

const isGroup = (group: number): group is keyof typeof searchCopy.en.groups => group in searchCopy.en.groups

interface ResultGroup {
  readonly title: string
  readonly results: readonly SearchResult[]
}

/** Results by group with its title, a kind that has none left out. */
export const resultGroups = (results: readonly SearchResult[], language: Language): readonly ResultGroup[] =>
  searchGroupsOf(results).flatMap(({ group, results: own }) =>
    isGroup(group) ? [{ title: searchCopy[language].groups[group], results: own }] : [],
  )

type SearchResultsProps = { readonly results: readonly SearchResult[]; readonly language: Language }

/** What a search found, by kind. */
export const SearchResults = ({ results, language }: SearchResultsProps) => (
  <SearchResultsRoot>
    {resultGroups(results, language).map(({ title, results: own }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {own.map((result) => {
            const { Id, Url, BookUrl, RouteId, Name } = result
            return (
              <li key={Url} data-places={BookUrl === undefined ? undefined : Id}>
                <a className="page" href={Url} hrefLang={isEnglishOnly(Url, language) ? 'en' : undefined}>
                  <SearchResultText result={result} language={language} />
                </a>
                {BookUrl !== undefined && (
                  <BookEntryLink
                    href={bookPath('en', RouteId)}
                    name={Name}
                    language={language}
                    className="button button-primary"
                  />
                )}
              </li>
            )
          })}
        </ul>
      </section>
    ))}
    {results.some(({ BookUrl }) => BookUrl !== undefined) && (
      <Island name="nextPlaces" of={NextPlacesLoader} props={{ language }} />
    )}
  </SearchResultsRoot>
)
