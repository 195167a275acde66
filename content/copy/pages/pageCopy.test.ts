import { en } from './en'
import { hi } from './hi'
import { pageWordsFor } from './pageCopyFor'

/** Every text with its path. */
const textsOf = (value: unknown, path: string[] = []): Map<string, string> =>
  typeof value === 'string'
    ? new Map([[path.join('.'), value]])
    : new Map(Object.entries(value ?? {}).flatMap(([key, inner]) => [...textsOf(inner, [...path, key])]))

const english = textsOf(en)
const hindi = textsOf(hi)
const gapsOf = (text = ''): string => (text.match(/\{\w+\}/g) ?? []).sort().join()

describe("the pages' words", () => {
  test('every text exists in both languages and has the same gaps', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...english].filter(([path, text]) => gapsOf(text) !== gapsOf(hindi.get(path)))).toEqual([])
  })

  test('Hindi is written in Devanagari and English is not', () => {
    const foreign = (texts: Map<string, string>, isForeign: (text: string) => boolean) =>
      [...texts].filter(([path, text]) => path !== 'language' && isForeign(text)).map(([path]) => path)
    expect(foreign(hindi, (text) => !/[\u0900-\u097f]/.test(text))).toEqual([])
    expect(foreign(english, (text) => /[\u0900-\u097f]/.test(text))).toEqual([])
  })

  test('no page promises what nobody can promise', () => {
    const claims = /\b(best|guarant\w*|cure[sd]?|painless|risk-free|hurry|100%)\b/i
    expect([...english].filter(([, text]) => claims.test(text))).toEqual([])
  })

  test('each language is found by its code', () => {
    expect(pageWordsFor('en')).toBe(en)
    expect(pageWordsFor('hi')).toBe(hi)
  })
})
