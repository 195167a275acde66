import { createActor } from 'xstate'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { NO_SURROUNDINGS } from '@/model/lead/leadFromForm'
import { coveringPaths } from '@/devtools/proof/coveringPaths'
import { heldSubmit } from '@/devtools/proof/manualActors'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { guidedEnquiryTestModel } from './guidedEnquiry.testModel'
import { GUIDED_ENQUIRY_LABELS, guidedEnquiryLabelsOf } from './guidedEnquiry.labels'
import { guidedEnquiryMachine } from './guidedEnquiry.machine'
import { FIELD_OF_QUESTION, QUESTIONS, type Question } from './guidedEnquiry.questions'

const ANSWERS: FormValues = {
  treatment: 'Piles Treatment',
  city: 'Mumbai',
  callNowLaterField: 'Tomorrow',
  name: 'Asha Rao',
  mobile: '9876543210',
}

/** A chat in use: what was sent is in `sent`, and each sending ends by hand. */
function openChat(values: FormValues = {}, at?: Question) {
  const { sent, submitLead, stored, fails } = heldSubmit()
  const effects: string[] = []
  const machine = guidedEnquiryMachine.provide({
    actors: { submitLead },
    actions: {
      keepLeadId: (_, { leadId }) => effects.push(`keep ${leadId}`),
      goToThankYou: (_, { values: of }) => effects.push(`thank ${of.name}`),
    },
  })
  const actor = createActor(machine, { input: { ...guidedEnquiryTestModel.input, formId: 'c', values, at } })
  actor.subscribe({ error: () => {} })
  actor.start()
  const types = (field: FieldKey, value: string) => actor.send({ type: 'answer.changed', field, value })
  const gives = () => actor.send({ type: 'answer.given' })
  return {
    sent,
    effects,
    get now() {
      return actor.getSnapshot()
    },
    types,
    gives,
    answers: (question: Question, value = ANSWERS[FIELD_OF_QUESTION[question]] ?? '') => {
      types(FIELD_OF_QUESTION[question], value)
      gives()
    },
    back: () => actor.send({ type: 'question.back' }),
    edits: (question: Question) => actor.send({ type: 'answer.edited', question }),
    submits: () => actor.send({ type: 'enquiry.submitted', surroundings: NO_SURROUNDINGS }),
    stored,
    fails,
  }
}

const reviewed = () => openChat(ANSWERS)

