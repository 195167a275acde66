/** How a lead that staff enter came to the clinic; the lead's channel. */
export const NEW_LEAD_SOURCES = ['call', 'walk-in', 'referral'] as const
export type NewLeadSource = (typeof NEW_LEAD_SOURCES)[number]

/** Why a lead was not entered (`?problem=`), beside what any form of the desk says. */
export const NEW_LEAD_PROBLEMS = ['noName', 'badNumber', 'noSource', 'sentTwice', 'taken'] as const
export type NewLeadProblem = (typeof NEW_LEAD_PROBLEMS)[number]

/** What was typed into the form, and not taken. */
export type TypedLead = Readonly<
  Record<'name' | 'mobile' | 'source' | 'question' | 'doctor' | 'place', string>
>

export const NEW_LEAD_PATH = '/desk/new'

export const LONGEST_NAME = 100
/** Letters of what a patient asks for. */
export const LONGEST_QUESTION = 1000
