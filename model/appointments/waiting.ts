import { type Language, pathIn } from '@/model/page/language'
import type { AppointmentPlace } from './appointment'

/** Where an entry of the waiting list is (machines/waitingEntry). */
export const WAITING_STATES = ['joining', 'waiting', 'offered', 'taken', 'lapsed', 'left'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** A place that is kept for an entry. */
export interface WaitingOffer {
  /** Of the seat that keeps it. */
  readonly seatId: string
  readonly place: AppointmentPlace
  /** Until when it is kept, milliseconds since 1970. */
  readonly until: number
}

const MINUTE_MS = 60_000

/** How long an offered place is kept. */
export const OFFER_MS = 30 * MINUTE_MS
/** How long before a visit a place is offered at the latest, so that the patient can still come. */
export const LEAST_NOTICE_MS = 2 * 60 * MINUTE_MS
/** How many days an entry may span. */
export const MOST_WAITING_DAYS = 31
/** Entries of one number that wait at a time. */
export const MOST_ENTRIES = 5

/** What has just been done with an entry, as its page's address says it. */
export const WAITING_DONE = ['joined', 'declined', 'left'] as const
export type WaitingDone = (typeof WAITING_DONE)[number]

/** Why nothing was done with it. */
export const WAITING_PROBLEMS = ['gone', 'away', 'tooMany', 'unreadable'] as const
export type WaitingProblem = (typeof WAITING_PROBLEMS)[number]

/** The page of an entry of the waiting list. @param token opens it without a login */
export const waitingPath = (language: Language, token: string): string => pathIn(language, `/w/${token}`)
export const waitingDonePath = (language: Language, token: string, done: WaitingDone): string =>
  `${waitingPath(language, token)}?done=${done}`
export const waitingProblemPath = (language: Language, token: string, problem: WaitingProblem): string =>
  `${waitingPath(language, token)}?problem=${problem}#problem`
