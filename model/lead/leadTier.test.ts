import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { ROUTES } from '@/model/page/pageTypes'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { pagePropsOf } from '@/model/catalogue/pageSettings'
import { LEAD_TIERS, isOtherCity, leadTierFor } from './leadTier'

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

const PAGE_TYPES = [...new Set(ROUTES.map(({ pageType }) => pageType))]
const TIERS = [1, 2, 3] as const

/** What the table of section 4 and the decisions says, in words of its own. */
function expected(pageType: string, pageTier: number, city: string, insuranceType: string): number {
  if (insuranceType === 'Private') return 1
  if (city === 'Mumbai') return pageTier
  if (pageTier === 3 && /^(Condition|Treatment_City)$/.test(pageType)) return 3
  return pageTier === 2 && /^(Blog|Condition)$/.test(pageType) ? 2 : 1
}

test('every page type, page tier, city and insurance has the tier of the table, and each row is used', () => {
  const used = new Set<number>()
  for (const pageType of [...PAGE_TYPES, 'A type that nobody knows'])
    for (const pageTier of TIERS)
      for (const city of ['Mumbai', 'Other', '', 'अन्य'])
        for (const insuranceType of ['', 'none', 'Govt.', 'Private']) {
          const tier = leadTierFor({ pageType, pageTier, city, insuranceType })
          expect([pageType, pageTier, city, insuranceType, tier]).toEqual([
            pageType,
            pageTier,
            city,
            insuranceType,
            expected(pageType, pageTier, city, insuranceType),
          ])
          used.add(
            LEAD_TIERS.findIndex(
              (row) =>
                (row.insuranceType ?? insuranceType) === insuranceType &&
                (row.isOtherCity ?? isOtherCity(city)) === isOtherCity(city) &&
                (row.pageTypes?.includes(pageType) ?? true) &&
                (row.pageTier ?? pageTier) === pageTier,
            ),
          )
        }
  expect(used.size).toBe(LEAD_TIERS.length)
})

test.each([
  { pageType: 'Home', path: '/', language: 'en' },
  { pageType: 'Home', path: '/hi', language: 'hi' },
])('with the shipped page settings Mumbai on $path does not rank behind a visitor without a city', (home) => {
  const { tier: pageTier } = pagePropsOf(home, shippedRows('pages'))
  const [mumbai, nowhere] = ['Mumbai', 'Other'].map((city) => leadTierFor({ ...home, pageTier, city }))
  expect([mumbai, nowhere]).toEqual([1, 1])
})

test('the decision shows the table as it is', () => {
  const text = readFileSync('docs/decisions/0033-lead-attribution.md', 'utf8')
  const rows = LEAD_TIERS.map((row) => {
    const city = row.isOtherCity ? 'none: Other, अन्य or empty' : 'any'
    const types = row.pageTypes?.join(', ') ?? 'any'
    return `| ${row.insuranceType ?? 'any'} | ${city} | ${types} | ${row.pageTier ?? 'any'} | ${row.leadTier} |`
  })
  expect(text).toContain(rows.join('\n'))
})
