import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, logAnswer } from './log'

/** The line that a request leaves. */
function lineOf(url: string): Record<string, unknown> {
  const level = log.level
  log.level = 'info'
  const write = jest.spyOn(log, 'info').mockImplementation(() => {})
  const response = Object.assign(new EventEmitter(), { statusCode: 200, getHeader: () => 'id' })
  logAnswer({ url, method: 'GET' } as IncomingMessage, response as unknown as ServerResponse)
  response.emit('close')
  const [line] = write.mock.calls.at(-1) ?? []
  write.mockRestore()
  log.level = level
  return line as unknown as Record<string, unknown>
}

test.each([
  ['/enquiry/0192f0c0-0000-7000-8000-000000000000?x=1', '/enquiry/{id}'],
  ['/hi/enquiry/0192F0C0-0000-7000-8000-000000000000', '/hi/enquiry/{id}'],
  ['/enquiry/number?mobile=9', '/enquiry/number'],
  ['/treatment/piles?name=Asha', '/treatment/piles'],
])('the access log holds no query and no draft’s id: %s', (url, path) => {
  expect(lineOf(url)).toMatchObject({ path })
})
