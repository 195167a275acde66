import { passwordProblem } from './staffPassword'

test.each([
  ['short', 'passwordShort'],
  ['eleven char', 'passwordShort'],
  ['x'.repeat(201), 'passwordLong'],
  ['Password1234', 'passwordCommon'],
  ['qwertyuiop2026', 'passwordCommon'],
  ['123456789012', 'passwordCommon'],
  ['Shalya@Clinic2026', 'passwordCommon'],
  ['ababababababab', 'passwordCommon'],
  ['meera-likes-mangoes', 'passwordName'],
  ['the NAIR family van', 'passwordName'],
] as const)('%s is refused: %s', (password, problem) => {
  expect(passwordProblem(password, 'Meera Nair')).toBe(problem)
})

test.each([
  'correct horse battery staple',
  'Tx7!kk_29vPq',
  'मेरा घर नदी के पार है',
  'my password is a red lorry',
])('%s is taken', (password) => expect(passwordProblem(password, 'Meera Nair')).toBeUndefined())
