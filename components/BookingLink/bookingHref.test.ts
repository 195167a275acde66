import { bookingHref } from './bookingHref'

describe('where a booking link leads without JavaScript', () => {
  test("to the contact page's form, with the page it came from", () => {
    expect(bookingHref({ path: '/' })).toBe('/contact-us?from=%2F#enquiry')
  })

  test('with the treatment and the city of the page', () => {
    const link = new URL(
      bookingHref({ path: '/treatment/piles', treatmentSlug: 'piles', citySlug: 'delhi' }),
      'http://x',
    )
    expect(Object.fromEntries(link.searchParams)).toEqual({
      from: '/treatment/piles',
      treatment: 'piles',
      city: 'delhi',
    })
    expect(link.hash).toBe('#enquiry')
  })
})
