import type { ReactNode } from 'react'
import { type BookingContext, bookingHref } from './bookingHref'

type BookingLinkProps = {
  readonly page: BookingContext
  readonly className?: string
  /** The modal's title when this link opens it; default the page's. */
  readonly modalTitle?: string
  readonly children: ReactNode
}

/** Opens the lead-form modal; without JavaScript it leads to the contact page's form. */
export const BookingLink = ({ page, className, modalTitle, children }: BookingLinkProps) => (
  <a
    href={bookingHref(page)}
    className={className}
    data-opens="lead-form"
    data-modal-title={modalTitle}
    aria-haspopup="dialog"
  >
    {children}
  </a>
)
