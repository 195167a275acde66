import { ROUTES } from '@/model/page/pageTypes'
import { articles, tests } from '@/content/catalogue/catalogue'
import { languageOfPath, withoutLanguage } from '@/model/page/language'
import { languagePairOf, pathInOtherLanguage } from './languagePairs'

describe('the pairs of English and Hindi pages', () => {
  const hindiRoutes = ROUTES.map(({ route }) => route).filter((route) => languageOfPath(route) === 'hi')

  test.each(hindiRoutes.filter((route) => !route.includes('{')))('%s has its English page', (path) => {
    const english = withoutLanguage(path)
    expect(languagePairOf(path)).toEqual({ en: english, hi: path })
    expect(languagePairOf(english)).toEqual({ en: english, hi: path })
  })

  test('a page of the table that has a pair has both addresses in the table', () => {
    const routes: readonly string[] = ROUTES.map(({ route }) => route)
    const missing = routes
      .flatMap((route) => Object.values(languagePairOf(route) ?? {}))
      .filter((path) => !routes.includes(path))
    expect(missing).toEqual([])
  })

  test.each(['/delhi/doctors/urologist', '/delhi/hospitals/urology'])(
    '%s, a list of a city, has its pair',
    (path) => expect(languagePairOf(`/hi${path}`)).toEqual({ en: path, hi: `/hi${path}` }),
  )

  test('a test has the same slug in both languages', () => {
    const slug = tests('hi')[0]?.slug ?? ''
    expect(pathInOtherLanguage(`/hi/test/${slug}`, 'hi')).toBe(`/test/${slug}`)
    expect(pathInOtherLanguage(`/test/${slug}`, 'en')).toBe(`/hi/test/${slug}`)
  })

  test('articles name each other, and one without the other has no pair', () => {
    const paired = articles('hi').filter(({ pairSlug }) => pairSlug !== undefined)
    expect(paired.length).toBeGreaterThan(0)
    for (const { slug, pairSlug = '' } of paired) {
      const pair = { en: `/blog/${pairSlug}`, hi: `/hi/blog/${slug}` }
      expect(languagePairOf(pair.hi)).toEqual(pair)
      expect(languagePairOf(pair.en)).toEqual(pair)
    }
    const alone = articles('hi').find(({ pairSlug }) => pairSlug === undefined)
    expect(alone).toBeDefined()
    expect(languagePairOf(`/hi/blog/${alone?.slug}`)).toBeUndefined()
  })

  test('each English article has its Hindi one, which names it back', () => {
    const hindi = new Map(articles('hi').map(({ slug, pairSlug }) => [slug, pairSlug]))
    const alone = articles('en').filter(({ slug, pairSlug = '' }) => hindi.get(pairSlug) !== slug)
    expect(alone.map(({ slug }) => slug)).toEqual([])
  })

  test.each([
    '/treatment/piles-cost',
    '/treatment/no-such-treatment',
    '/blog/no-such-article',
    '/hi/test/no-such-test',
    '/blog?page=2',
  ])('%s has none', (path) => expect(languagePairOf(path)).toBeUndefined())
})
