import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS, readAddress } from '@/model/page/address'
import { PAGE_SAMPLES } from './pageSamples'

/** The paths that the files of app/ answer, but for the one that takes whatever no other does. */
const PATTERNS = readdirSync(join(__dirname, '..', '..', 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx') && !file.includes('[...rest]'))
  .map((file) => {
    const route = file.replace(/\/page\.tsx$/, '').replace(/^\([^)]*\)\//, '')
    const edition = `(${Object.keys(EDITIONS).join('|')})`
    return new RegExp(`^/${route.replace('[edition]', edition).replace(/\[\w+\]/g, '[^/]+')}$`)
  })

const fileAnswers = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))

test.each(PAGE_SAMPLES.filter(({ route }) => route !== '{anything}').map(({ route, path }) => [route, path]))(
  '%s has a page in app/ (%s)',
  (_, path) => {
    const address = readAddress(path)
    expect(fileAnswers(address.kind === 'document' ? address.key : (path.split('?')[0] ?? ''))).toBe(true)
  },
)

test('a path of no route has none', () => {
  expect(['/en/no-such-page', '/no-such-page', '/profile/no-such-page'].filter(fileAnswers)).toEqual([])
})
