import { isFailure, toFailure } from './failure'

test('a failure of ours keeps its kind and its fields', () => {
  const failure = { kind: 'invalid', fields: { city: 'cityRequired' } }
  expect(toFailure(failure)).toBe(failure)
})

test.each([
  new Error('x'),
  null,
  undefined,
  'network',
  { kind: 'else' },
  { kind: ['network'] },
  { kind: 'invalid' },
  {},
])('anything else that is thrown counts as a failure of the server (%p)', (thrown) => {
  expect(isFailure(thrown)).toBe(false)
  expect(toFailure(thrown)).toEqual({ kind: 'server' })
})
