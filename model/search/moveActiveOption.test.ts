import { moveActiveOption } from './moveActiveOption'

test('the arrow keys go through a list and round its ends', () => {
  expect(moveActiveOption(null, 'next', 3)).toBe(0)
  expect(moveActiveOption(0, 'next', 3)).toBe(1)
  expect(moveActiveOption(2, 'next', 3)).toBe(0)
  expect(moveActiveOption(null, 'previous', 3)).toBe(2)
  expect(moveActiveOption(0, 'previous', 3)).toBe(2)
  expect(moveActiveOption(2, 'previous', 3)).toBe(1)
})

test('a list without choices has no active one', () => {
  expect(moveActiveOption(null, 'next', 0)).toBeNull()
  expect(moveActiveOption(0, 'previous', 0)).toBeNull()
})
