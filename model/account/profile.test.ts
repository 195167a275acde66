import { cleanProfile, faultyProfileFields } from './profile'

test.each([
  ['Asha', 'asha@example.com', []],
  [' Asha Rao ', ' asha.rao+1@mail.example.co.in ', []],
  ['', 'asha@example.com', ['name']],
  ['  ', '', ['name', 'email']],
  ['Asha', 'asha', ['email']],
  ['Asha', 'asha@example', ['email']],
  ['Asha\u0000', 'a b@example.com', ['name', 'email']],
  ['A'.repeat(101), 'asha@example.com', ['name']],
])('name “%s” and e-mail address “%s”: wrong are %j', (name, email, faulty) => {
  expect(faultyProfileFields({ name, email })).toEqual(faulty)
})

test('what is stored has no blanks around it', () => {
  expect(cleanProfile({ name: ' Asha ', email: ' a@b.co ' })).toEqual({ name: 'Asha', email: 'a@b.co' })
})
