/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { announceVisit, unknownVisit } from '@/components/layout/VisitContext/visitSignal'
import { PriceLink } from './PriceLink'

const hrefWith = (city?: string) => {
  act(() =>
    announceVisit(
      city ? { topics: { city: { value: city, from: 'chosen' } }, contact: null } : unknownVisit(),
    ),
  )
  return screen.getByRole('link').getAttribute('href')
}

it('leads to the price in the chosen city, where it has one', () => {
  render(
    <PriceLink
      cityPages="/treatment/piles-cost-in-"
      cities={{ Pune: 'pune' }}
      href="/treatment/piles-cost#calculator"
      className="button"
      label="Get Cost Now"
    />,
  )
  expect(hrefWith()).toBe('/treatment/piles-cost#calculator')
  expect(hrefWith('Pune')).toBe('/treatment/piles-cost-in-pune#here')
  expect(hrefWith('Port Blair')).toBe('/treatment/piles-cost#calculator')
  expect(hrefWith('constructor')).toBe('/treatment/piles-cost#calculator')
})
