/** What a booking link takes along to the contact page's form when no code opens the modal. */
export type BookingContext = {
  /** Path without query of the page the link stands on. */
  readonly path: string
  readonly treatmentSlug?: string
  readonly citySlug?: string
}

/** Address that a booking link leads to without JavaScript: the contact page's form, with the page's context. */
export function bookingHref({ path, treatmentSlug, citySlug }: BookingContext): string {
  const query = new URLSearchParams({
    from: path,
    ...(treatmentSlug === undefined ? {} : { treatment: treatmentSlug }),
    ...(citySlug === undefined ? {} : { city: citySlug }),
  })
  return `/contact-us?${query}#enquiry`
}
