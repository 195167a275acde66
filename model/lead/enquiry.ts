import { personalText } from '@/model/plainText'
/** What the clinic has told of a lead (at the desk, or by `npm run leads -- mark`); nothing is guessed, so that it begins as received. */
export const ENQUIRY_STAGES = ['received', 'calling', 'booked'] as const
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number]

/** State of an enquiry as shown to its sender. */
export type EnquiryState = EnquiryStage | 'withdrawn'

export const enquiryStateOf = (lead: {
  readonly stage: EnquiryStage
  readonly withdrawn_at: Date | null
}): EnquiryState => (lead.withdrawn_at === null ? lead.stage : 'withdrawn')

/** How enquiries are grouped where one of them has an appointment. */
export const ENQUIRY_GROUPS = ['upcoming', 'past', 'others'] as const
export type EnquiryGroup = (typeof ENQUIRY_GROUPS)[number]

/** What its sender has added to an enquiry. */
export interface EnquiryNote {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly text: string
}

/** The most characters of a note, and the most notes of an enquiry. */
export const NOTE_LENGTH = 500
export const MOST_NOTES = 5

/** A note as it is kept: one line, cut at its length; '' where nothing was written. */
export const cleanNote = (typed: string): string =>
  [...personalText(typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '))].slice(0, NOTE_LENGTH).join('').trim()
