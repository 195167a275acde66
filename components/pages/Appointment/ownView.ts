import type { RefObject } from 'react'
import type { OwnAction } from '@/model/appointments/appointment'
import type { OwnProblem } from '@/model/appointments/bookingPaths'
import type { Chosen, FreeDays } from '@/model/appointments/shownPlaces'
import type { Language } from '@/model/page/language'

/** What can be done with an appointment now: rendered by the server, then by the machine (machines/ownAppointment). */
export interface OwnShown {
  readonly problem?: OwnProblem
  /** The places that it may be moved to; undefined where the doctor has no schedule. */
  readonly free?: FreeDays
  /** Whether a day was chosen: the places are unfolded. */
  readonly isOpen: boolean
  /** The free places nearest to one that is taken. */
  readonly near: readonly Chosen[]
  readonly isBusy: boolean
  /** A new value moves the focus to the change; undefined on the server's page. */
  readonly moment?: string
}

/** Initial data of an appointment's forms, serialised for the browser. */
export interface OwnFormsView {
  readonly language: Language
  /** Opens the appointment. */
  readonly token: string
  readonly actions: readonly OwnAction[]
  /** Whether what to bring is of use. */
  readonly isAhead: boolean
  /** Whether it has no place any more, so that another one is a booking, not a move. */
  readonly isOver: boolean
  readonly doctorId: number
  /** Names of the doctor's places by slug. */
  readonly hospitals: Readonly<Record<string, string>>
  readonly shown: OwnShown
}

/** Input of the appointment's machine: it listens to the forms and links below `root`, and reports what to show. */
export type OwnMachineProps = {
  readonly view: OwnFormsView
  readonly root: RefObject<HTMLElement | null>
  readonly onShown: (shown: OwnShown) => void
}
