import { assign, setup } from 'xstate'
import { type Failure, toFailure } from '@/model/failure'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import type { LeadFormSpec } from '@/model/lead/leadForm'
import {
  type SubmissionMeta,
  type LeadContent,
  NO_SURROUNDINGS,
  isSameContent,
} from '@/model/lead/leadFromForm'
import { type FieldErrors, errorWhileTyping, validateForm } from '@/model/lead/validation'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'

export type LeadFormContext = {
  readonly spec: LeadFormSpec
  readonly formId: string
  readonly values: FormValues
  readonly errors: FieldErrors
  /** As they were when the form was submitted last. */
  readonly surroundings: SubmissionMeta
  /** Counts the contents that were sent; part of the idempotency key. */
  readonly attempt: number
  /** What was sent last; other content begins a new attempt. Null when nothing was. */
  readonly sent: LeadContent | null
  readonly leadId: string | null
  readonly failure: Failure | null
}

export type LeadFormEvent =
  | { readonly type: 'field.changed'; readonly field: FieldKey; readonly value: string }
  | { readonly type: 'form.submitted'; readonly surroundings: SubmissionMeta }

/** `formId` is unguessable and made at the edge; `values` are what the form holds already. */
export type LeadFormInput = {
  readonly spec: LeadFormSpec
  readonly formId: string
  readonly values?: FormValues
}

export type SubmitLeadInput = LeadContent & {
  readonly spec: LeadFormSpec
  readonly idempotencyKey: string
}

/** Condition and treatment exclude each other (section 4). */
const EXCLUDES: Partial<Record<FieldKey, FieldKey>> = { condition: 'treatment', treatment: 'condition' }

/** An answer to the first may settle what is wrong with the second (model/lead/validation.ts): its error goes as well. */
const ANSWERS_FOR: Partial<Record<FieldKey, FieldKey>> = {
  ...EXCLUDES,
  countryCode: 'mobile',
  FormSimilarConsultation: 'FormPreferredCityField',
}

const presetsOf = (spec: LeadFormSpec): FormValues =>
  Object.fromEntries(spec.fields.flatMap(({ key, preset }) => (preset === undefined ? [] : [[key, preset]])))

type Change = { readonly field: FieldKey; readonly value: string }

/** The chosen one of treatment and condition empties the other; an emptied one leaves it alone. */
function valuesAfter(values: FormValues, { field, value }: Change): FormValues {
  const other = EXCLUDES[field]
  return { ...values, [field]: value, ...(value !== '' && other && values[other] ? { [other]: '' } : {}) }
}

/**
 * An edit clears the error of its field, and of the field whose rule reads it. A text that no typing on can make right is
 * an error at once: it came as a whole (pasted, filled in, spoken).
 */
function errorsAfter(
  { errors, values }: Pick<LeadFormContext, 'errors' | 'values'>,
  change: Change,
): FieldErrors {
  const { field, value } = change
  const left = { ...errors }
  delete left[field]
  const answered = ANSWERS_FOR[field]
  if (answered && value !== '') delete left[answered]
  const code = errorWhileTyping(field, { ...values, [field]: value })
  return code ? { ...left, [field]: code } : left
}

/** What of a form changes as a sending begins: other content than the last time gets a key of its own. */
export function sendingBegun({
  attempt,
  sent,
  values,
  surroundings,
}: Pick<LeadFormContext, 'attempt' | 'sent' | 'values' | 'surroundings'>) {
  const content = { values, surroundings }
  const isNew = sent !== null && !isSameContent(sent, content)
  return { attempt: isNew ? attempt + 1 : attempt, sent: content, failure: null }
}

/** What is sent, with the key under which it is stored once. */
export const submissionOf = ({
  values,
  surroundings,
  spec,
  formId,
  attempt,
}: Pick<LeadFormContext, 'values' | 'surroundings' | 'spec' | 'formId' | 'attempt'>): SubmitLeadInput => ({
  ...{ values, surroundings, spec },
  idempotencyKey: `${formId}-${attempt}`,
})

/** A form of which nothing was sent yet. */
export const unsentForm = ({ spec, formId, values = {} }: LeadFormInput): LeadFormContext => ({
  spec,
  formId,
  values,
  errors: {},
  surroundings: NO_SURROUNDINGS,
  attempt: 1,
  sent: null,
  leadId: null,
  failure: null,
})

/** Why a lead was not taken. A refusal of fields that this form does not show is nothing its visitor can mend. */
export function failureOf(error: unknown, spec: LeadFormSpec): Failure {
  const failure = toFailure(error)
  if (failure.kind !== 'invalid') return failure
  const shown = spec.fields.filter(({ key }) => failure.fields[key])
  return shown.length === 0
    ? { kind: 'server' }
    : { kind: 'invalid', fields: Object.fromEntries(shown.map(({ key }) => [key, failure.fields[key]])) }
}

