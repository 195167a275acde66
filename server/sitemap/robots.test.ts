import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { answerRobots } from './robots'

let text = ''
let closed: readonly string[] = []
beforeAll(async () => {
  text = await answerRobots().text()
  closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
})

test('search engines learn where the sitemap is', () => {
  expect(text).toMatch(/^User-Agent: \*\nAllow: \/\n/)
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
})

test('no page is closed to them, also none that they are asked to leave out: they must read that', () => {
  const pages = PAGE_SAMPLES.map(({ path }) => path)
  expect(pages.filter((path) => closed.some((folder) => path.startsWith(folder)))).toEqual([])
})

test.each([
  '/api/cities',
  '/lead/v1/admin/webleadcreate',
  '/users/v1/user/me',
  '/enquiry/some-draft',
  '/survey',
])('%s is closed to them', (path) => expect(closed.some((folder) => path.startsWith(folder))).toBe(true))
