import { accountCopy } from './account'

/** Every text with its path. */
const textsOf = (value: unknown, path: string[] = []): Map<string, string> =>
  typeof value === 'string'
    ? new Map([[path.join('.'), value]])
    : new Map(Object.entries(value ?? {}).flatMap(([key, inner]) => [...textsOf(inner, [...path, key])]))
const gapsOf = (text = ''): string => (text.match(/\{\w+\}/g) ?? []).sort().join()

const english = textsOf(accountCopy.en)
const hindi = textsOf(accountCopy.hi)

test('every text of the account stands in both languages, with the same gaps', () => {
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
  expect([...english].filter(([path, text]) => gapsOf(text) !== gapsOf(hindi.get(path)))).toEqual([])
})

test('Hindi is written in Devanagari and English is not', () => {
  expect([...hindi].filter(([, text]) => !/[\u0900-\u097f]/.test(text))).toEqual([])
  expect([...english].filter(([, text]) => /[\u0900-\u097f]/.test(text))).toEqual([])
})
