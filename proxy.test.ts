/** What Next itself does with addresses in development; the built site's edge has its own tests. */
import { NextRequest } from 'next/server'
import { proxy } from './proxy'

beforeAll(() => jest.replaceProperty(process.env as { NODE_ENV: string }, 'NODE_ENV', 'development'))
afterAll(() => jest.restoreAllMocks())

const answerTo = (path: string, method = 'GET') =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { method }))
const rewrittenTo = (path: string) =>
  new URL(answerTo(path).headers.get('x-middleware-rewrite') ?? 'http://none/').pathname

test('a public address goes to the route that renders it, one that can be no page to the page that says so', () => {
  expect(rewrittenTo('/faq?x=1')).toBe('/en/faq')
  for (const path of ['/doctor/%00', '/hospital/%00']) expect(rewrittenTo(path)).toBe('/en/page-not-found')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a page takes no %s', (method) => {
  for (const path of ['/', '/faq', '/hi/faq', '/doctor/%00']) {
    const answer = answerTo(path, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  // Calls answer for themselves.
  expect(answerTo('/login/mobile', method).headers.get('x-middleware-next')).toBe('1')
})
