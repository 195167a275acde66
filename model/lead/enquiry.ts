import { personalText } from '@/model/plainText'
/** Stages reported by the clinic (desk, or `npm run leads -- mark`). */
export const ENQUIRY_STAGES = ['received', 'calling', 'booked'] as const
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number]

/** State of an enquiry as shown to its sender. */
export type EnquiryState = EnquiryStage | 'withdrawn'

export const enquiryStateOf = (lead: {
  readonly stage: EnquiryStage
  readonly withdrawn_at: Date | null
}): EnquiryState => (lead.withdrawn_at === null ? lead.stage : 'withdrawn')

/** Groups of enquiries if one has an appointment. */
export const ENQUIRY_GROUPS = ['upcoming', 'past', 'others'] as const
export type EnquiryGroup = (typeof ENQUIRY_GROUPS)[number]

export interface EnquiryNote {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly text: string
}

export const NOTE_LENGTH = 500
export const MOST_NOTES = 5

/** One line, truncated to its length; '' if empty. */
export const cleanNote = (typed: string): string =>
  [...personalText(typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '))].slice(0, NOTE_LENGTH).join('').trim()
