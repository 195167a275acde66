import type { ReactNode } from 'react'
import { type BookingContext, bookingHref } from './bookingHref'

type BookingLinkProps = {
  readonly page: BookingContext
  readonly className?: string
  /** The modal's title when this link opens it; default the page's. */
  readonly modalTitle?: string
  /** What the form asks beside the page's own fields when this link opens it. */
  readonly asks?: 'insurance'
  readonly children: ReactNode
}

/** Opens the lead-form modal; without JavaScript it leads to the contact page's form. */
export const BookingLink = ({ page, className, modalTitle, asks, children }: BookingLinkProps) => (
  <a
    href={bookingHref(page)}
    className={className}
    data-opens="lead-form"
    data-modal-title={modalTitle}
    data-asks={asks}
    aria-haspopup="dialog"
  >
    {children}
  </a>
)
