import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Config } from '@/server/config/config'
import { Documents } from '@/server/documents/documents'
import { createEdge } from '@/server/documents/edge'

/** Next, which answers every page in the same words. @param statusOf of an address; default 200 */
function nextThat(statusOf: (path: string) => number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response
      .writeHead(statusOf(request.url ?? ''), { 'content-type': 'text/html' })
      .end('<html><head></head><body>page</body></html>')
  }
}

/** The site's front before such a Next, without limits. */
export function testEdge(
  config: Config,
  answerCall: Parameters<typeof createEdge>[0]['answerCall'],
  statusOf: (path: string) => number,
): RequestListener {
  const next = nextThat(statusOf)
  return createEdge({
    config,
    documents: new Documents(next, 10),
    next,
    answerCall,
    hasOwnEnquiry: () => false,
    waitOf: async () => undefined,
  })
}
