import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AnswerProps } from '@/app/(perRequest)/calculate/calculatorAnswer'
import BmiAnswerPage, { metadata as bmiHead } from './bmi/page'
import CostAnswerPage, { generateMetadata as costHead } from './cost/page'
import EmiAnswerPage, { metadata as emiHead } from './emi/page'

const asked = (query: Record<string, string | readonly string[]>): AnswerProps => ({
  searchParams: Promise.resolve(query),
})
const drawn = async (
  page: (props: AnswerProps) => Promise<ReactElement>,
  query: Record<string, string | readonly string[]>,
) => renderToStaticMarkup(await page(asked(query)))

/** What the page's lead form would take along. */
const resultIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*name="carried_(\w+)"[^>]*>/g)].map(([tag, name]) => {
      expect(tag).toContain('form="enquiry"')
      return [name, /value="([^"]*)"/.exec(tag)?.[1]]
    }),
  )

describe('the instalment calculator without JavaScript', () => {
  it('answers, keeps what was asked, and gives the answer to the lead form', async () => {
    const html = await drawn(EmiAnswerPage, { amount: '2,50,000', rate: '12', months: '36' })
    expect(html).toContain('₹8,304')
    expect(html).toContain('value="2,50,000"')
    expect(resultIn(html).estimate).toMatch(/₹2,50,000 at 12% a year over 36 months is ₹8,304/)
    expect(html).toContain('name="pageType" value="Service"')
    expect(html).toContain('href="/services/medical-loan"')
  })

  it('names the field that is wrong and gives nothing to the lead', async () => {
    const html = await drawn(EmiAnswerPage, { amount: 'much', rate: '12', months: '36' })
    expect(html).toContain('Enter an amount from')
    expect(html).toContain('aria-invalid="true"')
    expect(resultIn(html)).toEqual({})
  })

  it('shows what it is given as text, the first of several, and no more than it needs', async () => {
    const html = await drawn(EmiAnswerPage, { amount: ['"><script>x</script>', '1'], rate: 'y'.repeat(500) })
    expect(html).not.toContain('<script>x')
    expect(html).not.toContain('y'.repeat(81))
  })
})

describe('the BMI calculator without JavaScript', () => {
  it('gives height, weight and BMI to the lead form', async () => {
    const query = { units: 'metric', heightCm: '170', weightKg: '80', age: '40' }
    const html = await drawn(BmiAnswerPage, query)
    expect(resultIn(html)).toEqual({ bmi: '27.7', height: '170 cm', weight: '80 kg' })
    expect(html).toContain('name="pageType" value="Tool"')
  })

  it('speaks in the words of the specification', async () => {
    const html = await drawn(BmiAnswerPage, { units: 'imperial' })
    for (const copy of ['Enter valid height', 'Enter valid weight', 'Enter valid age'])
      expect(html).toContain(copy)
  })
})

describe('the cost calculator without JavaScript', () => {
  it('answers for the treatment and gives the estimate to a lead about it', async () => {
    const html = await drawn(CostAnswerPage, { treatment: 'piles', place: 'delhi', cover: '80' })
    expect(resultIn(html).estimate).toMatch(/Piles Treatment, Delhi NCR.*likely bill ₹/)
    expect(html).toContain('name="treatmentSlug" value="piles"')
    expect(html).toContain('href="/treatment/piles-cost"')
  })

  it('knows no treatment that the catalogue does not know', async () => {
    await expect(drawn(CostAnswerPage, { treatment: 'nope' })).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
    await expect(drawn(CostAnswerPage, {})).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    expect(await costHead(asked({ treatment: 'nope' }))).toEqual({})
  })
})

it('is for no search engine, and no other site is told of the figures', async () => {
  for (const head of [emiHead, bmiHead, await costHead(asked({ treatment: 'piles' }))]) {
    expect(head.robots).toMatchObject({ index: false })
    expect(head.referrer).toBe('same-origin')
  }
})
