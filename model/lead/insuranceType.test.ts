import { insuranceTypeOf } from './insuranceType'

test.each([
  ['Govt.', 'Govt.'],
  ['Govt.(Ayushman,CGHS,ECHS etc.)', 'Govt.'],
  ['government', 'Govt.'],
  ['Private', 'Private'],
  ['Private Insurance', 'Private'],
  ['', ''],
  ['yes', ''],
])('the insurance answer %j stands for %j', (text, type) => {
  expect(insuranceTypeOf(text)).toBe(type)
})
