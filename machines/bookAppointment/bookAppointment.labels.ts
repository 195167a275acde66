import type { SnapshotFrom } from 'xstate'
import type { BookingNotice } from '@/model/appointments/bookingPaths'
import type { bookAppointmentMachine } from './bookAppointment.machine'

type Value = SnapshotFrom<typeof bookAppointmentMachine>['value']

/** The paths of the states that say what is shown: `choosingPlace.offline`. */
type LeafOf<Node> = Node extends string
  ? Node
  : { [Name in keyof Node & string]: `${Name}.${LeafOf<NonNullable<Node[Name]>>}` }[keyof Node & string]
export type BookAppointmentState = LeafOf<Value>

export type BookingPart = 'places' | 'details' | 'code' | 'taken' | 'confirmed' | 'requested'

/** What a state shows: a part of the page, and what it says above it. */
type BookingLabels = {
  /** Null leaves it as it was. */
  readonly step: BookingPart | null
  readonly notice?: BookingNotice
  /** The place is no longer kept. */
  readonly isLate?: true
}

export const BOOK_APPOINTMENT_LABELS: Readonly<Record<BookAppointmentState, BookingLabels>> = {
  opening: { step: null },
  'choosingDay.full': { step: 'places' },
  'choosingDay.offline': { step: 'places', notice: 'offline' },
  'choosingDay.away': { step: 'places', notice: 'away' },
  readingPlaces: { step: 'places' },
  'choosingPlace.open': { step: 'places' },
  'choosingPlace.gone': { step: 'places', notice: 'gone' },
  'choosingPlace.unproven': { step: 'places', notice: 'noCookies' },
  'choosingPlace.offline': { step: 'places', notice: 'offline' },
  'choosingPlace.tooMany': { step: 'places', notice: 'tooMany' },
  'choosingPlace.away': { step: 'places', notice: 'away' },
  holding: { step: null },
  'held.details.open': { step: 'details' },
  'held.details.faulty': { step: 'details' },
  'held.details.refused': { step: 'details' },
  'held.details.offline': { step: 'details', notice: 'offline' },
  'held.details.tooMany': { step: 'details', notice: 'tooManyBookings' },
  'held.details.away': { step: 'details', notice: 'away' },
  'held.sendingCode': { step: 'details' },
  'held.code.open': { step: 'code' },
  'held.code.resent': { step: 'code' },
  'held.code.refused': { step: 'code' },
  'held.resending': { step: 'code' },
  confirming: { step: null },
  taken: { step: 'taken' },
  'holdExpired.open': { step: 'details', isLate: true },
  'holdExpired.faulty': { step: 'details', isLate: true },
  confirmed: { step: 'confirmed' },
  requested: { step: 'requested' },
}

/** The path of a state's value. */
export function bookAppointmentStateOf(value: Value): BookAppointmentState {
  const pathOf = (node: unknown): string =>
    typeof node === 'object' && node !== null
      ? Object.entries(node)
          .map(([name, below]) => `${name}.${pathOf(below)}`)
          .join()
      : String(node)
  return pathOf(value) as BookAppointmentState
}
