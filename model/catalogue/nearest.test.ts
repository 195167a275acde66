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
