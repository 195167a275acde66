import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BmiCalculatorClient } from '@/components/forms/calculators/BmiCalculatorClient'
import { EmiCalculatorClient } from '@/components/forms/calculators/EmiCalculatorClient'
import { calculatorResultOnPage } from '@/components/forms/LeadForm/calculatorResultOnPage'
import { BMI_START, calculateBmi } from '@/model/calculators/bmi'
import { EMI_START, calculateEmi } from '@/model/calculators/emi'
import { calculatorViewModel } from './calculatorState'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const form = (id: string) => document.getElementById(id) as HTMLFormElement
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const takenOver = (id: string) => waitFor(() => expect(form(id).dataset.live).toBe('true'))

const showBmi = () =>
  render(
    <BmiCalculatorClient
      viewModel={calculatorViewModel({ id: 'bmi', start: BMI_START, basis: null, calculate: calculateBmi })}
    />,
  )
const showEmi = () =>
  render(
    <EmiCalculatorClient
      viewModel={calculatorViewModel({ id: 'emi', start: EMI_START, basis: null, calculate: calculateEmi })}
    />,
  )

test('figures typed before the code was there count, and the result goes along with every form of the page', async () => {
  showBmi()
  type('Height (cm)', '170')
  type('Weight (kg)', '80')
  type('Age (years)', '40')
  await takenOver('bmi')
  expect(calculatorResultOnPage()).toEqual({})
  fireEvent.submit(form('bmi'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('27.7'))
  expect(calculatorResultOnPage()).toEqual({ bmi: '27.7', height: '170 cm', weight: '80 kg' })
})

test('a click before the code was there is answered when it is', async () => {
  showBmi()
  expect(fireEvent.submit(form('bmi'))).toBe(false)
  await takenOver('bmi')
  await waitFor(() => expect(form('bmi').textContent).toContain('Enter valid height'))
  expect(document.activeElement).toBe(screen.getByLabelText('Height (cm)'))
  expect(calculatorResultOnPage()).toEqual({})
})

test('an example is nobody’s own result, a changed one is', async () => {
  showEmi()
  expect(screen.getByRole('status').textContent).toContain('₹9,603')
  act(() => screen.getByLabelText('Months').focus())
  await takenOver('emi')
  expect(calculatorResultOnPage()).toEqual({})
  type('Months', '36')
  fireEvent.submit(form('emi'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('₹6,836'))
  expect(calculatorResultOnPage().estimate).toContain('over 36 months is ₹6,836 a month')
})
