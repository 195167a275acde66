/** What must hold of the whole site; each check says what is wrong, a line each. */
import { pageTypeOf } from '@/model/page/pageTypes'
import { type Answer, type Crawl, isPlainAddress, type SitemapPage } from './crawl'
import type { PageFacts } from './pageFacts'
import { languageOfPath, thingsOf } from './pageSamples'

export interface Crawled extends Crawl {
  /** The site's own address, without a trailing slash. */
  readonly site: string
  readonly sitemap: readonly SitemapPage[]
  /** Each claim that a page should not make, with its address. */
  readonly claims: readonly string[]
}

type HtmlPage = Answer & { readonly path: string; readonly facts: PageFacts }
type Check = (crawled: Crawled) => readonly string[]

export const pagesOf = ({ answers }: Crawl): HtmlPage[] =>
  [...answers].flatMap(([path, answer]) =>
    answer.facts && answer.status === 200 ? [{ ...answer, path, facts: answer.facts }] : [],
  )
/** Pages without filters, and forms without a context. */
const plainPages = (crawled: Crawl) => pagesOf(crawled).filter(({ path }) => isPlainAddress(path))
const listedPages = (crawled: Crawl) => plainPages(crawled).filter(({ facts }) => !facts.isUnlisted)

const once = (lines: readonly string[]): string[] => [...new Set(lines)]

/** The pages of which something is wrong. */
const wrongOf = (pages: readonly HtmlPage[], problem: (facts: PageFacts, path: string) => string): string[] =>
  pages.flatMap(({ facts, path }) => {
    const what = problem(facts, path)
    return what === '' ? [] : [`${path}: ${what}`]
  })

function repeated(pages: readonly HtmlPage[], value: (facts: PageFacts) => string | undefined): string[] {
  const pathsOf = new Map<string, string[]>()
  for (const { path, facts } of pages) {
    const key = value(facts) ?? ''
    pathsOf.set(key, [...(pathsOf.get(key) ?? []), path])
  }
  return [...pathsOf]
    .filter(([key, paths]) => key === '' || paths.length > 1)
    .map(([key, paths]) => `'${key}': ${paths.join(' ')}`)
}

const sitemapNamesShownPages: Check = (crawled) => {
  const named = new Set(crawled.sitemap.map(({ path }) => path))
  const shown = new Set(listedPages(crawled).flatMap(({ path }) => (path.includes('?') ? [] : [path])))
  return [
    ...[...shown].filter((path) => !named.has(path)).map((path) => `not named: ${path}`),
    ...[...named]
      .filter((path) => !shown.has(path) && !crawled.leftOut.has(path))
      .map((path) => `named, but not to be shown: ${path}`),
  ]
}

const isCanonical: Check = (crawled) => {
  const { site } = crawled
  const wanted = (path: string) => site + (isPlainAddress(path) ? path : (path.split('?')[0] ?? ''))
  return wrongOf(pagesOf(crawled), ({ canonical = '', isUnlisted }, path) =>
    isUnlisted || (canonical === site ? `${site}/` : canonical) === wanted(path) ? '' : canonical || 'none',
  )
}

/** Adds the optional slash of an address without a path. */
const withPath = (address: string): string => address.replace(/^(https?:\/\/[^/]+)$/, '$1/')

const alternatesText = (alternates: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(alternates)
      .map(([key, address]) => [key, withPath(address)])
      .sort(),
  )

const languagesNameEachOther: Check = (crawled) => {
  const { site, answers, leftOut, sitemap } = crawled
  const inBoth = plainPages(crawled).filter(({ facts }) => Object.keys(facts.alternates).length > 0)
  const ofSitemap = new Map(
    sitemap
      .filter(({ alternates }) => Object.keys(alternates).length > 0)
      .map(({ path, alternates }) => [
        path,
        alternatesText(Object.fromEntries(Object.entries(alternates).map(([key, at]) => [key, site + at]))),
      ]),
  )
  return [
    ...wrongOf(inBoth, ({ alternates, isUnlisted }, path) => {
      const { 'en-IN': english = '', 'hi-IN': hindi = '', 'x-default': whoever } = alternates
      const isMutual = [english, hindi].every((address) => {
        const twin = withPath(address).replace(site, '')
        const facts = answers.get(twin)?.facts
        if (facts) return alternatesText(facts.alternates) === alternatesText(alternates)
        // No link leads to an unlisted page's twin.
        return isUnlisted || leftOut.has(twin)
      })
      const isOwn = [english, hindi].map(withPath).includes(site + path) && whoever === english
      const isInSitemap = isUnlisted || ofSitemap.get(path) === alternatesText(alternates)
      return isMutual && isOwn && isInSitemap ? '' : alternatesText(alternates)
    }),
    ...[...ofSitemap.keys()]
      .filter((path) => !inBoth.some((page) => page.path === path) && !leftOut.has(path))
      .map((path) => `${path}: in both languages by the sitemap only`),
  ]
}

