import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { log } from '@/server/log'
import { release } from './release'
import { startScript } from './startScript'
import { collectTags } from '@/content/rows/cacheTags'
import { readAddress } from '@/model/page/address'
import { INLINE_SCRIPTS } from '@/model/page/inlineScript'
import type { Config } from '@/server/config/config'
import { contentSecurityPolicy, policyHash } from '@/server/http/securityHeaders'

/** Next's own request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderedPage {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * Asks Next for an address within this process. Only the headers that are named here reach it.
 * @throws what Next throws, and when it gives no answer
 */
export async function askNext(
  next: NextHandler,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RenderedPage> {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await inject(
    (request, response) => {
      // The library's request and response are node:http's own, as far as Next looks at them.
      next(request as unknown as IncomingMessage, response as unknown as ServerResponse).catch((error) =>
        response.destroy(error instanceof Error ? error : new Error('the page could not be rendered')),
      )
    },
    { method, url, headers: { host: 'localhost', ...headers, 'accept-encoding': 'identity' } },
  )
  return { status: statusCode, headers: answered, body: rawPayload }
}

export const isHtml = ({ headers }: Pick<RenderedPage, 'headers'>): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/html')

/**
 * What a page needs to come alive: what Next writes into its HTML as scripts. It is data, and stays data: start.js
 * (components/layout/start) hands it to Next's own code.
 */
interface Hydration {
  /** What `self.__next_f` is given, in order. */
  readonly flight: readonly unknown[]
  /** What `TURBOPACK` is given: the chunks to wait for and the module to run. */
  readonly runtime: unknown
}

export interface SplitPage {
  /** The page without a script, but for JSON-LD and the constant ones; START stands where start.js belongs. */
  readonly html: string
  readonly hydration: Hydration
  /** Addresses of Next's scripts, in order. */
  readonly chunks: readonly string[]
  /** The texts of its style elements, which the content security policy names by their hashes. */
  readonly styles: readonly string[]
  /** Scripts that nobody knows: they are left out, and the page may not come alive as it should. */
  readonly unknown: readonly string[]
}

/** Stands in the HTML where the start script belongs. */
export const START = '<!--start-->'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const SOURCE = / src="([^"]*)"/
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push('
const FLIGHT = 'self.__next_f.push('
const RUNTIME = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('

/** The argument of a call that Next wrote: JSON, since it escapes what HTML would read. */
const argumentOf = (call: string, start: string): unknown =>
  JSON.parse(call.slice(start.length, call.lastIndexOf(')')))

/** Takes a page that Next rendered apart. Next escapes `<` in scripts and `>` in attributes, so that tags are found by text. */
export function splitPage(page: string): SplitPage {
  const flight: unknown[] = []
  const chunks: string[] = []
  const unknown: string[] = []
  let runtime: unknown = null
  const html = page.replace(PRELOAD, '').replace(SCRIPT, (script, attributes: string, text: string) => {
    if (attributes.includes('application/ld+json') || INLINE_SCRIPTS.includes(text)) return script
    const source = SOURCE.exec(attributes)?.[1]
    // Browsers without modules do without code.
    if (source !== undefined) {
      if (!/ nomodule/i.test(attributes)) chunks.push(source)
    } else if (text.startsWith(FLIGHT_START)) flight.push(argumentOf(text, FLIGHT_START))
    else if (text.startsWith(FLIGHT)) flight.push(argumentOf(text, FLIGHT))
    else if (text.startsWith(RUNTIME)) runtime = argumentOf(text, RUNTIME)
    else unknown.push(text.slice(0, 80))
    return ''
  })
  // Behind the title and the styles: whatever decides how the page looks comes before what makes it alive.
  return {
    html: html.replace('</head>', `${START}</head>`),
    hydration: { flight, runtime },
    chunks,
    styles: [...html.matchAll(STYLE)].map(([, text = '']) => text),
    unknown,
  }
}

/** Takes a rendered page apart, and says of what it could not place. */
export function takenApart({ body }: RenderedPage, path: string): SplitPage {
  const page = splitPage(body.toString())
  if (page.unknown.length)
    log.error({ path, scripts: page.unknown }, 'a page holds scripts that nobody knows')
  return page
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

const withStart = (html: string, hydration: string, chunks: readonly string[]): string =>
  html.replace(
    START,
    `<script async src="${startScript().path}" data-hydration="${escaped(hydration)}" data-chunks="${escaped(chunks.join(' '))}" data-release="${escaped(release())}"></script>`,
  )

/** Where a document's hydration data is: named after the document's content, and by its key on every server. */
export const hydrationPath = (name: string, key: string): string => `/hydration/${name}${key}.json`

/** A page for everybody, without its hydration data, which has an address of its own. */
export function asDocument(
  { html, hydration, chunks }: SplitPage,
  key: string,
): { readonly name: string; readonly html: string; readonly hydration: string } {
  const name = createHash('sha256').update(html).update(chunks.join()).digest('base64url').slice(0, 16)
  return {
    name,
    html: withStart(html, hydrationPath(name, key), chunks),
    hydration: JSON.stringify(hydration),
  }
}

/** The id of the data block that carries the hydration data of a page for one visitor. */
const HYDRATION_ID = 'hydration'

/** A page for one visitor: its hydration data stands in it, as data that no browser runs. */
export function asOwnPage({ html, hydration, chunks }: SplitPage): string {
  const data = JSON.stringify(hydration).replace(/</g, '\\u003c')
  const block = `<script type="application/json" id="${HYDRATION_ID}">${data}</script>`
  return withStart(html, `#${HYDRATION_ID}`, chunks).replace('</body>', () => `${block}</body>`)
}

/** A page that only one person is shown. */
export interface PreviewedPage {
  readonly html: string
  /** Its content security policy: it runs no script and sends no form. */
  readonly policy: string
}

/**
 * Renders the page of a public address anew, as everybody would see it now, and keeps nothing of it. It stands by itself: no
 * script runs in it and no form of it can be sent.
 * @returns answers undefined for an address that has no page
 * @throws when the page cannot be rendered
 */
export const pageRenderer =
  (next: NextHandler, config: Config) =>
  async (path: string): Promise<PreviewedPage | undefined> => {
    const address = readAddress(path)
    if (address.kind !== 'document') return undefined
    // Its tags are collected and let go: nothing keeps the page.
    const { result: page } = await collectTags(() => askNext(next, address.key))
    if (page.status >= 500) throw new Error(`Next answered ${page.status}`)
    if (page.status !== 200 || !isHtml(page)) return undefined
    const { html, styles } = takenApart(page, path)
    const policy = contentSecurityPolicy(config, styles.map(policyHash))
    return { html, policy: `${policy}; sandbox allow-same-origin` }
  }
