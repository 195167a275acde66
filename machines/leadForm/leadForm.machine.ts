import { assign, fromPromise, setup } from 'xstate'
import { type Failure, toFailure } from '@/model/failure'
import type { FieldKey, FormValues } from '@/model/fieldKeys'
import type { LeadFormSpec } from '@/model/leadForm'
import { type FieldErrors, validateForm } from '@/model/validation'

export type LeadFormContext = {
  readonly spec: LeadFormSpec
  readonly formId: string
  readonly values: FormValues
  readonly errors: FieldErrors
  /** Counts the contents that were sent; part of the idempotency key. */
  readonly attempt: number
  /** Whether this attempt's content was sent already: an edit then begins a new attempt. */
  readonly isAttemptSent: boolean
  readonly leadId: string | null
  readonly failure: Failure | null
}

export type LeadFormEvent =
  | { readonly type: 'field.changed'; readonly field: FieldKey; readonly value: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.reset' }

/** `formId` is unguessable and made at the edge; `values` are what the form holds already. */
export type LeadFormInput = {
  readonly spec: LeadFormSpec
  readonly formId: string
  readonly values?: FormValues
}

export type SubmitLeadInput = {
  readonly values: FormValues
  readonly spec: LeadFormSpec
  readonly idempotencyKey: string
}

/** Condition and treatment exclude each other (section 4). */
const EXCLUDES: Partial<Record<FieldKey, FieldKey>> = { condition: 'treatment', treatment: 'condition' }

const presetsOf = (spec: LeadFormSpec): FormValues =>
  Object.fromEntries(spec.fields.flatMap(({ key, preset }) => (preset === undefined ? [] : [[key, preset]])))

function withoutErrorsOf(errors: FieldErrors, fields: readonly (FieldKey | undefined)[]): FieldErrors {
  const left = { ...errors }
  for (const field of fields) if (field) delete left[field]
  return left
}

type Change = { readonly field: FieldKey; readonly value: string }

/** The other field that a change empties, if any. */
const excludedBy = ({ field, value }: Change, values: FormValues): FieldKey | undefined => {
  const other = EXCLUDES[field]
  return value !== '' && other && values[other] ? other : undefined
}

const errorsAfter = (context: LeadFormContext, change: Change): FieldErrors =>
  withoutErrorsOf(context.errors, [
    change.field,
    // The number's error is also the country code's, and either of treatment and condition answers for both.
    change.field === 'countryCode' ? 'mobile' : undefined,
    change.value === '' ? undefined : EXCLUDES[change.field],
  ])

/** How a visitor fills and sends the lead form (specification, section 4). */
export const leadFormMachine = setup({
  types: {
    context: {} as LeadFormContext,
    events: {} as LeadFormEvent,
    input: {} as LeadFormInput,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    submitLead: fromPromise<{ leadId: string }, SubmitLeadInput>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(validateForm(context.spec, context.values)).length === 0,
    leavesErrors: ({ context }, change: Change) => Object.keys(errorsAfter(context, change)).length > 0,
    isRefusal: (_, params: { error: unknown }) => toFailure(params.error).kind === 'invalid',
  },
  actions: {
    change: assign(({ context }, change: Change) => {
      const { field, value } = change
      if ((context.values[field] ?? '') === value) return {}
      const excluded = excludedBy(change, context.values)
      return {
        values: { ...context.values, [field]: value, ...(excluded ? { [excluded]: '' } : {}) },
        errors: errorsAfter(context, change),
        attempt: context.isAttemptSent ? context.attempt + 1 : context.attempt,
        isAttemptSent: false,
        failure: null,
      }
    }),
    showErrors: assign(({ context }) => ({
      errors: validateForm(context.spec, context.values),
      failure: null,
    })),
    beginSending: assign({ errors: {}, failure: null, isAttemptSent: true }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    showRefusal: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error)
      return { failure, errors: failure.kind === 'invalid' ? failure.fields : {} }
    }),
    takeLeadId: assign((_, params: { leadId: string }) => ({ leadId: params.leadId })),
    reset: assign(({ context }) => ({
      values: presetsOf(context.spec),
      errors: {},
      failure: null,
      attempt: context.attempt + 1,
      isAttemptSent: false,
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
  context: ({ input }) => ({
    spec: input.spec,
    formId: input.formId,
    values: { ...presetsOf(input.spec), ...input.values },
    errors: {},
    attempt: 1,
    isAttemptSent: false,
    leadId: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The form can be filled in and sent.',
      initial: 'editing',
      on: {
        'field.changed': [
          {
            guard: { type: 'leavesErrors', params: ({ event }) => event },
            target: '.invalid',
            actions: { type: 'change', params: ({ event }) => event },
          },
          { target: '.editing', actions: { type: 'change', params: ({ event }) => event } },
        ],
        'form.submitted': 'validating',
        'form.reset': { target: '.editing', actions: 'reset' },
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
        input: ({ context }) => ({
          values: context.values,
          spec: context.spec,
          idempotencyKey: `${context.formId}-${context.attempt}`,
        }),
        onDone: {
          target: 'succeeded',
          actions: [
            { type: 'takeLeadId', params: ({ event }) => event.output },
            { type: 'keepLeadId', params: ({ event }) => event.output },
            'closeModal',
            'openRedirect',
            { type: 'goToThankYou', params: ({ context }) => ({ values: context.values }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'idle.invalid',
            actions: { type: 'showRefusal', params: ({ event }) => event },
          },
          { target: 'idle.failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event } } },
    },
    succeeded: {
      description:
        'The lead is stored; the form is empty again and the visitor is on the way to the thank-you page.',
      entry: 'reset',
      on: {
        'field.changed': { target: 'idle', actions: { type: 'change', params: ({ event }) => event } },
        'form.reset': 'idle',
      },
    },
  },
})
