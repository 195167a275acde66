import type { StateValueFrom } from 'xstate'
import { type OuterState, outerState } from '@/machines/stateName'
import type { guidedEnquiryMachine } from './guidedEnquiry.machine'

type GuidedEnquiryStateValue = StateValueFrom<typeof guidedEnquiryMachine>
type GuidedEnquiryStateName = OuterState<GuidedEnquiryStateValue>

/** Button shown below the conversation, per state. */
export const GUIDED_ENQUIRY_LABELS: Readonly<
  Record<GuidedEnquiryStateName, { readonly button: 'next' | 'submit' | 'submitting' }>
> = {
  continuing: { button: 'next' },
  treatment: { button: 'next' },
  city: { button: 'next' },
  when: { button: 'next' },
  name: { button: 'next' },
  mobile: { button: 'next' },
  reviewing: { button: 'submit' },
  sending: { button: 'submitting' },
  sent: { button: 'submitting' },
}

/** The outermost state's name. */
export const stateNameOf = (value: GuidedEnquiryStateValue): GuidedEnquiryStateName => outerState(value)

/** The labels of a state of the guided enquiry's machine. */
export const guidedEnquiryLabelsOf = (value: GuidedEnquiryStateValue) =>
  GUIDED_ENQUIRY_LABELS[stateNameOf(value)]
