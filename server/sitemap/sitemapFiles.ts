import 'server-only'
import { Readable } from 'node:stream'
import { config } from '@/server/config/config'
import { log } from '@/server/log'
import { SITEMAP_SECTIONS, type SitemapEntry, type SitemapSection } from './sitemapSections'

/** How many pages a file may hold (sitemaps.org). */
const FILE_PAGES = 50_000

type Sections = Readonly<Record<string, SitemapSection>>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xmlText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** `/sitemaps/doctors-2.xml`: the second file of the section. */
const fileName = (section: string, file: number): string => `${section}-${file}.xml`

/** The index of all files of the sitemap. @param siteUrl without a trailing slash */
export async function sitemapIndex(
  siteUrl: string,
  sections: Sections = SITEMAP_SECTIONS,
  filePages = FILE_PAGES,
): Promise<string> {
  const names: string[] = []
  for (const [section, { count }] of Object.entries(sections)) {
    const files = Math.ceil((await count()) / filePages)
    for (let file = 1; file <= files; file += 1) names.push(fileName(section, file))
  }
  const lines = names.map(
    (name) => `<sitemap><loc>${xmlText(`${siteUrl}/sitemaps/${name}`)}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
}

const alternate = (siteUrl: string, language: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(siteUrl + path)}"/>`

function entryLine(siteUrl: string, { path, lastModified, pair }: SitemapEntry): string {
  const day = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  const languages = pair
    ? [
        alternate(siteUrl, 'en-IN', pair.en),
        alternate(siteUrl, 'hi-IN', pair.hi),
        alternate(siteUrl, 'x-default', pair.en),
      ].join('')
    : ''
  return `<url><loc>${xmlText(siteUrl + path)}</loc>${day}${languages}</url>\n`
}

/**
 * A file of the sitemap, piece by piece, as the database gives its rows.
 * @param name such as `doctors-2.xml`
 * @returns undefined when there is no such file
 */
export async function sitemapFile(
  name: string,
  siteUrl: string,
  sections: Sections = SITEMAP_SECTIONS,
  filePages = FILE_PAGES,
): Promise<AsyncIterable<string> | undefined> {
  const [, sectionName = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const section = Object.hasOwn(sections, sectionName) ? sections[sectionName] : undefined
  const from = (Number(number) - 1) * filePages
  if (!section || from >= (await section.count())) return undefined
  return pieces(section.entries(from, filePages), siteUrl)
}

/** Lines are put together, so that a reader gets them in pieces of some kilobytes. */
const PIECE_LENGTH = 32_768

async function* pieces(entries: AsyncIterable<SitemapEntry>, siteUrl: string): AsyncIterable<string> {
  let piece = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const entry of entries) {
    piece += entryLine(siteUrl, entry)
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield `${piece}</urlset>\n`
}

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' }

/** A sitemap that lacks pages for a while would have search engines forget them: none is better then. */
function unavailable(error: unknown): Response {
  log.warn({ err: error }, 'the sitemap cannot be made')
  return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
}

/** The sitemap's index. It is made for each request, because it is asked for seldom and must be up to date. */
export const answerSitemapIndex = (): Promise<Response> =>
  sitemapIndex(config().siteUrl).then((text) => new Response(text, { headers: HEADERS }), unavailable)

/** One file of the sitemap. */
export async function answerSitemapFile(name: string): Promise<Response> {
  try {
    const pieces = await sitemapFile(name, config().siteUrl)
    if (!pieces) return new Response(null, { status: 404 })
    // Node's type of a web stream is another than the browser's.
    const stream = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>
    return new Response(stream, { headers: HEADERS })
  } catch (error) {
    return unavailable(error)
  }
}
