/** What Next itself does with addresses in development; the built site's edge has its own tests. */
import { NextRequest } from 'next/server'
import { proxy } from './proxy'

beforeAll(() => jest.replaceProperty(process.env as { NODE_ENV: string }, 'NODE_ENV', 'development'))
afterAll(() => jest.restoreAllMocks())

const answerTo = (path: string, method = 'GET') =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { method }))
const rewrittenTo = async (path: string) =>
  new URL((await answerTo(path)).headers.get('x-middleware-rewrite') ?? 'http://none/').pathname

test('a public address goes to the route that renders it, one that can be no page to the page that says so', async () => {
  expect(await rewrittenTo('/faq?x=1')).toBe('/en/faq')
  for (const path of ['/doctor/%00', '/hospital/%00'])
    expect(await rewrittenTo(path)).toBe('/en/page-not-found')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a page takes no %s', async (method) => {
  for (const path of ['/', '/faq', '/hi/faq', '/doctor/%00']) {
    const answer = await answerTo(path, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  // What is made for one visitor answers for itself.
  expect((await answerTo('/login', method)).headers.get('x-middleware-next')).toBe('1')
})

test('a call is answered, as its row says', async () => {
  const moved = await answerTo('/enquiry')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    303,
    'http://localhost:3000/contact-us#enquiry',
  ])
  const refused = await answerTo('/login/mobile', 'PUT')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
})

test('the built site leaves all of it to the edge', async () => {
  jest.replaceProperty(process.env as { NODE_ENV: string }, 'NODE_ENV', 'production')
  for (const path of ['/healthz', '/enquiry', '/faq'])
    expect((await answerTo(path)).headers.get('x-middleware-next')).toBe('1')
})
