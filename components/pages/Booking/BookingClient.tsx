'use client'

import { TakenOver } from '@/components/forms/TakenOver'
import type { BookingPageView, BookingShown } from './bookingView'
import { BookingSteps } from './BookingSteps'

/** A booking: plain forms that post, until the machine takes them over. */
export const BookingClient = ({ view }: { readonly view: BookingPageView }) => (
  <TakenOver<BookingShown, BookingPageView>
    view={view}
    load={() => import('./bookAppointment.actors').then(({ LiveBooking }) => LiveBooking)}
    goal='[role="alert"], #step, #places-title'
    draw={(shown) => <BookingSteps view={view} shown={shown} />}
  />
)
