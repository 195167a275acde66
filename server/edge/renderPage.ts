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

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderedPage {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * Requests an address from Next within this process, with the given headers only. @throws what Next throws, and
 * without an answer
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

export interface Page {
  readonly html: string
  /** The texts of its style elements; the content security policy lists their hashes. */
  readonly styles: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Structured data, and scripts of this project (model/page/inlineScript.ts). */
const KEPT = / type="application\/ld\+json"| data-own=/
const SCRIPT_AHEAD = /<link\b[^>]* as="script"[^>]*>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const ISLAND = / data-island="(\w+)"/g

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** The script tags of a page's islands; empty without islands. */
function startTag(html: string): string {
  const names = new Set(Array.from(html.matchAll(ISLAND), ([, name = '']) => name))
  if (names.size === 0) return ''
  const [islands = '', ...ahead] = islandFiles(names)
  return `<script async src="${startScript().path}" data-islands="${escaped(islands)}" data-ahead="${escaped(ahead.join(' '))}" data-release="${escaped(release())}"></script>`
}

/**
 * Removes Next's scripts from a rendered page. Finds elements by text, since React escapes `<` in scripts and `>`
 * in attributes.
 */
export function withoutNextScripts({ body }: Pick<RenderedPage, 'body'>): Page {
  const html = lighterHtml(
    body
      .toString()
      .replace(SCRIPT_AHEAD, '')
      .replace(SCRIPT, (script, attributes: string) => (KEPT.test(attributes) ? script : '')),
  )
  return {
    // After title and styles, which affect the first paint.
    html: html.replace('</head>', () => `${startTag(html)}</head>`),
    styles: Array.from(html.matchAll(STYLE), ([, text = '']) => text),
  }
}

export interface PreviewedPage {
  readonly html: string
  /** Its content security policy: no scripts, no forms. */
  readonly policy: string
}

/**
 * Renders a public page without caching it, inert: without scripts, and its forms cannot be sent.
 * @returns undefined for an address without a page
 * @throws when the page cannot be rendered
 */
export const pageRenderer =
  (next: NextHandler, config: Config) =>
  async (path: string): Promise<PreviewedPage | undefined> => {
    const address = readAddress(path)
    if (address.kind !== 'document') return undefined
    const { result: page } = await collectTags(() => askNext(next, address.key))
    if (page.status >= 500) throw new Error(`Next answered ${page.status}`)
    if (page.status !== 200 || !isHtml(page)) return undefined
    const { html, styles } = withoutNextScripts(page)
    const policy = contentSecurityPolicy(config, styles.map(policyHash))
    return { html, policy: `${policy}; sandbox allow-same-origin` }
  }
