import { moved } from './moveActiveOption'

test('the arrow keys go through a list and round its ends', () => {
  expect(moved(null, 'next', 3)).toBe(0)
  expect(moved(0, 'next', 3)).toBe(1)
  expect(moved(2, 'next', 3)).toBe(0)
  expect(moved(null, 'previous', 3)).toBe(2)
  expect(moved(0, 'previous', 3)).toBe(2)
  expect(moved(2, 'previous', 3)).toBe(1)
})

test('a list without choices has no active one', () => {
  expect(moved(null, 'next', 0)).toBeNull()
  expect(moved(0, 'previous', 0)).toBeNull()
})
