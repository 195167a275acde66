import { cityBySlug, costsOf } from '@/content/catalogue/catalogue'
import { nearestTo } from './city'
import { kilometresBetween } from './position'

const city = (slug: string) => cityBySlug(slug)!

test.each([
  ['mumbai', 'pune', 120],
  ['delhi', 'kolkata', 1305],
  ['chennai', 'bengaluru', 290],
])('from %s to %s it is about %i km', (from, to, kilometres) => {
  expect(Math.abs(kilometresBetween(city(from), city(to)) - kilometres)).toBeLessThan(kilometres * 0.06)
})

test('the nearest prices come nearest first, without the city itself', () => {
  const near = nearestTo(city('mumbai'), costsOf('piles'), 3)
  expect(near).toHaveLength(3)
  expect(near.map(({ city: found }) => found.slug)).not.toContain('mumbai')
  expect(near.map(({ kilometres }) => kilometres)).toEqual(
    near.map(({ kilometres }) => kilometres).sort((one, other) => one - other),
  )
})