describe('the guided enquiry machine', () => {
  provesMachine(guidedEnquiryMachine, guidedEnquiryTestModel)

  it('is proven by a handful of paths in a browser', () => {
    const paths = coveringPaths(guidedEnquiryMachine, guidedEnquiryTestModel)
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.length).toBeLessThan(30)
  })

  it('has a state for each question and labels for each state', () => {
    const states = Object.keys(guidedEnquiryMachine.root.states)
    expect(states).toEqual(['continuing', ...QUESTIONS, 'reviewing', 'sending', 'sent'])
    expect(Object.keys(GUIDED_ENQUIRY_LABELS)).toEqual(states)
    const chat = reviewed()
    expect(guidedEnquiryLabelsOf(chat.now.value).button).toBe('submit')
    chat.submits()
    expect(guidedEnquiryLabelsOf(chat.now.value).button).toBe('submitting')
  })

  it('asks for treatment, city, when, name and mobile, one at a time, then shows them all', () => {
    const chat = openChat()
    for (const question of QUESTIONS) {
      expect(chat.now.value).toBe(question)
      chat.answers(question)
    }
    expect(chat.now.matches({ reviewing: 'ready' })).toBe(true)
    expect(chat.now.context.values).toEqual(ANSWERS)
  })

  it.each([
    ['treatment', 'treatmentRequired'],
    ['city', 'cityRequired'],
    ['when', 'callbackRequired'],
    ['name', 'nameRequired'],
    ['mobile', 'mobileInvalid'],
  ] as const)('stays at %s until it has an answer, and says so', (question, code) => {
    const field = FIELD_OF_QUESTION[question]
    const chat = openChat({ ...ANSWERS, [field]: ' ' })
    expect(chat.now.value).toBe(question)
    chat.gives()
    expect(chat.now.value).toBe(question)
    expect(chat.now.context.errors).toEqual({ [field]: code })
    chat.types(field, question === 'mobile' ? '9' : 'x')
    expect(chat.now.context.errors).toEqual({})
  })

  it('says at once of a text that came as a whole and is no number that it is none', () => {
    const chat = openChat({ ...ANSWERS, mobile: '' })
    chat.types('mobile', '98765 43210 ext 5')
    expect(chat.now.context.errors).toEqual({ mobile: 'mobileInvalid' })
  })

  it('takes no number that cannot be called, by the rules of the lead form', () => {
    const chat = openChat({ ...ANSWERS, mobile: '' })
    chat.answers('mobile', '12345')
    expect(chat.now.context.errors).toEqual({ mobile: 'mobileInvalid' })
    chat.types('countryCode', '+971')
    chat.gives()
    expect(chat.now.matches('reviewing')).toBe(true)
  })

  it('changes the answer of the question that is asked, and no other', () => {
    const chat = openChat()
    chat.types('mobile', '9876543210')
    expect(chat.now.context.values).toEqual({})
  })

  it('goes back one question at a time and keeps what was typed', () => {
    const chat = openChat()
    for (const question of ['treatment', 'city', 'when'] as const) chat.answers(question)
    chat.types('name', 'Ash')
    chat.back()
    chat.back()
    expect(chat.now.value).toBe('city')
    chat.answers('city', 'Pune')
    expect(chat.now.value).toBe('name')
    expect(chat.now.context.values).toMatchObject({ city: 'Pune', name: 'Ash' })
  })

  it('has nothing before the first question', () => {
    const chat = openChat()
    chat.back()
    expect(chat.now.value).toBe('treatment')
  })

  it('goes back from the review to the last question and on from there', () => {
    const chat = reviewed()
    chat.back()
    expect(chat.now.value).toBe('mobile')
    chat.back()
    expect(chat.now.value).toBe('name')
    chat.gives()
    expect(chat.now.matches('reviewing')).toBe(true)
  })

  it.each(QUESTIONS)('opens %s from the review and comes back to it with the new answer', (question) => {
    const other = question === 'mobile' ? '9123456780' : 'Other'
    const chat = reviewed()
    chat.edits(question)
    expect(chat.now.value).toBe(question)
    chat.answers(question, other)
    expect(chat.now.matches({ reviewing: 'ready' })).toBe(true)
    expect(chat.now.context.values).toEqual({ ...ANSWERS, [FIELD_OF_QUESTION[question]]: other })
  })

  it.each(QUESTIONS)('keeps the former answer when a change of %s is given up', (question) => {
    const chat = reviewed()
    chat.edits(question)
    chat.answers(question, question === 'mobile' ? '123' : '')
    expect(chat.now.value).toBe(question)
    expect(Object.keys(chat.now.context.errors)).toEqual([FIELD_OF_QUESTION[question]])
    chat.back()
    expect(chat.now.value).toEqual({ reviewing: 'ready' })
    expect(chat.now.context.values).toEqual(ANSWERS)
    expect(chat.now.context.errors).toEqual({})
  })

  it.each(QUESTIONS)('takes at %s no change of another answer and no sending', (question) => {
    const chat = reviewed()
    chat.edits(question)
    chat.edits(question === 'city' ? 'name' : 'city')
    expect(chat.now.value).toBe(question)
    chat.submits()
    expect(chat.now.value).toBe(question)
    expect(chat.now.hasTag('asking')).toBe(true)
    expect(chat.sent).toEqual([])
  })

  it('takes nothing while it is sent, and nothing afterwards', async () => {
    const chat = reviewed()
    const takesNothing = (where: string) => {
      for (const happens of [
        () => chat.types('name', 'Ravi'),
        chat.gives,
        chat.back,
        () => chat.edits('city'),
        chat.submits,
      ]) {
        happens()
        expect(chat.now.value).toBe(where)
      }
      expect(chat.now.context.values).toEqual(ANSWERS)
    }
    chat.submits()
    takesNothing('sending')
    expect(chat.now.hasTag('busy')).toBe(true)
    await chat.stored()
    takesNothing('sent')
    expect(chat.sent).toHaveLength(1)
  })

  it('takes in the review, also after a failure, only what the review offers', async () => {
    const chat = reviewed()
    const stays = (inner: string, isWrong: boolean) => {
      chat.types('name', 'Ravi')
      expect(chat.now.value).toEqual({ reviewing: inner })
      chat.gives()
      expect(chat.now.value).toEqual({ reviewing: inner })
      expect(chat.now.hasTag('error')).toBe(isWrong)
      expect(chat.now.context.values).toEqual(ANSWERS)
    }
    stays('ready', false)
    chat.submits()
    await chat.fails({ kind: 'network' })
    stays('failed', true)
    chat.back()
    expect(chat.now.value).toBe('mobile')
  })

  it('begins with what the plain form holds: at the first gap, or where the visitor is', () => {
    expect(openChat({ treatment: 'LASIK' }).now.value).toBe('city')
    const chat = openChat({ name: 'Ash' }, 'name')
    expect(chat.now.value).toBe('name')
    chat.answers('name')
    expect(chat.now.value).toBe('treatment')
  })

  it('sends once, keeps the id and thanks, in this order', async () => {
    const chat = reviewed()
    chat.submits()
    chat.submits()
    expect(chat.now.hasTag('busy')).toBe(true)
    expect(chat.sent).toEqual([
      {
        values: ANSWERS,
        surroundings: NO_SURROUNDINGS,
        spec: guidedEnquiryTestModel.input.spec,
        idempotencyKey: 'c-1',
      },
    ])
    await chat.stored('lead-7')
    expect(chat.now.value).toBe('sent')
    expect(chat.now.context.leadId).toBe('lead-7')
    expect(chat.effects).toEqual(['keep lead-7', 'thank Asha Rao'])
  })

  it('keeps every answer and says why when it could not be sent', async () => {
    const chat = reviewed()
    chat.submits()
    await chat.fails({ kind: 'network' })
    expect(chat.now.matches({ reviewing: 'failed' })).toBe(true)
    expect(chat.now.context.failure).toEqual({ kind: 'network' })
    expect(chat.now.context.values).toEqual(ANSWERS)
    chat.edits('name')
    expect(chat.now.context.failure).toBeNull()
  })

  it('keeps its key for the same content and takes a new one after a change', async () => {
    const chat = reviewed()
    chat.submits()
    await chat.fails({ kind: 'network' })
    chat.edits('name')
    chat.answers('name', 'Somebody')
    chat.edits('name')
    chat.answers('name', 'Asha Rao')
    chat.submits()
    await chat.fails({ kind: 'timeout' })
    chat.edits('name')
    chat.answers('name', 'Asha R Rao')
    chat.submits()
    await chat.fails({ kind: 'conflict' })
    chat.submits()
    expect(chat.sent.map((one) => one.idempotencyKey)).toEqual(['c-1', 'c-1', 'c-2', 'c-3'])
  })

  it('asks the question again whose answer the server refuses', async () => {
    const chat = reviewed()
    chat.submits()
    await chat.fails({ kind: 'invalid', fields: { mobile: 'mobileInvalid' } })
    expect(chat.now.value).toBe('mobile')
    expect(chat.now.context.errors).toEqual({ mobile: 'mobileInvalid' })
    chat.answers('mobile', '9123456780')
    expect(chat.now.matches({ reviewing: 'ready' })).toBe(true)
  })

  it('does not blame a visitor for a refused field that nobody asked for', async () => {
    const chat = reviewed()
    chat.submits()
    await chat.fails({ kind: 'invalid', fields: { email: 'emailInvalid' } })
    expect(chat.now.matches({ reviewing: 'failed' })).toBe(true)
    expect(chat.now.context.failure).toEqual({ kind: 'server' })
  })
})
