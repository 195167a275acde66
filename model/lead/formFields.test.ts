import { FIELD_KEYS, choiceOf, formField, isFieldKey } from './formFields'

/** Form field keys of section 3, as spelled there. */
const SECTION_3 = `treatment city email name mobile hospital query speciality insuranceField insuranceType
  callNowLaterField isConsultedField priorConsultationField FormSimilarConsultation FormPreferredCityField FormOTPField
  FormLocalityField`.split(/\s+/)

test('the fields of a form are those of the specification, the condition and the country code', () => {
  expect([...FIELD_KEYS].sort()).toEqual([...SECTION_3, 'condition', 'countryCode'].sort())
})

test('a field is known by its exact key only', () => {
  expect(SECTION_3.every(isFieldKey)).toBe(true)
  expect(['Name', 'toString', '__proto__', 'length', ''].some(isFieldKey)).toBe(false)
})

test('each field of a form has a Lead field of its own', () => {
  const fields = FIELD_KEYS.flatMap((key) => formField(key).leadField ?? [])
  expect(new Set(fields).size).toBe(fields.length)
})

test.each([
  ['Govt.', 'Govt.'],
  ['Govt.(Ayushman,CGHS,ECHS etc.)', 'Govt.'],
  ['government', 'Govt.'],
  ['Private', 'Private'],
  ['Private Insurance', 'Private'],
  ['', ''],
  ['yes', ''],
])('the insurance answer %j stands for %j', (text, type) => {
  expect(choiceOf('insuranceType', text)?.value ?? '').toBe(type)
})
