import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Config } from '@/server/config/config'
import { Documents } from '@/server/edge/documents'
import { type EdgeParts, createEdge } from '@/server/edge/edge'
import { RenderTurns } from '@/server/edge/renderTurns'

/** Next, which answers every page in the same words. @param statusOf of an address; default 200 */
function nextThat(statusOf: (path: string) => number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response
      .writeHead(statusOf(request.url ?? ''), { 'content-type': 'text/html' })
      .end('<html><head></head><body>page</body></html>')
  }
}

/**
 * The site's front without limits.
 * @param answers the status with which Next answers every address, or what differs
 */
export function testEdge(
  config: Config,
  answerCall: EdgeParts['answerCall'],
  answers: ((path: string) => number) | Partial<EdgeParts>,
): RequestListener {
  const parts = typeof answers === 'function' ? { next: nextThat(answers) } : answers
  const { next = nextThat(() => 200) } = parts
  return createEdge({
    config,
    documents: new Documents(next, 10),
    next,
    answerCall,
    hasOwnEnquiry: () => false,
    visitorOf: () => '',
    retryAfterSeconds: async () => undefined,
    turns: new RenderTurns(),
    isAbsent: () => false,
    hasRoute: () => true,
    ...parts,
  })
}
