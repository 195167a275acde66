import fc from 'fast-check'
import { nearestName, typingErrors } from './nearest'

/** The definition, word for word: what typingErrors computes row by row. */
function byDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
  const errors = [
    byDefinition(x, b) + 1,
    byDefinition(a, y) + 1,
    byDefinition(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
    errors.push(byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1)
  return Math.min(...errors)
}

test('typing errors are counted as they are defined', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(fc.property(word, word, (a, b) => typingErrors(a, b) === byDefinition(a, b)))
})

test.each([
  ['kindey', 'kidney', 1],
  ['catarct', 'cataract', 1],
  ['pils', 'piles', 1],
  ['migrain', 'migraine', 1],
  ['same', 'same', 0],
  ['', 'abc', 3],
])('%s and %s are %i typing errors apart', (one, other, apart) =>
  expect(typingErrors(one, other, 5)).toBe(apart),
)

test('typing errors beyond the limit count as one more than it', () => {
  expect(typingErrors('abc', 'xyz', 2)).toBe(3)
  expect(typingErrors('abcdefgh', 'xyz', 2)).toBe(3)
  expect(typingErrors('abcdef', 'cdefgh', 2)).toBe(3)
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(
      word,
      word,
      fc.nat(4),
      (a, b, limit) => typingErrors(a, b, limit) === Math.min(byDefinition(a, b), limit + 1),
    ),
  )
})

test('which word comes first makes no difference to typing errors', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => typingErrors(one, other, 9) === typingErrors(other, one, 9)),
  )
})

test.each([
  ['Puna', 'Pune'],
  ['puen', 'Pune'],
  ['  MUMBAY ', 'Mumbai'],
  ['Bengalru', 'Bengaluru'],
  ['पुण', 'पुणे'],
  ['Timbuktu', undefined],
  ['', undefined],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearestName(typed, ['Mumbai', 'Pune', 'Bengaluru', 'Delhi NCR', 'पुणे'])).toBe(meant)
})
