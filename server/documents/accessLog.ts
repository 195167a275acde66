import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/server/log'

const levelOf = (path: string, status: number): 'error' | 'debug' | 'info' =>
  status >= 500 ? 'error' : path.startsWith('/_next/') ? 'debug' : 'info'

/** One line a request: no query, no body, no address (personal data stays out of logs). */
export function logAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!log.isLevelEnabled('error')) return
  const started = performance.now()
  response.once('close', () => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const level = levelOf(path, response.statusCode)
    if (!log.isLevelEnabled(level)) return
    const ms = Math.round((performance.now() - started) * 10) / 10
    const { method } = request
    const requestId = response.getHeader('x-request-id')
    log[level](
      { requestId, method, path, status: response.statusCode, ms, complete: response.writableFinished },
      'request',
    )
  })
}
