import type { PlannedField } from '@/components/LeadForm/leadFormPlan'
import type { GuidedEnquiryPlan } from './guidedEnquiryPlan'

type Fields = readonly PlannedField[]

/** The plan with the fields of its questions changed; the form's own list of them, which nobody draws, is left out. */
export function withFields(plan: GuidedEnquiryPlan, change: (fields: Fields) => Fields): GuidedEnquiryPlan {
  const fields = change(plan.questions.map(({ field }) => field))
  return {
    ...plan,
    form: { ...plan.form, fields: [] },
    questions: plan.questions.map((one, at) => ({ ...one, field: fields[at] ?? one.field })),
  }
}
