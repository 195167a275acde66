import { COVERAGE_START, coverageHref, nextCoverageQuestion } from './coverageCheck'

describe('the way to the coverage check', () => {
  it.each([
    ['en', {}, '/coverage-check'],
    ['hi', {}, '/hi/coverage-check'],
    ['en', { treatment: 'piles', city: '' }, '/calculate/coverage-check?treatment=piles'],
    [
      'hi',
      { city: 'pune', insurer: 'cghs', treatment: 'piles' },
      '/hi/calculate/coverage-check?insurer=cghs&treatment=piles&city=pune',
    ],
  ] as const)('in %s with %j', (language, known, href) => {
    expect(coverageHref(language, known)).toBe(href)
  })

  it('asks in its order for what is not known', () => {
    expect(nextCoverageQuestion(COVERAGE_START)).toBe('insurer')
    expect(nextCoverageQuestion({ insurer: 'none', treatment: '', city: 'other' })).toBe('treatment')
    expect(nextCoverageQuestion({ insurer: 'none', treatment: 'other', city: 'other' })).toBeUndefined()
  })
})
