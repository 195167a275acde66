import { assign, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import {
  failureKept,
  failureOf,
  sendingBegun,
  submissionOf,
  unsentForm,
  type LeadFormContext,
  type LeadFormInput,
  type SubmitLeadInput,
} from '@/machines/leadForm/leadForm.machine'
import type { Failure } from '@/model/failure'
import type { FieldKey, FormValues, ValidationCode } from '@/model/lead/formFields'
import type { SubmissionMeta } from '@/model/lead/leadFromForm'
import { errorWhileTyping, validateForm } from '@/model/lead/validation'
import { FIELD_OF_QUESTION, QUESTIONS, type Question, questionOf } from './guidedEnquiry.questions'

export type GuidedEnquiryContext = LeadFormContext & {
  /** The questions whose answers the visitor has finished; a letter typed opens the question again. */
  readonly given: readonly Question[]
  /** The question to go to next; null goes to the first one without an answer. */
  readonly openQuestion: Question | null
  /** The answers as they were when one of them was opened for a change; null when none is. */
  readonly before: FormValues | null
}

export type GuidedEnquiryEvent =
  | { readonly type: 'answer.changed'; readonly field: FieldKey; readonly value: string }
  | { readonly type: 'answer.given' }
  | { readonly type: 'question.back' }
  | { readonly type: 'answer.edited'; readonly question: Question }
  | { readonly type: 'enquiry.submitted'; readonly surroundings: SubmissionMeta }

/** `formId` is unguessable and made at the edge; `values` are what the plain form holds already. */
export type GuidedEnquiryInput = LeadFormInput & {
  /** The question that the visitor was answering in the plain form. */
  readonly at?: Question
}

/** What is wrong with one question's answer; undefined when nothing is. */
const errorOf = (
  { spec, values }: Pick<GuidedEnquiryContext, 'spec' | 'values'>,
  question: Question,
): ValidationCode | undefined => validateForm(spec, values)[FIELD_OF_QUESTION[question]]

/** The next unanswered question; undefined when all are answered. */
const nextQuestion = (context: GuidedEnquiryContext): Question | undefined =>
  context.openQuestion ??
  QUESTIONS.find((question) => !context.given.includes(question) || errorOf(context, question))

/** The first question whose answer the server refused. */
const refusedQuestion = (failure: Failure): Question | undefined =>
  failure.kind === 'invalid'
    ? QUESTIONS.find((question) => failure.fields[FIELD_OF_QUESTION[question]])
    : undefined

type OfQuestion = { readonly question: Question }
type Change = { readonly field: FieldKey; readonly value: string }
type Thrown = { readonly error: unknown }

const guided = setup({
  types: {} as {
    context: GuidedEnquiryContext
    events: GuidedEnquiryEvent
    input: GuidedEnquiryInput
    tags: 'asking' | 'busy' | 'error'
  },
  actors: { submitLead: unprovided<{ leadId: string }, SubmitLeadInput>() },
  guards: {
    isNext: ({ context }, { question }: OfQuestion) => nextQuestion(context) === question,
    isAnswered: ({ context }, { question }: OfQuestion) => errorOf(context, question) === undefined,
    isCurrentQuestion: (_, { question, field }: OfQuestion & { field: FieldKey }) =>
      questionOf(field) === question,
    isChanging: ({ context }) => context.before !== null,
    isRefusal: ({ context }, { error }: Thrown) =>
      refusedQuestion(failureOf(error, context.spec)) !== undefined,
  },
  actions: {
    change: assign(({ context }, { field, value }: Change) => {
      const values = { ...context.values, [field]: value }
      const code = errorWhileTyping(field, values)
      return {
        values,
        given: context.given.filter((question) => question !== questionOf(field)),
        errors: code ? { [field]: code } : {},
        failure: null,
      }
    }),
    take: assign(({ context }, { question }: OfQuestion) => ({
      given: [...new Set([...context.given, question])],
    })),
    showError: assign(({ context }, { question }: OfQuestion) => {
      const code = errorOf(context, question)
      return { errors: code ? { [FIELD_OF_QUESTION[question]]: code } : {} }
    }),
    arrive: assign({ openQuestion: null }),
    leave: assign({ errors: {} }),
    openForChange: assign(({ context }, { question }: OfQuestion) => ({
      openQuestion: question,
      before: context.values,
      failure: null,
    })),
    keepFormerAnswers: assign(({ context }) => ({
      values: context.before ?? context.values,
      given: QUESTIONS,
      errors: {},
    })),
    endChange: assign({ before: null }),
    keepSubmissionMeta: assign((_, { surroundings }: { surroundings: SubmissionMeta }) => ({ surroundings })),
    beginSending: assign(({ context }) => sendingBegun(context)),
    keepFailure: assign(({ context }, { error }: Thrown) => failureKept(context, error)),
    askAgain: assign(({ context }, { error }: Thrown) => {
      const failure = failureOf(error, context.spec)
      return {
        openQuestion: refusedQuestion(failure) ?? null,
        before: context.values,
        errors: failure.kind === 'invalid' ? failure.fields : {},
      }
    }),
    takeLeadId: assign((_, params: { leadId: string }) => ({ leadId: params.leadId })),
    // What happens outside the chat; provided where it is shown.
    keepLeadId: (_, _params: { leadId: string }) => {},
    goToThankYou: (_, _params: { values: FormValues }) => {},
  },
})

/** What can happen while a question is asked; `previous` is the one before it. */
const asking = (question: Question, previous?: Question) =>
  guided.createStateConfig({
    tags: 'asking',
    entry: 'arrive',
    exit: 'leave',
    on: {
      'answer.changed': {
        guard: { type: 'isCurrentQuestion', params: ({ event }) => ({ question, field: event.field }) },
        actions: withEvent('change'),
      },
      'answer.given': [
        {
          guard: { type: 'isAnswered', params: { question } },
          target: 'continuing',
          actions: { type: 'take', params: { question } },
        },
        { actions: { type: 'showError', params: { question } } },
      ],
      'question.back': [
        { guard: 'isChanging', target: 'reviewing', actions: 'keepFormerAnswers' },
        ...(previous ? [{ target: previous }] : []),
      ],
    },
  })

/** The guided enquiry of /chat: the lead form's questions, asked one at a time (specification, section 4). */
export const guidedEnquiryMachine = guided.createMachine({
  id: 'guidedEnquiry',
  description: 'A visitor answers one question at a time, looks the answers over, and leaves one enquiry.',
  context: ({ input }) => {
    const form = unsentForm(input)
    return {
      ...form,
      given: QUESTIONS.filter((question) => !errorOf(form, question)),
      openQuestion: input.at ?? null,
      before: null,
    }
  },
  initial: 'continuing',
  states: {
    continuing: {
      description: 'The first question without an answer comes next; after the last one, the review.',
      always: [
        { guard: { type: 'isNext', params: { question: 'treatment' } }, target: 'treatment' },
        { guard: { type: 'isNext', params: { question: 'city' } }, target: 'city' },
        { guard: { type: 'isNext', params: { question: 'when' } }, target: 'when' },
        { guard: { type: 'isNext', params: { question: 'name' } }, target: 'name' },
        { guard: { type: 'isNext', params: { question: 'mobile' } }, target: 'mobile' },
        { target: 'reviewing' },
      ],
    },
    treatment: { description: 'Asks which treatment the enquiry is about.', ...asking('treatment') },
    city: { description: 'Asks where the visitor wants to be treated.', ...asking('city', 'treatment') },
    when: { description: 'Asks when the clinic shall call back.', ...asking('when', 'city') },
    name: { description: 'Asks for the visitor’s name.', ...asking('name', 'when') },
    mobile: { description: 'Asks for the number to call.', ...asking('mobile', 'name') },
    reviewing: {
      description: 'Every answer is shown; each can be changed, and all can be sent.',
      entry: 'endChange',
      initial: 'ready',
      on: {
        'answer.edited': { target: 'continuing', actions: withEvent('openForChange') },
        'question.back': 'mobile',
        'enquiry.submitted': { target: 'sending', actions: withEvent('keepSubmissionMeta') },
      },
      states: {
        ready: { description: 'Nothing is known to be wrong.' },
        failed: {
          description:
            'The enquiry could not be sent. Every answer is kept, and a notice offers to call or chat instead.',
          tags: 'error',
        },
      },
    },
    sending: {
      description: 'The enquiry is on its way; sending again does nothing.',
      tags: 'busy',
      entry: 'beginSending',
      invoke: {
        id: 'submitLead',
        src: 'submitLead',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'sent',
          actions: [
            withOutput('takeLeadId'),
            withOutput('keepLeadId'),
            { type: 'goToThankYou', params: ({ context }) => ({ values: context.values }) },
          ],
        },
        onError: [
          { guard: withEvent('isRefusal'), target: 'continuing', actions: withEvent('askAgain') },
          { target: 'reviewing.failed', actions: withEvent('keepFailure') },
        ],
      },
    },
    sent: {
      description: 'The enquiry is stored, and the visitor is on the way to the thank-you page.',
      type: 'final',
    },
  },
})
