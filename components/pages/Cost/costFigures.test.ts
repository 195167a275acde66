import { cityBySlug, costsOf, treatmentBySlug } from '@/content/catalogue/catalogue'
import { cityFigures, costFigures } from './costFigures'
import { cityFaqs, comparisonOf, countryFaqs } from './costTexts'

const piles = treatmentBySlug('piles')!
const delhi = cityBySlug('delhi')!
const figures = costFigures(piles)!
const inDelhi = cityFigures(piles, delhi)!

describe('what is said of a treatment’s prices', () => {
  it('is the lowest, the mean of the averages and the highest of all cities', () => {
    const costs = costsOf('piles')
    expect(figures.minimum).toBe(Math.min(...costs.map(({ minimum }) => minimum)))
    expect(figures.maximum).toBe(Math.max(...costs.map(({ maximum }) => maximum)))
    const mean = costs.reduce((sum, { average }) => sum + average, 0) / costs.length
    expect(figures.average).toBe(Math.round(mean))
  })

  it('names the cheapest and the dearest city by their averages, and the largest part of the bill', () => {
    const averages = costsOf('piles').map(({ average }) => average)
    expect(figures.cheapest.average).toBe(Math.min(...averages))
    expect(figures.dearest.average).toBe(Math.max(...averages))
    expect(figures.biggest?.share).toBe(Math.max(...piles.cost.breakdown.map(({ share }) => share)))
  })

  it('is nothing where no price is known', () => {
    expect(costFigures({ ...piles, slug: 'no-prices' })).toBeUndefined()
    expect(cityFigures({ ...piles, slug: 'no-prices' }, delhi)).toBeUndefined()
    expect(cityFigures(piles, { ...delhi, cityid: -1 })).toBeUndefined()
  })

  it('compares a city with all of them', () => {
    const share = inDelhi.here.average / figures.average - 1
    expect(inDelhi.difference).toBe(Math.round(share * 100))
    const cheaper = costsOf('piles').filter(({ average }) => average < inDelhi.here.average)
    expect(inDelhi.rank).toBe(cheaper.length + 1)
  })

  it('names cities nearby, the nearest first, never the city itself', () => {
    const distances = inDelhi.near.map(({ kilometres }) => kilometres)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(inDelhi.near.map(({ city }) => city.slug)).not.toContain('delhi')
  })
})

describe('texts of prices', () => {
  it.each([
    [-12, /^12 per cent less than over all cities \(₹/],
    [7, /^7 per cent more than/],
    [0, /^as much as/],
  ])('say a difference of %d per cent in words', (difference, copy) => {
    expect(comparisonOf({ difference, country: figures })).toMatch(copy)
  })

  it('leave no gap open, and give each question once', () => {
    for (const faqs of [countryFaqs(piles, figures), cityFaqs(piles, inDelhi)]) {
      const text = faqs.map(({ question, answer }) => `${question} ${answer}`).join('\n')
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
      expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length)
    }
  })

  it('ask nothing about parts of a bill, or other cities, that are not known', () => {
    const alone = { ...figures, costs: figures.costs.slice(0, 1), biggest: undefined }
    const questions = countryFaqs(piles, alone).map(({ question }) => question)
    expect(questions.join(' ')).not.toMatch(/largest part|which city/i)
    const lone = cityFaqs(piles, { ...inDelhi, country: alone, near: [] }).map(({ question }) => question)
    expect(lone.join(' ')).not.toMatch(/near|elsewhere|largest part/i)
  })

  it('call a city near by only when it is', () => {
    const isNear = (kilometres: number) =>
      cityFaqs(piles, { ...inDelhi, near: inDelhi.near.map((city) => ({ ...city, kilometres })) }).some(
        ({ question }) => question.includes('city near'),
      )
    expect([isNear(400), isNear(401)]).toEqual([true, false])
  })
})
