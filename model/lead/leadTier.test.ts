import fc from 'fast-check'
import { isOtherCity, leadTierFor } from './leadTier'

describe('the tier of a lead', () => {
  test.each([
    ['Other', 3, 'Condition', 3],
    ['', 3, 'Treatment_City', 3],
    ['अन्य', 3, 'Condition', 3],
    ['Other', 3, 'Blog', 1],
    ['अन्य', 2, 'Blog', 2],
    ['', 2, 'Condition', 2],
    ['Other', 2, 'Treatment_City', 1],
    ['Other', 1, 'Condition', 1],
    ['Other', 3, 'Home', 1],
    ['Mumbai', 1, 'Condition', 1],
    ['Mumbai', 2, 'Home', 2],
    ['Mumbai', 3, 'Blog', 3],
    ['Mumbai', undefined, 'Home', 3],
    ['Other', undefined, 'Condition', 3],
  ] as const)('from city %j, page tier %s and page type %s is %s', (city, pageTier, pageType, tier) => {
    expect(leadTierFor({ city, pageTier, pageType })).toBe(tier)
  })

  test('stays when it is worked out again, as the server does after the browser', () => {
    const cities = fc.constantFrom('', 'Other', 'अन्य', 'Mumbai')
    const pageTypes = fc.constantFrom('Condition', 'Treatment_City', 'Blog', 'Home')
    fc.assert(
      fc.property(cities, fc.constantFrom(1, 2, 3), pageTypes, (city, pageTier, pageType) => {
        const once = leadTierFor({ city, pageTier, pageType })
        expect(leadTierFor({ city, pageTier: once, pageType })).toBe(once)
      }),
    )
  })
})

test('Other is told from a city whatever its case and in Hindi', () => {
  expect(['Other', 'other ', 'अन्य', '', undefined].every(isOtherCity)).toBe(true)
  expect(['Mumbai', 'Otherville'].some(isOtherCity)).toBe(false)
})
