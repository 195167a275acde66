import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/PageLink'
import { cityBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { type Language, pathIn } from '@/model/page/language'

/** What a booking link takes along to the contact page's form when no code opens the modal. */
type BookingContext = {
  /** Path of the current page, without query. */
  readonly path: string
  readonly language?: Language
  readonly treatmentSlug?: string
  readonly citySlug?: string
  /** In English: where the page's own doctor is booked. */
  readonly placesPath?: string
}

/**
 * Address that a booking link leads to without JavaScript: the contact page's form, with the page's context. Treatment
 * and city are named as the form's choices name them (ContactContext).
 */
export function bookingHref({ path, language = 'en', treatmentSlug, citySlug }: BookingContext): string {
  const treatment = treatmentSlug === undefined ? undefined : treatmentBySlug(treatmentSlug)?.ProcedureName
  const city = citySlug === undefined ? undefined : cityBySlug(citySlug)?.cityname
  const query = new URLSearchParams({
    from: path,
    ...(treatment === undefined ? {} : { treatment }),
    ...(city === undefined ? {} : { city }),
  })
  return `${pathIn(language, '/contact-us')}?${query}#enquiry`
}

type BookingLinkProps = {
  readonly page: BookingContext
  readonly className?: string
  /** The modal's title when this link opens it; default the page's. */
  readonly modalTitle?: string
  readonly children: ReactNode
}

/**
 * Leads to the free places of the page's doctor. Where there are none, or the link is for something else (`modalTitle`), it opens the
 * lead-form modal, whose words promise a call; without JavaScript it leads to the contact page's form.
 */
export const BookingLink = ({ page, className, modalTitle, children }: BookingLinkProps) =>
  page.placesPath !== undefined && modalTitle === undefined ? (
    <PageLink href={page.placesPath} language={page.language ?? 'en'} className={className}>
      {children}
    </PageLink>
  ) : (
    <a
      href={bookingHref(page)}
      className={className}
      data-opens="leadForm"
      data-modal-title={modalTitle}
      aria-haspopup="dialog"
    >
      {children}
    </a>
  )
