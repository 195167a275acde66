import type { Failure } from '@/model/failure'
import type { LeadFormSpec } from '@/model/lead/leadForm'
import { NO_SURROUNDINGS } from '@/model/lead/leadFromForm'
import type { TestModel } from '@/devtools/proof/testModel'
import type { LeadFormContext, LeadFormEvent, LeadFormInput } from './leadForm.machine'

/** A form of the smallest kind in which everything can happen; on a real page its other fields are filled beforehand. */
const SPEC: LeadFormSpec = {
  variant: '3',
  pageType: 'Home',
  fields: [
    { key: 'name', required: true },
    { key: 'mobile', required: true },
  ],
}

const REFUSAL: Failure = { kind: 'invalid', fields: { mobile: 'mobileInvalid' } }

/** How the sending of a lead ends. */
export const SENDING_OUTCOMES = {
  submitLead: [
    { label: 'the lead is stored', output: { leadId: 'lead-1' } },
    { label: 'the server refuses the number', error: REFUSAL },
    { label: 'the network is cut', error: { kind: 'network' } satisfies Failure },
    { label: 'the key was used for another lead', error: { kind: 'conflict' } satisfies Failure },
  ],
}

export const leadFormTestModel: TestModel<LeadFormEvent, LeadFormContext, LeadFormInput> = {
  input: { spec: SPEC, formId: 'form' },
  events: [
    { label: 'types a name', event: { type: 'field.changed', field: 'name', value: 'Asha Rao' } },
    { label: 'empties the name', event: { type: 'field.changed', field: 'name', value: '' } },
    { label: 'types a valid number', event: { type: 'field.changed', field: 'mobile', value: '9876543210' } },
    { label: 'types a wrong number', event: { type: 'field.changed', field: 'mobile', value: '12345' } },
    { label: 'sends the form', event: { type: 'form.submitted', surroundings: NO_SURROUNDINGS } },
  ],
  outcomes: SENDING_OUTCOMES,
  stateKey: ({ values, errors, failure }) => ({
    name: values.name ?? '',
    mobile: values.mobile ?? '',
    errors: Object.keys(errors).sort(),
    failure: failure?.kind ?? null,
  }),
}
