import { failureOf, maskedFailure } from './failures'

test('a stack keeps its lines, in Chrome and in Firefox, without messages and what an address asks for', () => {
  const stackOf = (stack: string) => failureOf(Object.assign(new Error('x'), { stack })).stack
  expect(
    stackOf('Error: Asha\nRao\n    at send (http://localhost:3000/a.js?name=Asha:1:2)\n    at b (c.js:3:4)'),
  ).toEqual(['at send (http://localhost:3000/a.js:1:2)', 'at b (c.js:3:4)'])
  expect(stackOf('send@http://localhost:3000/a.js:1:2\n@b.js:3:4\nAsha Rao')).toEqual([
    'send@http://localhost:3000/a.js:1:2',
    '@b.js:3:4',
  ])
})

test('what is no error has no words', () => {
  expect(failureOf('Asha')).toEqual({ name: 'What was thrown is no error', message: '', stack: [] })
})

test.each([
  ["Cannot read properties of undefined (reading 'name')", true],
  ['context.city is not a function', true],
  ['Asha Rao is no name', false],
  ['Unexpected token \'A\', "Asha" is not valid JSON', false],
  ['•••• (10)', true],
])('%s stays as it is: %s', (message, stays) => {
  const { message: told } = maskedFailure({ name: 'TypeError', message, stack: [] })
  expect(told).toBe(stays ? message : `•••• (${message.length})`)
})
