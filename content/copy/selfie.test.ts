import { selfieCopy } from './selfie'

const textsOf = (value: unknown, path: string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, [...path, key]))
const english = new Map(textsOf(selfieCopy.en))
const hindi = new Map(textsOf(selfieCopy.hi))

test('exist in both languages, each in its own script', () => {
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [path, text] of english) {
    expect(text).not.toMatch(/[\u0900-\u097f]/)
    expect([path, hindi.get(path)]).toEqual([path, expect.stringMatching(/[\u0900-\u097f]/)])
  }
})

test('are the specification’s, letter by letter (sections 4 and 8)', () => {
  expect(selfieCopy.en.noFace).toBe('No Face Detected')
  expect(selfieCopy.en.notYetLoaded).toBe('Models are not yet loaded')
})

test('each way a camera fails has words of its own', () => {
  for (const { camera, failure } of Object.values(selfieCopy)) {
    const titles = Object.values(camera).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(Object.values(failure)).size).toBe(Object.keys(failure).length)
  }
})
