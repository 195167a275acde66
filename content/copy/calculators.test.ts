import { leadFormCopy } from './leadForm'
import { calculatorProblems } from './calculators'

test('height, weight and age are refused in the words of the specification', () => {
  const { height, weight, age } = leadFormCopy.en.alternateValidation
  expect(calculatorProblems.en).toMatchObject({ height, weight, age })
})
