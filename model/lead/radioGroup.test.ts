import { isRight } from 'fp-ts/Either'
import { RadioGroupControl } from './radioGroup'

const control = { title: 'Prior consultation', options: [{ label: 'Yes', value: 'yes' }], fieldName: 'prior' }

test('a radio group has a title, choices with label and value, and a field name', () => {
  expect(isRight(RadioGroupControl.decode(control))).toBe(true)
  expect(isRight(RadioGroupControl.decode({ ...control, required: true, defaultSelectedValue: 'yes' }))).toBe(
    true,
  )
  expect(isRight(RadioGroupControl.decode({ ...control, options: [{ label: 'Yes' }] }))).toBe(false)
  expect(isRight(RadioGroupControl.decode({ ...control, fieldName: undefined }))).toBe(false)
})
