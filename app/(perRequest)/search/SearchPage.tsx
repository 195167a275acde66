import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { Scene } from '@/components/ui/Scene'
import { PageLink } from '@/components/ui/PageLink'
import { PageHero } from '@/components/ui/PageHero'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { SearchResults, UrgentNotice, WaysOn } from './SearchResults'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { cityById } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { listLinks } from '@/components/layout/Footer/listLinks'
import { searchCopy } from '@/content/copy/search'
import { isCrisis } from '@/model/search/danger'
import { hasDevanagari, searchPath, searchText } from '@/model/search/search'
import { type SearchOutcome, searchForVisitor } from '@/server/search/site/limitedSearch'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import type { QueryProps } from '@/app/(perRequest)/perRequest'
import { DevanagariFont } from '@/app/_document/DevanagariFont'
import { publicPage } from '@/app/_document/edition'
import { callNumber } from '@/content/brand'

/** Notice shown without results. */
function noticeFor(kind: SearchOutcome['kind'], query: string, language: Language): string {
  const copy = searchCopy[language]
  if (kind === 'found') return copy.nothing
  if (kind === 'tooShort') return query === '' ? '' : copy.tooShort
  return copy[kind]
}

/** The results of a search without JavaScript in one language: the header's and the 404 page's form lead here. */
export function searchPage(language: Language) {
  const path = searchPath(language)

  /** The address contains the query: not indexed, no referrer to other sites. */
  const metadata: Metadata = {
    title: searchCopy[language].title,
    robots: { index: false, follow: true },
    referrer: 'same-origin',
  }

  async function SearchPage({ searchParams }: QueryProps) {
    const { q, city, source } = await searchParams
    const query = searchText(typeof q === 'string' ? q : '')
    // Who types Hindi letters on the English page is answered in Hindi; who chose Hindi stays in Hindi.
    const shown = language === 'hi' || hasDevanagari(query) ? 'hi' : 'en'
    const copy = searchCopy[shown]
    const page = publicPage({ pageType: 'Search', pageName: 'Search', path, language: shown })
    const cityId = cityById(Number(city))?.cityid
    const outcome = await searchForVisitor(query, new Headers(await headers()), {
      city: cityId,
      ...(shown === 'hi' && { language: shown }),
    })
    const { urgency } = outcome
    return (
      <SiteShell page={page}>
        {source === IN_APP_SOURCE && <EditionStyle />}
        {/* A device may have no such letters: whom to call stands in them. */}
        {shown !== language && <DevanagariFont />}
        <PageHero
          // In a life-threatening situation only emergency numbers are offered.
          form={!isCrisis(urgency) && <LeadForm page={page} />}
        >
          <h1>{query === '' ? copy.title : interpolate(copy.resultsFor, { query })}</h1>
          {urgency && <UrgentNotice help={urgency} />}
          {query === '' && <p className="lead">{copy.lead}</p>}
          <SearchForm language={shown} query={query} cityId={cityId} />
          {outcome.kind === 'found' && outcome.results.length > 0 ? (
            <SearchResults results={outcome.results} language={shown} />
          ) : (
            !isCrisis(urgency) && (
              <>
                {query !== '' && <Scene name="empty" isOpening />}
                <p role="status">{interpolate(noticeFor(outcome.kind, query, shown), { query })}</p>
                {query !== '' && <WaysOn query={query} phone={callNumber(page)} language={shown} />}
              </>
            )
          )}
        </PageHero>
        <nav className="wrap" aria-label={copy.browse} style={{ paddingBottom: 64 }}>
          <h2>{copy.browse}</h2>
          <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', listStyle: 'none', marginTop: 8 }}>
            {listLinks(shown).map(({ href, name }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  language={shown}
                  style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </SiteShell>
    )
  }

  return { metadata, SearchPage }
}
