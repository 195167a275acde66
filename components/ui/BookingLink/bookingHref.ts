import { cityBySlug, treatmentBySlug } from '@/content/catalogue'

/** What a booking link takes along to the contact page's form when no code opens the modal. */
export type BookingContext = {
  /** Path without query of the page the link stands on. */
  readonly path: string
  readonly treatmentSlug?: string
  readonly citySlug?: string
}

/**
 * Address that a booking link leads to without JavaScript: the contact page's form, with the page's context. Treatment
 * and city are named as the form's choices name them (ContactContext).
 */
export function bookingHref({ path, treatmentSlug, citySlug }: BookingContext): string {
  const treatment = treatmentSlug === undefined ? undefined : treatmentBySlug(treatmentSlug)?.ProcedureName
  const city = citySlug === undefined ? undefined : cityBySlug(citySlug)?.cityname
  const query = new URLSearchParams({
    from: path,
    ...(treatment === undefined ? {} : { treatment }),
    ...(city === undefined ? {} : { city }),
  })
  return `/contact-us?${query}#enquiry`
}
