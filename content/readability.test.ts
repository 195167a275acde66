/**
 * How many years of school the English texts for patients ask of their readers: the Flesch-Kincaid grade, over all texts of a
 * page. The aim is class 8 (docs/decisions/0110).
 */
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { articles, conditions, siteFaqs, tests, treatments } from './catalogue/catalogue'

/** The highest grade of one page, and of all of a kind together. */
const LIMIT = { page: 8.5, kind: 7 }

/** Fields that are not read as sentences. */
const NO_TEXT =
  /^(inHindi|hindi|slug|language|drawing|aliases|sources|picture|published|\w*(Slugs?|Id|id|Name|Review))$/
const WORD = /[A-Za-z][A-Za-z’'-]*/g
/** Marks of Markdown, the addresses of its links with them. */
const MARKUP = /\]\([^)]*\)|[[\]*_#>|`]/g

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => (NO_TEXT.test(field) ? [] : textsOf(inner)))
}

/** @returns the grade of a page's texts, each of which ends a sentence */
function gradeOf(page: unknown): number {
  const counts = { sentence: 0, word: 0, syllable: 0 }
  for (const text of textsOf(page)) {
    for (const sentence of text.replace(MARKUP, ' ').split(/[.!?]+(?=\s|$)/)) {
      const words = sentence.match(WORD) ?? []
      // A name or a figure is no sentence.
      if (words.length < 3) continue
      counts.sentence += 1
      counts.word += words.length
      for (const word of words) counts.syllable += syllable(word)
    }
  }
  return fleschKincaid(counts)
}

const KINDS = {
  treatments: treatments(),
  conditions: conditions(),
  tests: tests('en'),
  articles: articles('en'),
}

describe('a reader of class 8 understands', () => {
  test.each(Object.entries(KINDS))('the %s', (_, rows) => {
    const hard = rows
      .map((row) => ({ slug: row.slug, grade: Math.round(gradeOf(row) * 10) / 10 }))
      .filter(({ grade }) => grade > LIMIT.page)
    expect(hard).toEqual([])
    expect(gradeOf(rows)).toBeLessThan(LIMIT.kind)
  })

  test('the questions and answers', () => expect(gradeOf(siteFaqs('en'))).toBeLessThan(LIMIT.kind))
})

test('a hard text is found: the grade of a law is far above that of a leaflet', () => {
  const law =
    'Notwithstanding anything contained in the foregoing provisions, the appropriate authority may, upon being satisfied of the contravention thereof, suspend the registration forthwith.'
  expect(gradeOf([law])).toBeGreaterThan(LIMIT.page * 2)
  expect(
    gradeOf(['Drink water until two hours before. Do not eat. Take your tablets with a sip.']),
  ).toBeLessThan(4)
})
