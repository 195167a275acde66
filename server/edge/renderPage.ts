import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { islandFiles } from './islandFiles'
import { lighterHtml } from './lighterHtml'
import { release } from './release'
import { startScript } from './startScript'
import { collectTags } from '@/content/catalogue/snapshot/cacheTags'
import { readAddress } from '@/model/page/address'
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

/** A page as it is sent. */
export interface Page {
  readonly html: string
  /** The texts of its style elements, which the content security policy names by their hashes. */
  readonly styles: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Search engines read it, or the project has written it (model/page/inlineScript.ts). */
const KEPT = / type="application\/ld\+json"| data-own=/
const SCRIPT_AHEAD = /<link\b[^>]* as="script"[^>]*>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const ISLAND = / data-island="(\w+)"/g

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** The script tag that starts a page's islands; empty for a page without islands. */
function startTag(html: string): string {
  const names = new Set(Array.from(html.matchAll(ISLAND), ([, name = '']) => name))
  if (names.size === 0) return ''
  const [islands = '', ...ahead] = islandFiles(names)
  return `<script async src="${startScript().path}" data-islands="${escaped(islands)}" data-ahead="${escaped(ahead.join(' '))}" data-release="${escaped(release())}"></script>`
}

/**
 * A rendered page without what Next would start in the browser: its scripts are taken out by element, whatever they hold. React escapes
 * `<` in scripts and `>` in attributes, so that elements are found by text.
 */
export function withoutNextScripts({ body }: Pick<RenderedPage, 'body'>): Page {
  const html = lighterHtml(
    body
      .toString()
      .replace(SCRIPT_AHEAD, '')
      .replace(SCRIPT, (script, attributes: string) => (KEPT.test(attributes) ? script : '')),
  )
  return {
    // After title and styles: what affects the first paint comes before the script that hydrates.
    html: html.replace('</head>', () => `${startTag(html)}</head>`),
    styles: Array.from(html.matchAll(STYLE), ([, text = '']) => text),
  }
}

/** A page that only one person is shown. */
export interface PreviewedPage {
  readonly html: string
  /** Its content security policy: it runs no script and sends no form. */
  readonly policy: string
}

/**
 * Renders a public page as all visitors would see it now, without caching. The result is inert: no script runs in it
 * and no form of it can be sent.
 * @returns answers undefined for an address that has no page
 * @throws when the page cannot be rendered
 */
export const pageRenderer =
  (next: NextHandler, config: Config) =>
  async (path: string): Promise<PreviewedPage | undefined> => {
    const address = readAddress(path)
    if (address.kind !== 'document') return undefined
    // The collected tags are dropped, because the page is not cached.
    const { result: page } = await collectTags(() => askNext(next, address.key))
    if (page.status >= 500) throw new Error(`Next answered ${page.status}`)
    if (page.status !== 200 || !isHtml(page)) return undefined
    const { html, styles } = withoutNextScripts(page)
    const policy = contentSecurityPolicy(config, styles.map(policyHash))
    return { html, policy: `${policy}; sandbox allow-same-origin` }
  }
