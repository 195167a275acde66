import type { PlannedField } from '@/components/forms/LeadForm/leadFormViewModel'
import type { GuidedEnquiryViewModel } from './guidedEnquiryViewModel'

type Fields = readonly PlannedField[]

/** The plan with the fields of its questions changed; the form's own list of them, which nobody draws, is left out. */
export function withFields(
  viewModel: GuidedEnquiryViewModel,
  change: (fields: Fields) => Fields,
): GuidedEnquiryViewModel {
  const fields = change(viewModel.questions.map(({ field }) => field))
  return {
    ...viewModel,
    form: { ...viewModel.form, fields: [] },
    questions: viewModel.questions.map((one, at) => ({ ...one, field: fields[at] ?? one.field })),
  }
}
