import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BookingLink, bookingHref } from './BookingLink'

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams)

describe('where a booking link leads without JavaScript', () => {
  test("to the contact page's form, with the page it came from", () => {
    expect(bookingHref({ path: '/' })).toBe('/contact-us?from=%2F#enquiry')
  })

  test('with the treatment and the city of the page, by the names that the form knows', () => {
    const href = bookingHref({ path: '/treatment/piles', treatmentSlug: 'piles', citySlug: 'delhi' })
    expect(queryOf(href)).toEqual({
      from: '/treatment/piles',
      treatment: 'Piles Treatment',
      city: 'Delhi NCR',
    })
    expect(href).toMatch(/#enquiry$/)
  })

  test('without what the catalogue does not know', () => {
    expect(queryOf(bookingHref({ path: '/x', treatmentSlug: 'nothing', citySlug: 'nowhere' }))).toEqual({
      from: '/x',
    })
  })
})

describe('on the page of a doctor with free places', () => {
  const drawn = (page: object, modalTitle?: string) =>
    renderToStaticMarkup(
      createElement(BookingLink, { page: { path: '/doctor/asha', ...page }, modalTitle, children: 'Book' }),
    )
  const placesPath = '/doctor/asha/book'

  test('it leads to them, in the language of the page', () => {
    expect(drawn({ placesPath })).toBe('<a href="/doctor/asha/book">Book</a>')
    expect(drawn({ placesPath, language: 'hi' })).toContain('href="/hi/doctor/asha/book"')
  })
  test('it opens the form where it is for something else, or there are none', () => {
    expect(drawn({ placesPath }, 'Get Cost')).toContain('data-opens="leadForm"')
    expect(drawn({})).toContain('data-opens="leadForm"')
  })
})
