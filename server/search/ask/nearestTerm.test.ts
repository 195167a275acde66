import { nearestTerm } from './nearestTerm'

const known = new Map([
  ['hernia', [1, 2, 3]],
  ['hernial', [1]],
  ['gallstone', [1]],
  ['pile', [1]],
])

describe('a mistyped word', () => {
  test.each([
    ['hernea', 'hernia'],
    ['hrenia', 'hernia'],
    ['galstoen', 'gallstone'],
  ])('%s stands for %s', (typed, meant) => expect(nearestTerm(typed, known)).toBe(meant))

  test.each(['pils', 'xernia', 'cricket', '12345'])('%s stands for none', (typed) =>
    expect(nearestTerm(typed, known)).toBeUndefined(),
  )
})
