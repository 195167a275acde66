import { assign, setup } from 'xstate'
import { unprovided, withEvent } from '@/machines/machineSetup'
import { type Failure, toFailure } from '@/model/failure'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { type FieldErrors, validateForm } from '@/model/lead/validation'

export type QuickSurveyContext = {
  /** The lead that the answers join. */
  readonly leadId: string
  readonly answers: FormValues
  readonly errors: FieldErrors
  readonly failure: Failure | null
}

export type QuickSurveyEvent =
  | { readonly type: 'answer.changed'; readonly field: FieldKey; readonly value: string }
  | { readonly type: 'survey.submitted' }

export type SendAnswersInput = { readonly leadId: string; readonly answers: FormValues }

/** The answers that were given; an unanswered question says nothing. */
const givenAnswers = (answers: FormValues): FormValues =>
  Object.fromEntries(
    QUICK_SURVEY_FIELDS.flatMap(({ key }) => {
      const answer = answers[key]?.trim()
      return answer ? [[key, answer]] : []
    }),
  )

const errorsOf = (answers: FormValues): FieldErrors => validateForm({ fields: QUICK_SURVEY_FIELDS }, answers)

/** The quick survey of the thank-you page; its answers are added to the lead that was just stored. */
export const quickSurveyMachine = setup({
  types: {} as {
    context: QuickSurveyContext
    events: QuickSurveyEvent
    input: { readonly leadId: string; readonly answers?: FormValues }
    tags: 'busy' | 'error'
  },
  actors: { sendAnswers: unprovided<void, SendAnswersInput>() },
  guards: {
    isEmpty: ({ context }) => Object.keys(givenAnswers(context.answers)).length === 0,
    isWrong: ({ context }) => Object.keys(errorsOf(context.answers)).length > 0,
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: FieldKey; value: string }) => {
      const errors = { ...context.errors }
      delete errors[field]
      return { answers: { ...context.answers, [field]: value }, errors, failure: null }
    }),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context.answers), failure: null })),
    clearFailure: assign({ errors: {}, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
  },
}).createMachine({
  id: 'quickSurvey',
  description:
    'After an enquiry, a visitor may answer a few questions that help the clinic to call back well.',
  context: ({ input }) => ({ leadId: input.leadId, answers: input.answers ?? {}, errors: {}, failure: null }),
  initial: 'answering',
  states: {
    answering: {
      description: 'The questions can be answered, all or some.',
      initial: 'open',
      on: {
        'answer.changed': { target: '.open', actions: withEvent('change') },
        'survey.submitted': [
          { guard: 'isEmpty', target: '.empty' },
          { guard: 'isWrong', target: '.invalid', actions: 'showErrors' },
          { target: 'sending' },
        ],
      },
      states: {
        open: { description: 'Nothing is known to be wrong.' },
        invalid: { description: 'An answer cannot be taken as it is, and says so.', tags: 'error' },
        empty: { description: 'Nothing was answered, so that nothing was sent.', tags: 'error' },
        failed: { description: 'The answers could not be sent; all are kept.', tags: 'error' },
      },
    },
    sending: {
      description: 'The answers are on their way; sending again does nothing.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendAnswers',
        src: 'sendAnswers',
        input: ({ context }) => ({ leadId: context.leadId, answers: givenAnswers(context.answers) }),
        onDone: 'thanked',
        onError: { target: 'answering.failed', actions: withEvent('keepFailure') },
      },
    },
    thanked: { description: 'The answers were added to the lead; the visitor is thanked.', type: 'final' },
  },
})
