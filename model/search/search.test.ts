import fc from 'fast-check'
import {
  ARTICLES_AND_TESTS,
  SEARCH_RESULT_TYPE,
  SEARCH_GROUP_LIMIT,
  SEARCH_MAX_LENGTH,
  isSearchable,
  keepPerGroup,
  searchGroupOf,
  searchText,
} from './search'

describe('what was typed', () => {
  test('has its blanks collapsed', () => {
    expect(searchText('  knee \t\n  replacement ')).toBe('knee replacement')
    expect(searchText('\u00a0बवासीर\u3000का  इलाज')).toBe('बवासीर का इलाज')
  })

  test('is cut where it is too long, never within a character', () => {
    const long = searchText('😀'.repeat(SEARCH_MAX_LENGTH + 1))
    expect([...long]).toHaveLength(SEARCH_MAX_LENGTH)
    expect(long).toBe('😀'.repeat(SEARCH_MAX_LENGTH))
  })

  test('is searched for from three characters on, blanks at its ends not counted', () => {
    expect(isSearchable(searchText('  ab  '))).toBe(false)
    expect(isSearchable(searchText(' abc '))).toBe(true)
    expect(isSearchable('😀😀')).toBe(false)
  })

  test('stays what it is when it is collapsed again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (typed) => searchText(searchText(typed)) === searchText(typed),
      ),
    )
  })
})

describe('the groups of results', () => {
  test('are the types, but articles and tests share one', () => {
    const { condition, treatment, doctor, hospital, blog, test: medicalTest } = SEARCH_RESULT_TYPE
    expect([condition, treatment, doctor, hospital].map(searchGroupOf)).toEqual([1, 2, 3, 4])
    expect([blog, medicalTest].map(searchGroupOf)).toEqual([ARTICLES_AND_TESTS, ARTICLES_AND_TESTS])
  })

  test('keep their first six, in the order in which they come', () => {
    const types = [5, 6, 5, 6, 1, 5, 6, 5, 1]
    const kept = keepPerGroup(types.map((ArticleType, place) => ({ ArticleType, place })))
    expect(kept.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    expect(kept.filter(({ ArticleType }) => ArticleType > 4)).toHaveLength(SEARCH_GROUP_LIMIT)
  })
})