interface Thing {
  readonly '@type'?: string
  readonly [name: string]: unknown
}

/** @throws when a block is no JSON, or of another vocabulary */
function thingsOn({ jsonLd }: PageFacts): Thing[] {
  return jsonLd.flatMap((text) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Thing & { '@graph'?: Thing[] }
    if (context !== 'https://schema.org' || !graph) throw new Error(`JSON-LD of another vocabulary: ${text}`)
    return graph
  })
}

const jsonLdNamesItsSubject: Check = (crawled) =>
  wrongOf(plainPages(crawled), (facts, path) => {
    const types = thingsOn(facts).map((thing) => thing['@type'] ?? 'a thing without a type')
    const missing = thingsOf(path.split('?')[0] ?? '').filter((type) => !types.includes(type))
    return missing.length === 0 ? '' : `no ${missing.join(', ')}, but ${types.join(', ')}`
  })

/** The site's own addresses in JSON-LD, without the site's own part. */
function addressesIn(value: unknown, site: string): string[] {
  if (typeof value === 'string') return value.startsWith(site) ? [value.replace(site, '') || '/'] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => addressesIn(one, site))
}

const isFile = (address: string): boolean => /\.[a-z0-9]+$/.test(address)

/** Pictures and films that JSON-LD names. */
export const jsonLdFiles = (crawled: Crawled): string[] =>
  plainPages(crawled).flatMap(({ facts }) => addressesIn(thingsOn(facts), crawled.site).filter(isFile))

const jsonLdNamesPages: Check = (crawled) =>
  once(
    plainPages(crawled).flatMap(({ path, facts }) =>
      addressesIn(thingsOn(facts), crawled.site)
        .filter((address) => !isFile(address) && !crawled.leftOut.has(address))
        .filter((address) => crawled.answers.get(address)?.status !== 200)
        .map((address) => `${address} on ${pageTypeOf(path).route}`),
    ),
  )

/** Every check by what holds when it finds nothing. */
export const CRAWL_CHECKS: Readonly<Record<string, Check>> = {
  'every link leads to a page, without a detour': ({ answers }) =>
    [...answers]
      .filter(([, { status }]) => status !== 200)
      .map(([path, { status, foundOn, location = '' }]) => `${status} ${path} ${location} on ${foundOn}`),
  'every link to a part of a page leads to a part that is there': ({ partLinks, answers }) =>
    once(
      partLinks.flatMap(({ from, address, id }) => {
        // Who is not logged in sees nothing of the account.
        const facts = /^(\/hi)?\/profile$/.test(address) ? undefined : answers.get(address)?.facts
        return facts && !facts.ids.has(id) ? [`${address}#${id} on ${pageTypeOf(from).route}`] : []
      }),
    ),
  'every page of the sitemap is reached by links': ({ sitemap, reached }) =>
    sitemap.map(({ path }) => path).filter((path) => !reached.has(path)),
  'the sitemap names every page that search engines may show, and no other': sitemapNamesShownPages,
  'no two pages have one title, and none is without': (crawled) =>
    repeated(listedPages(crawled), ({ title }) => title),
  'no two pages have one description, and none is without': (crawled) =>
    repeated(listedPages(crawled), ({ description }) => description),
  'every page has one main heading and one main part': (crawled) =>
    wrongOf(pagesOf(crawled), ({ headings, mains }) =>
      headings === 1 && mains === 1 ? '' : `${headings} h1, ${mains} main`,
    ),
  'no id stands twice on a page': (crawled) =>
    wrongOf(pagesOf(crawled), ({ repeatedIds }) => once(repeatedIds).join(' ')),
  'every picture has its width and height': (crawled) =>
    wrongOf(pagesOf(crawled), ({ unsizedPictures }) => unsizedPictures[0] ?? ''),
  'every page says its language': (crawled) =>
    wrongOf(pagesOf(crawled), ({ language = 'none' }, path) =>
      language === `${languageOfPath(path)}-IN` ? '' : language,
    ),
  'every page is its own canonical address, one with a query that of the page without': isCanonical,
  'pages that exist in both languages name each other, as the sitemap does': languagesNameEachOther,
  'no page claims what nobody can promise': ({ claims }) => claims,
  'JSON-LD of every page names what the page is about': jsonLdNamesItsSubject,
  'the addresses that JSON-LD names are pages': jsonLdNamesPages,
  'JSON-LD states no review of the shipped texts, which nobody has reviewed': (crawled) =>
    wrongOf(plainPages(crawled), ({ jsonLd }) => /reviewedBy|lastReviewed/.exec(jsonLd.join())?.[0] ?? ''),
}
