/** Walks the built site from its first page, without a browser: what a search engine finds. */
import { pageTypeOf } from '@/model/page/pageTypes'
import { type PageFacts, readPage } from './pageFacts'
import { pause } from '@/tests/support/until'

export interface Answer {
  readonly status: number
  readonly type: string
  /** Where a redirect leads. */
  readonly location: string | undefined
  /** Of an HTML page. */
  readonly facts: PageFacts | undefined
  /** A page that leads here. */
  readonly foundOn: string
}

/** A link to a part of a page. */
interface PartLink {
  readonly from: string
  readonly address: string
  readonly id: string
}

export interface Crawl {
  /** By path and query, without the site's own address. */
  readonly answers: ReadonlyMap<string, Answer>
  /** The addresses that links lead to from the first page on, those that were left out among them. */
  readonly reached: ReadonlySet<string>
  /** The addresses found that were not asked for. */
  readonly leftOut: ReadonlySet<string>
  readonly partLinks: readonly PartLink[]
}

type CrawlOptions = {
  readonly from?: string
  /** Pages to look at afterwards, which no link need lead to. */
  readonly also?: readonly string[]
  /** Which of the addresses found are not asked for. */
  readonly leavesOut?: (address: string) => boolean
  /** How many requests run at once. */
  readonly lanes?: number
  /** Sees each page while its words are at hand; they are not withoutText. */
  readonly onPage?: (address: string, facts: PageFacts, html: string) => void
}

/** How many addresses are tried of those that differ only in the values of a query (filters, the context of a form). */
const ALIKE = 4

/** Pages of a list are pages of their own; any other query says how a page is shown. */
export const isPlainAddress = (address: string): boolean => !/\?(?!page=\d+$)/.test(address)

const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return [pageTypeOf(pathname).route, ...[...searchParams.keys()].sort()].join(' ')
}

/** Asks for every address that a page of the site links to. @param site without a trailing slash */
export async function crawl(
  site: string,
  { from = '/', also = [], leavesOut = () => false, lanes = 4, onPage }: CrawlOptions = {},
): Promise<Crawl> {
  const answers = new Map<string, Answer>()
  const leftOut = new Set<string>()
  const partLinks: PartLink[] = []
  const seen = new Set([from])
  const waiting: { readonly address: string; readonly foundOn: string }[] = [{ address: from, foundOn: '' }]
  const tried = new Map<string, number>()

  const isWorthIt = (address: string): boolean => {
    if (isPlainAddress(address)) return true
    const kind = kindOf(address)
    const count = (tried.get(kind) ?? 0) + 1
    tried.set(kind, count)
    return count <= ALIKE
  }

  const follow = (href: string, page: string): void => {
    const url = new URL(href, site + page)
    if (url.origin !== new URL(site).origin || !url.protocol.startsWith('http')) return
    const address = url.pathname + url.search
    if (url.hash) partLinks.push({ from: page, address, id: decodeURIComponent(url.hash.slice(1)) })
    if (seen.has(address)) return
    seen.add(address)
    if (leavesOut(address)) leftOut.add(address)
    else if (isWorthIt(address)) waiting.push({ address, foundOn: page })
  }

  const visit = async ({ address, foundOn }: { address: string; foundOn: string }): Promise<void> => {
    const answer = await fetch(site + address, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const html = await answer.text()
    const facts = type.startsWith('text/html') ? readPage(html) : undefined
    const location = answer.headers.get('location') ?? undefined
    if (facts && answer.ok) onPage?.(address, facts, html)
    const withoutText = facts && { ...facts, text: '' }
    answers.set(address, { status: answer.status, type, location, facts: withoutText, foundOn })
    if (location) follow(location, address)
    // The ways on of a filtered list are those of the plain one.
    if (answer.ok && isPlainAddress(address)) for (const href of facts?.links ?? []) follow(href, address)
  }

  let busy = 0
  const lane = async (): Promise<void> => {
    for (;;) {
      const next = waiting.shift()
      if (next) {
        busy += 1
        await visit(next).finally(() => (busy -= 1))
      } else if (busy === 0) return
      else await pause(5)
    }
  }
  const walk = () => Promise.all(Array.from({ length: lanes }, lane))

  await walk()
  const reached = new Set([...answers.keys(), ...leftOut])
  waiting.push(
    ...also.filter((address) => !answers.has(address)).map((address) => ({ address, foundOn: '' })),
  )
  await walk()
  return { answers, reached, leftOut, partLinks }
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replace(/&amp;/g, '&'))

/** A page as the sitemap names it. */
export interface SitemapPage {
  readonly path: string
  /** hreflang to path. */
  readonly alternates: Readonly<Record<string, string>>
}

/** Every page that the sitemap's index and its files name. */
export async function readSitemap(site: string): Promise<readonly SitemapPage[]> {
  const textAt = async (address: string): Promise<string> => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return answer.text()
  }
  const pathOf = (address: string) => address.replace(site, '') || '/'
  const pages: SitemapPage[] = []
  for (const file of locations(await textAt(`${site}/sitemap.xml`)))
    for (const entry of (await textAt(file)).match(/<url>.*?<\/url>/gs) ?? [])
      pages.push({
        path: pathOf(locations(entry)[0] ?? ''),
        alternates: Object.fromEntries(
          [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [
            language,
            pathOf(href),
          ]),
        ),
      })
  return pages
}
