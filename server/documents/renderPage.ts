import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { log } from '@/server/log'
import { type SplitPage, START, splitPage } from './splitPage'
import { startScript } from './startScript'

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
    `<script async src="${startScript().path}" data-hydration="${escaped(hydration)}" data-chunks="${escaped(chunks.join(' '))}"></script>`,
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
