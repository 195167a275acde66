import { bookingHref } from './BookingLink'

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
