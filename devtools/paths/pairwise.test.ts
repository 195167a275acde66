import fc from 'fast-check'
import { pairsIn, pairsOf, pairwise } from './pairwise'

const parameters = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 3 }),
  fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  { minKeys: 2, maxKeys: 5 },
)

test('every pair of values stands in a combination, and each combination has a value of every parameter', () => {
  fc.assert(
    fc.property(parameters, (given) => {
      const found = pairwise(given)
      const held = new Set(found.flatMap(pairsIn))
      expect(pairsOf(given).filter((pair) => !held.has(pair))).toEqual([])
      for (const one of found)
        for (const [name, values] of Object.entries(given)) expect(values).toContain(one[name])
    }),
  )
})

test('they are far fewer than all, and the same each time', () => {
  const given = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, ['1', '2', '3']]))
  expect(pairwise(given).length).toBeLessThanOrEqual(15)
  expect(pairwise(given)).toEqual(pairwise(given))
})

test('of one parameter each value stands alone', () => {
  expect(pairwise({ a: ['1', '2'] })).toEqual([{ a: '1' }, { a: '2' }])
})
