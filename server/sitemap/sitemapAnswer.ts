import 'server-only'
import { config } from '@/server/config'
import { log } from '@/server/log'
import { sitemapFile, sitemapIndex } from './sitemapFiles'

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' }

/** A sitemap that lacks pages for a while would have search engines forget them: none is better then. */
function away(error: unknown): Response {
  log.warn({ err: error }, 'the sitemap cannot be made')
  return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
}

/** The sitemap's index. It is made for each request, because it is asked for seldom and must be up to date. */
export const answerSitemapIndex = (): Promise<Response> =>
  sitemapIndex(config().siteUrl).then((text) => new Response(text, { headers: HEADERS }), away)

/** One file of the sitemap. */
export async function answerSitemapFile(name: string): Promise<Response> {
  try {
    const pieces = await sitemapFile(name, config().siteUrl)
    if (!pieces) return new Response(null, { status: 404 })
    return new Response(streamOf(pieces), { headers: HEADERS })
  } catch (error) {
    return away(error)
  }
}

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
