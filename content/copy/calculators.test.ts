import { messagesFor } from './messages/messagesFor'
import { calculatorProblems } from './calculators'

test('height, weight and age are refused in the words of the specification', () => {
  const { height, weight, age } = messagesFor('en').alternateValidation
  expect(calculatorProblems).toMatchObject({ height, weight, age })
})
