import { waysToWrite } from '@/tests/support/testNumbers'
import { withoutNumbers } from './deskRows'

test.each(waysToWrite('9876543210'))('a number is not read however it is written: %j', (written) => {
  const shown = withoutNumbers(`Ask for ${written} please`)
  expect(shown).toMatch(/^Ask for .*•.* please$/s)
  expect(shown.replace(/[^\p{Nd}]/gu, '').length).toBeLessThan(8)
})

test('other figures stay', () => {
  const text = 'Room 12, 2nd floor, in 3 to 5 days'
  expect(withoutNumbers(text)).toBe(text)
})
