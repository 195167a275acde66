import fc from 'fast-check'
import { meantPath } from './writtenAddress'

test.each([
  ['/Treatment/Piles', '/treatment/piles'],
  ['/TREATMENT/PILES/', '/treatment/piles'],
  ['//treatment//piles', '/treatment/piles'],
  ['/treatment/piles.', '/treatment/piles'],
  ['/treatment/piles,', '/treatment/piles'],
  ['/treatment/piles).', '/treatment/piles'],
  ['/treatment/piles%20', '/treatment/piles'],
  ['/treatment/piles%E2%80%8B', '/treatment/piles'],
  ['/treatment/piles%E2%80%9D', '/treatment/piles'],
  ['/treatment/%20piles', '/treatment/piles'],
  ['/%EF%BC%B4reatment/piles', '/treatment/piles'],
  ['/HI/Treatment/Piles', '/hi/treatment/piles'],
])('%s means %s', (written, meant) => expect(meantPath(written)).toBe(meant))

test.each([
  '/treatment/piles',
  '/',
  '',
  '/%',
  '/%E0%A4',
  '/a/../b',
  '/a%2e%2e/b',
  '/a\\b',
  '/a b',
  '/a?b',
  '///',
  '/faq%00',
  '/faq/..',
  '/faq/%2e%2e',
  '/faq/~',
  '/../faq',
  '/faq%0d%0a',
  '/a'.repeat(200),
])('%s means no other path', (written) => expect(meantPath(written)).toBeUndefined())

test('whatever is written: a path of this site, never another host, and it means itself', () => {
  const mark = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '%2f',
    '%5c',
    '%09',
    '%0d%0a',
    'evil',
    'A',
    'b',
    '-',
    '?',
    '%e2%80%ae',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(mark, fc.string()), { maxLength: 12 }), (parts) => {
      const meant = meantPath(`/${parts.join('')}`)
      if (meant === undefined) return
      expect(meant).toMatch(/^(\/[a-z0-9-]+)+$/)
      expect(meantPath(meant)).toBeUndefined()
    }),
  )
})
