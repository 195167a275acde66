import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestLog } from '@/server/log'
import { HANDLERS } from './handlers'
import type { Handler } from './http/guardedCall'
import { IncomingRequest } from './http/incomingRequest'
import { writeResponse } from './http/writeResponse'

/** By path, then by method. */
const TABLE = new Map(
  Object.entries(HANDLERS).map(([path, methods]) => [path, new Map(Object.entries(methods))]),
)

/** The handler of a call; HEAD is GET without the body. */
function handlerOf({ url = '', method = '' }: IncomingMessage): Handler | undefined {
  const end = url.indexOf('?')
  return TABLE.get(end < 0 ? url : url.slice(0, end))?.get(method === 'HEAD' ? 'GET' : method)
}

/**
 * Answers a call of the table (handlers.ts) without Next. The edge must have settled the headers that handlers trust
 * and set the security headers before.
 * @returns false when it is no call of the table: Next answers that, a wrong method included
 */
export function answerCall(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const handle = handlerOf(incoming)
  if (handle) void answer(handle, incoming, outgoing)
  return handle !== undefined
}

async function answer(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    await writeResponse(await handle(new IncomingRequest(incoming)), incoming, outgoing)
  } catch (error) {
    const id = incoming.headers['x-request-id']
    requestLog(typeof id === 'string' ? id : null).error({ err: error }, 'a handler failed')
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }
  // What of the body nobody wanted is let go, so that the connection can carry the next request.
  if (!incoming.complete) incoming.resume()
}
