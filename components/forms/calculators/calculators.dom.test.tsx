import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BmiCalculatorClient } from '@/components/forms/calculators/BmiCalculatorClient'
import { EmiCalculatorClient } from '@/components/forms/calculators/EmiCalculatorClient'
import { calculatorResultOnPage } from '@/components/forms/formElements'
import { LENS_START, chooseLens } from '@/model/calculators/cataractLens'
import { PILES_START, scorePiles } from '@/model/calculators/pilesScore'
import { CataractLensClient } from '@/components/forms/calculators/CataractLensClient'
import { PilesScoreClient } from '@/components/forms/calculators/PilesScoreClient'
import { BMI_START, calculateBmi } from '@/model/calculators/bmi'
import { EMI_START, calculateEmi } from '@/model/calculators/emi'
import { announceVisit } from '@/components/layout/VisitContext/visitSignal'
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

describe('an instalment for the treatment that the visit is about', () => {
  const TOPICS = {
    treatment: { value: 'Piles Treatment', from: 'page' },
    city: { value: 'Pune', from: 'chosen' },
  } as const
  const fetched = jest.fn()
  beforeEach(() => {
    fetched.mockClear()
    global.fetch = (async (path: string) => {
      fetched(path)
      const price = { treatment: 'Piles Treatment', city: 'Pune', amount: 58_000, isDemo: true }
      return { status: 200, text: async () => JSON.stringify(price) }
    }) as unknown as typeof fetch
  })
  afterEach(() => act(() => announceVisit({ topics: {}, contact: null })))
  const amount = () => screen.getByLabelText<HTMLInputElement>('Loan amount (₹)')
  const description = () =>
    document.getElementById(amount().getAttribute('aria-describedby') ?? '')?.textContent

  test('begins with its price in the city, says so, and reckons with it', async () => {
    showEmi()
    expect(description()).toBe('An amount to try: put in what you would borrow.')
    act(() => announceVisit({ topics: TOPICS, contact: null }))
    await waitFor(() => expect(amount().value).toBe('58000'))
    expect(fetched).toHaveBeenCalledWith('/api/lead/price?treatment=Piles+Treatment&city=Pune')
    await waitFor(() =>
      expect(description()).toBe(
        'For Piles Treatment in Pune: ₹58,000 on average. Change it as you like. The figures are illustrative.',
      ),
    )
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('₹58,000'))
  })

  test('leaves an amount that the visitor has put in', async () => {
    showEmi()
    type('Loan amount (₹)', '90000')
    await takenOver('emi')
    act(() => announceVisit({ topics: TOPICS, contact: null }))
    await waitFor(() => expect(description()).toContain('₹58,000 on average'))
    expect(amount().value).toBe('90000')
  })
})

const choose = (label: string, option: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: {
      value: screen.getByLabelText<HTMLSelectElement>(label).querySelectorAll('option')[Number(option) + 1]
        ?.value,
    },
  })

test('the piles score waits for every answer, then adds up, says whom to call first and goes along', async () => {
  const start = { id: 'piles', start: PILES_START, basis: null, calculate: scorePiles }
  render(<PilesScoreClient viewModel={calculatorViewModel(start)} action="/calculate/piles-severity-score" />)
  fireEvent.click(screen.getByLabelText('None of these'))
  await takenOver('piles')
  fireEvent.submit(form('piles'))
  await waitFor(() => expect(screen.getAllByText('Choose an answer')).toHaveLength(6))
  expect(calculatorResultOnPage()).toEqual({})
  choose('How often do piles hurt?', '1')
  choose('How often is there itching or discomfort?', '2')
  choose('How often do you see blood when you pass stool?', '3')
  choose('How often is there mucus or stool on your underwear?', '0')
  choose('How often does a lump come out?', '2')
  fireEvent.click(screen.getByLabelText('It comes out and I have to push it back'))
  fireEvent.submit(form('piles'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('8of 20 points · grade III'))
  expect(screen.getByRole('status').textContent).toContain('This is no diagnosis')
  expect(calculatorResultOnPage()).toEqual({ pilesSeverityScore: '8', pilesSeverity: 'Grade III (Goligher)' })
  fireEvent.click(screen.getByLabelText('Fever or shivering with pain at the anus'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^See a doctor today/))
  expect(calculatorResultOnPage().estimate).toContain('Fever or shivering')
  fireEvent.click(screen.getByLabelText('Heavy bleeding, or bleeding that does not stop'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Call 112 or 108 now/))
  const calls = [...document.querySelectorAll('.calls a')].map((link) => link.getAttribute('href'))
  expect(calls).toEqual(['tel:112', 'tel:108'])
})

test('the lens chooser speaks the page’s language, and the clinic’s in what goes along', async () => {
  const start = { id: 'lens', start: LENS_START, basis: null, language: 'hi' as const, calculate: chooseLens }
  render(<CataractLensClient viewModel={calculatorViewModel(start)} action="/hi/calculate/cataract-lens" />)
  fireEvent.click(screen.getByLabelText('इनमें से कुछ नहीं'))
  await takenOver('lens')
  fireEvent.click(screen.getByLabelText('दूर, स्क्रीन और पढ़ना, जहाँ तक हो सके बिना चश्मे के'))
  choose('रात में गाड़ी कितनी बार चलाते हैं?', '1')
  choose('क्या आपको एस्टिग्मैटिज़्म (सिलिंडर नंबर) है?', '0')
  choose('आँख का कोई और रोग, जैसे रेटिना, कॉर्निया या काला मोतिया?', '1')
  choose('क्या लेंस सामान्य लेंस से महँगा हो सकता है?', '1')
  fireEvent.submit(form('lens'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('मल्टीफ़ोकल लेंस या ईडीओएफ़ लेंस'))
  expect(calculatorResultOnPage()).toEqual({ cataractLens: 'Multifocal or EDOF, toric' })
})
