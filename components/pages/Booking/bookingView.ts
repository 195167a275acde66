import type { RefObject } from 'react'
import type { BookingPart } from '@/machines/bookAppointment/bookAppointment.labels'
import type { BookingDetails, DetailProblems } from '@/model/appointments/bookingDetails'
import type { BookingNotice } from '@/model/appointments/bookingPaths'
import type { Chosen, FreeDays } from '@/model/appointments/shownPlaces'
import type { PageContext } from '@/model/page/pageContext'

/** View of a booking page at a step: rendered by the server, then by the machine (machines/bookAppointment). */
export interface BookingShown {
  readonly step: BookingPart
  readonly notice?: BookingNotice
  readonly free: FreeDays
  /** The place that is chosen, or kept. */
  readonly chosen?: Chosen
  /** Until when it is kept, milliseconds since 1970. */
  readonly heldUntil?: number
  /** The days of the waiting list that the details are for, instead of a place. */
  readonly wait?: { readonly from: string; readonly to: string } | undefined
  readonly details: BookingDetails
  readonly problems: DetailProblems
  /** The server's error about the number or the code, in the page's language. */
  readonly problem?: string
  readonly isResent: boolean
  /** Until another code may be asked for; 0 or less when it may. */
  readonly waitSeconds: number
  /** The free places nearest to one that is taken. */
  readonly near: readonly Chosen[]
  /** Opens the appointment once it is made. */
  readonly token?: string
  readonly isBusy: boolean
  /** A new value moves the focus to the change; undefined on the server's page. */
  readonly moment?: string
}

/** Initial data of a booking page, serialised for the browser. */
export interface BookingPageView {
  readonly page: PageContext
  /** The doctor's slug. */
  readonly doctor: string
  readonly doctorId: number
  /** In rupees. */
  readonly fee: number
  /** Names of the doctor's places by slug. */
  readonly hospitals: Readonly<Record<string, string>>
  /** None where the page offers no calls. */
  readonly phone?: string
  /** Why the number needs no code, or that it does. */
  readonly proof: 'code' | 'loggedIn' | 'none'
  /** The privacy notice that is shown, as a call names it. */
  readonly privacyNotice: string
  readonly holdId?: string
  /** The place that a link elsewhere led to: marked among the free ones. */
  readonly linked?: string
  /** The clinic's year now. */
  readonly year: number
  readonly shown: BookingShown
}

/** Input of the booking's machine: it listens to the forms and links below `root`, and reports what to show. */
export type BookingMachineProps = {
  readonly view: BookingPageView
  readonly root: RefObject<HTMLElement | null>
  readonly onShown: (shown: BookingShown) => void
}