/** What of a form changes when its lead was not taken. */
export function failureKept({ spec, attempt }: Pick<LeadFormContext, 'spec' | 'attempt'>, error: unknown) {
  const failure = failureOf(error, spec)
  // The server knows this key with other content: it would refuse it for ever.
  return { failure, attempt: failure.kind === 'conflict' ? attempt + 1 : attempt }
}

/** How a visitor fills and sends the lead form (specification, section 4). */
export const leadFormMachine = setup({
  types: {} as {
    context: LeadFormContext
    events: LeadFormEvent
    input: LeadFormInput
    tags: 'busy' | 'error'
  },
  actors: { submitLead: unprovided<{ leadId: string }, SubmitLeadInput>() },
  guards: {
    isComplete: ({ context }) => Object.keys(validateForm(context.spec, context.values)).length === 0,
    leavesErrors: ({ context }, change: Change) => Object.keys(errorsAfter(context, change)).length > 0,
    isRefusal: ({ context }, { error }: { error: unknown }) =>
      failureOf(error, context.spec).kind === 'invalid',
  },
  actions: {
    change: assign(({ context }, change: Change) => ({
      values: valuesAfter(context.values, change),
      errors: errorsAfter(context, change),
      failure: null,
    })),
    showErrors: assign(({ context }) => ({
      errors: validateForm(context.spec, context.values),
      failure: null,
    })),
    keepSubmissionMeta: assign((_, { surroundings }: { surroundings: SubmissionMeta }) => ({ surroundings })),
    beginSending: assign(({ context }) => ({ ...sendingBegun(context), errors: {} })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => failureKept(context, error)),
    showRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error, context.spec)
      return { failure, errors: failure.kind === 'invalid' ? failure.fields : {} }
    }),
    takeLeadId: assign((_, params: { leadId: string }) => ({ leadId: params.leadId })),
    reset: assign(({ context }) => ({
      values: presetsOf(context.spec),
      errors: {},
      failure: null,
      attempt: context.attempt + 1,
      sent: null,
    })),
    // What happens outside the form; provided where the form is shown.
    keepLeadId: (_, _params: { leadId: string }) => {},
    closeModal: () => {},
    openRedirect: () => {},
    goToThankYou: (_, _params: { values: FormValues }) => {},
  },
}).createMachine({
  id: 'leadForm',
  description: 'A visitor leaves an enquiry, which is stored once however often it is sent.',
  context: ({ input }) => unsentForm({ ...input, values: { ...presetsOf(input.spec), ...input.values } }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The form can be filled in and sent.',
      initial: 'editing',
      on: {
        'field.changed': [
          { guard: withEvent('leavesErrors'), target: '.invalid', actions: withEvent('change') },
          { target: '.editing', actions: withEvent('change') },
        ],
        'form.submitted': { target: 'validating', actions: withEvent('keepSubmissionMeta') },
      },
      states: {
        editing: { description: 'Nothing is known to be wrong.' },
        invalid: {
          description: 'Each field that is wrong says what is wrong with it; nothing was sent.',
          tags: 'error',
        },
        failed: {
          description:
            'The lead could not be sent. Every value is kept, and a notice offers to call or chat instead.',
          tags: 'error',
        },
      },
    },
    validating: {
      description: 'Every field is checked by the rule table.',
      always: [
        { guard: 'isComplete', target: 'submitting' },
        { target: 'idle.invalid', actions: 'showErrors' },
      ],
    },
    submitting: {
      description:
        'The lead is on its way; sending again does nothing. Edits are kept for a further attempt.',
      tags: 'busy',
      entry: 'beginSending',
      invoke: {
        id: 'submitLead',
        src: 'submitLead',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'succeeded',
          actions: [
            withOutput('takeLeadId'),
            withOutput('keepLeadId'),
            'closeModal',
            'openRedirect',
            // What was sent, not what was typed since.
            {
              type: 'goToThankYou',
              params: ({ context }) => ({ values: context.sent?.values ?? context.values }),
            },
          ],
        },
        onError: [
          { guard: withEvent('isRefusal'), target: 'idle.invalid', actions: withEvent('showRefusal') },
          { target: 'idle.failed', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'field.changed': { actions: withEvent('change') } },
    },
    succeeded: {
      description:
        'The lead is stored; the form is empty again and the visitor is on the way to the thank-you page.',
      entry: 'reset',
      on: { 'field.changed': { target: 'idle', actions: withEvent('change') } },
    },
  },
})
