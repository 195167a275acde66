import { missingChanges, shownChanges } from './shownChanges'

const BEFORE = [
  'form action=/login',
  'button type=submit “Verify”',
  'option “Mumbai”',
  'the focus is elsewhere',
]
const AFTER = [
  'form action=/login',
  'button aria-busy=true type=submit “Verify…”',
  'p “Sent to +91 98765 43210”',
]

test('a step adds lines and takes lines away; numbers, lists and the focus are a page’s own', () => {
  expect(shownChanges(undefined, BEFORE)).toEqual(['+ form action=/login', '+ button type=submit “Verify”'])
  expect(shownChanges(BEFORE, AFTER)).toEqual([
    '+ button aria-busy=true type=submit “Verify…”',
    '+ p “Sent to …”',
    '- button type=submit “Verify”',
  ])
})

test('what a page lacks or still shows is named', () => {
  const changes = shownChanges(BEFORE, AFTER)
  expect(missingChanges(changes, AFTER)).toEqual([])
  expect(missingChanges(changes, BEFORE)).toEqual(changes)
  // A line that is there twice has to be there twice.
  expect(missingChanges(['+ p “a”', '+ p “a”'], ['p “a”'])).toEqual(['+ p “a”'])
})
