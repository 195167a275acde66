import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { SearchForm } from '@/components/SearchResults/SearchForm'
import { SearchResults } from '@/components/SearchResults/SearchResults'
import { EditionStyle } from '@/components/SiteShell/EditionStyle'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { cityById } from '@/content/catalogue'
import { type Language, fillGaps } from '@/content/messages/messages'
import { footerWords } from '@/content/words/footer'
import { searchWords } from '@/content/words/search'
import { searchPath, searchText } from '@/model/search'
import { type SearchOutcome, searchForVisitor } from '@/server/search/searchForVisitor'
import { IN_APP_SOURCE } from '@/model/page/address'
import { pageNumbers } from './pageNumbers'

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> }

/** The lists to look through instead; tests and articles have one in each language. */
function listsIn(language: Language) {
  const words = footerWords[language]
  const own = language === 'hi' ? '/hi' : ''
  return [
    { href: '/condition', name: words.conditions },
    { href: '/treatment', name: words.treatments },
    { href: '/doctors', name: words.doctors },
    { href: '/hospitals', name: words.hospitals },
    { href: `${own}/test`, name: words.tests },
    { href: `${own}/blog`, name: words.articles },
  ]
}

/** What stands where no results do. */
function noticeFor(kind: SearchOutcome['kind'], query: string, language: Language): string {
  const words = searchWords[language]
  if (kind === 'found') return words.nothing
  if (kind === 'tooShort') return query === '' ? '' : words.tooShort
  return words[kind]
}

/** The results of a search without JavaScript in one language: the header's and the 404 page's form lead here. */
export function searchPage(language: Language) {
  const words = searchWords[language]
  const page = {
    pageType: 'Search',
    pageName: 'Search',
    path: searchPath(language),
    tier: 3,
    language,
  } satisfies LeadFormPage

  /** What somebody searched stands in the address: no search engine keeps it, and no other site is told of it. */
  const metadata: Metadata = {
    title: words.title,
    robots: { index: false, follow: true },
    referrer: 'same-origin',
  }

  async function SearchPage({ searchParams }: Props) {
    const { q, city, source } = await searchParams
    const query = searchText(typeof q === 'string' ? q : '')
    const cityId = cityById(Number(city))?.cityid
    const outcome = await searchForVisitor(query, new Headers(await headers()), {
      city: cityId,
      ...(language === 'hi' && { language }),
    })
    const numbers = pageNumbers(page)
    return (
      <SiteShell page={page} numbers={numbers}>
        {source === IN_APP_SOURCE && <EditionStyle />}
        <PageHero
          form={<LeadForm page={page} {...numbers} />}
          below={
            outcome.kind === 'found' && outcome.results.length > 0 ? (
              <SearchResults results={outcome.results} language={language} />
            ) : (
              <p role="status">{fillGaps(noticeFor(outcome.kind, query, language), { query })}</p>
            )
          }
        >
          <h1>{query === '' ? words.title : fillGaps(words.resultsFor, { query })}</h1>
          <p className="lead">{words.lead}</p>
          <SearchForm language={language} query={query} cityId={cityId} />
        </PageHero>
        <nav className="wrap" aria-label={words.browse} style={{ paddingBottom: 64 }}>
          <h2>{words.browse}</h2>
          <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', listStyle: 'none', marginTop: 8 }}>
            {listsIn(language).map(({ href, name }) => (
              <li key={href}>
                <a href={href} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </SiteShell>
    )
  }

  return { metadata, SearchPage }
}
