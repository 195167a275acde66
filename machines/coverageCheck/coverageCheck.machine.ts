import { assign, setup } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import {
  COVERAGE_QUESTIONS,
  type CoverageAnswers,
  type CoverageQuestion,
  nextCoverageQuestion,
} from '@/model/calculators/coverageCheck'

export type CoverageCheckContext = {
  readonly answers: CoverageAnswers
  /** The answers for which the page shows what was found; null where it shows nothing yet. */
  readonly found: CoverageAnswers | null
  /** Asked for too early: each question without an answer says so. */
  readonly isIncomplete: boolean
}

export type CoverageCheckEvent =
  | { readonly type: 'answer.changed'; readonly question: CoverageQuestion; readonly value: string }
  | { readonly type: 'form.submitted' }
  /** The browser shows this page again, as it was left. */
  | { readonly type: 'page.returned' }

export type CoverageCheckInput = CoverageCheckContext

type OfQuestion = { readonly question: CoverageQuestion }
type Change = OfQuestion & { readonly value: string }

const coverage = setup({
  types: {} as {
    context: CoverageCheckContext
    events: CoverageCheckEvent
    input: CoverageCheckInput
    tags: 'asking' | 'busy'
  },
  guards: {
    isAnswered: ({ context: { answers, found } }) =>
      found !== null && COVERAGE_QUESTIONS.every((question) => answers[question] === found[question]),
    isNext: ({ context }, { question }: OfQuestion) => nextCoverageQuestion(context.answers) === question,
  },
  actions: {
    change: assign(({ context }, { question, value }: Change) => ({
      answers: { ...context.answers, [question]: value },
    })),
    showMissing: assign({ isIncomplete: true }),
    hideMissing: assign({ isIncomplete: false }),
    // What happens outside the check; provided where it is shown.
    openAnswer: (_, _params: { answers: CoverageAnswers }) => {},
    showAnswer: () => {},
  },
})

/** What can happen while a question waits for its answer. */
const waiting = coverage.createStateConfig({ on: { 'form.submitted': { actions: 'showMissing' } } })

/** The check of what an insurer or scheme usually asks and pays. */
export const coverageCheckMachine = coverage.createMachine({
  id: 'coverageCheck',
  description:
    'A visitor says who pays, for which treatment and in which city, and reads what is usually asked and paid and what to bring.',
  context: ({ input }) => input,
  initial: 'sorting',
  on: { 'answer.changed': { target: '.sorting', actions: withEvent('change') } },
  states: {
    sorting: {
      description:
        'Answers whose result stands there are answered; else the first question without an answer comes next, and after the last one the button.',
      always: [
        { guard: 'isAnswered', target: 'answered' },
        { guard: { type: 'isNext', params: { question: 'insurer' } }, target: 'asking.insurer' },
        { guard: { type: 'isNext', params: { question: 'treatment' } }, target: 'asking.treatment' },
        { guard: { type: 'isNext', params: { question: 'city' } }, target: 'asking.city' },
        { target: 'asking.ready' },
      ],
    },
    asking: {
      description: 'The three questions stand there, in any order of answering.',
      tags: 'asking',
      initial: 'insurer',
      states: {
        insurer: { description: 'It is not known who pays.', ...waiting },
        treatment: { description: 'It is not known for which treatment.', ...waiting },
        city: { description: 'It is not known in which city.', ...waiting },
        ready: {
          description: 'Every question has its answer.',
          entry: 'hideMissing',
          on: { 'form.submitted': '#coverageCheck.opening' },
        },
      },
    },
    opening: {
      description: 'The page with what was found is on its way; asking again does nothing.',
      tags: 'busy',
      entry: { type: 'openAnswer', params: ({ context }) => ({ answers: context.answers }) },
      on: { 'page.returned': 'asking.ready' },
    },
    answered: {
      description: 'What was found for these answers stands on the page; another answer asks anew.',
      entry: 'hideMissing',
      on: { 'form.submitted': { actions: 'showAnswer' } },
    },
  },
})
