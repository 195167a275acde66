/** What holds at each question of the chat alike: whose answers it takes, and the way back. */
import { createActor, fromPromise } from 'xstate'
import { turn } from '@/devtools/proof/manualActors'
import { NO_SURROUNDINGS } from '@/model/lead/leadFromForm'
import { guidedEnquiryTestModel } from './guidedEnquiry.testModel'
import { guidedEnquiryMachine } from './guidedEnquiry.machine'
import {
  FIELD_OF_QUESTION,
  QUESTIONS,
  type Question,
  guidedEnquirySpec,
  questionOf,
} from './guidedEnquiry.questions'

const ANSWERS: Readonly<Record<Question, string>> = {
  treatment: 'Piles Treatment',
  city: 'Mumbai',
  when: 'Tomorrow',
  name: 'Asha Rao',
  mobile: '9876543210',
}

const valuesOf = (questions: readonly Question[]) =>
  Object.fromEntries(questions.map((question) => [FIELD_OF_QUESTION[question], ANSWERS[question]]))

/** A chat whose first questions are answered. */
function chatAfter(questions: readonly Question[]) {
  const machine = guidedEnquiryMachine.provide({
    actors: { submitLead: fromPromise(() => Promise.resolve({ leadId: 'lead-1' })) },
    actions: { keepLeadId: () => {}, goToThankYou: () => {} },
  })
  return createActor(machine, {
    input: { ...guidedEnquiryTestModel.input, values: valuesOf(questions) },
  }).start()
}

describe.each(QUESTIONS.map((question, index) => [question, index] as const))('%s', (question, index) => {
  const chat = () => chatAfter(QUESTIONS.slice(0, index))

  test('comes after those that are answered, and takes no other question’s answer', () => {
    const actor = chat()
    expect(actor.getSnapshot().value).toBe(question)
    const before = actor.getSnapshot().context.values
    for (const other of QUESTIONS.filter((one) => one !== question))
      actor.send({ type: 'answer.changed', field: FIELD_OF_QUESTION[other], value: 'x' })
    expect(actor.getSnapshot().context.values).toEqual(before)
  })

  test('leads back to the one before it, and what was said of a missing answer is gone', () => {
    const actor = chat()
    actor.send({ type: 'answer.given' })
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual([FIELD_OF_QUESTION[question]])
    actor.send({ type: 'question.back' })
    const previous = QUESTIONS[index - 1]
    expect(actor.getSnapshot().value).toBe(previous ?? question)
    if (previous) expect(actor.getSnapshot().context.errors).toEqual({})
  })
})

test('once the enquiry is stored the chat has ended', async () => {
  const actor = chatAfter(QUESTIONS)
  actor.send({ type: 'enquiry.submitted', surroundings: NO_SURROUNDINGS })
  await turn()
  expect(actor.getSnapshot()).toMatchObject({ value: 'sent', status: 'done' })
})

describe('the questions', () => {
  it('are the required fields of one lead form, in their order', () => {
    expect(guidedEnquirySpec({ pageType: 'Chat', path: '/chat' }).fields).toEqual(
      QUESTIONS.map((question) => ({ key: FIELD_OF_QUESTION[question], required: true })),
    )
  })

  it('know their fields, and the country code belongs to the number', () => {
    for (const question of QUESTIONS) expect(questionOf(FIELD_OF_QUESTION[question])).toBe(question)
    expect(questionOf('countryCode')).toBe('mobile')
    expect(questionOf('query')).toBeUndefined()
  })
})
