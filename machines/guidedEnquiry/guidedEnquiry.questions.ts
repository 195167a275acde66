import type { FieldKey } from '@/model/lead/formFields'
import { type LeadFormConfiguration, type LeadFormSpec, leadFormSpecFor } from '@/model/lead/leadForm'

/** The questions of the guided enquiry in their order; each is a state of the machine. */
export const QUESTIONS = ['treatment', 'city', 'when', 'name', 'mobile'] as const
export type Question = (typeof QUESTIONS)[number]

export const isQuestion = (name: string): name is Question => QUESTIONS.some((question) => question === name)

/** The lead form's field that each question fills. */
export const FIELD_OF_QUESTION = {
  treatment: 'treatment',
  city: 'city',
  when: 'callNowLaterField',
  name: 'name',
  mobile: 'mobile',
} as const satisfies Record<Question, FieldKey>

/** The question that a field belongs to; the country code belongs to the number. */
export const questionOf = (field: string): Question | undefined =>
  field === 'countryCode' ? 'mobile' : QUESTIONS.find((question) => FIELD_OF_QUESTION[question] === field)

/** How the chat's form differs from its page type's: the questions, all of which want an answer. */
export const GUIDED_ENQUIRY_CONFIGURATION: LeadFormConfiguration = {
  leadFormKeys: ['treatment', 'city', 'callNowLaterField'],
}

/** The form that the questions fill together, its fields in the questions' order: rules and lead are the lead form's. */
export function guidedEnquirySpec(page: { readonly pageType: string; readonly path: string }): LeadFormSpec {
  const spec = leadFormSpecFor({ ...GUIDED_ENQUIRY_CONFIGURATION, ...page })
  const order = QUESTIONS.map((question): FieldKey => FIELD_OF_QUESTION[question])
  return {
    ...spec,
    fields: [...spec.fields].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key)),
  }
}
