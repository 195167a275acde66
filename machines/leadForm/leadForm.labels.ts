import type { StateValueFrom } from 'xstate'
import type { leadFormMachine } from './leadForm.machine'

type LeadFormStateValue = StateValueFrom<typeof leadFormMachine>
type LeadFormStateName = Extract<LeadFormStateValue, string> | 'idle'

/** The copy that depends on the state, as keys of content/copy/leadForm.ts, form. */
export const LEAD_FORM_LABELS: Readonly<
  Record<LeadFormStateName, { readonly button: 'submit' | 'submitting' }>
> = {
  idle: { button: 'submit' },
  validating: { button: 'submitting' },
  submitting: { button: 'submitting' },
  succeeded: { button: 'submit' },
}

/** The labels of a state of the lead form machine. */
export const leadFormLabelsOf = (value: LeadFormStateValue) =>
  LEAD_FORM_LABELS[typeof value === 'string' ? value : 'idle']
