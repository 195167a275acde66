import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { quickSurveyTestModel } from './quickSurvey.testModel'
import { quickSurveyMachine, type SendAnswersInput } from './quickSurvey.machine'

function answerSurvey(send: (input: SendAnswersInput) => Promise<void>) {
  const machine = quickSurveyMachine.provide({
    actors: { sendAnswers: fromPromise(({ input }: { input: SendAnswersInput }) => send(input)) },
  })
  const actor = createActor(machine, { input: { leadId: 'lead-1' } })
  actor.subscribe({ error: () => {} })
  return actor.start()
}

describe('the quick survey machine', () => {
  provesMachine(quickSurveyMachine, quickSurveyTestModel)

  it('sends only the answers that were given, for the lead it belongs to', async () => {
    const sent: SendAnswersInput[] = []
    const actor = answerSurvey(async (input) => void sent.push(input))
    actor.send({ type: 'answer.changed', field: 'insuranceField', value: 'yes' })
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: '  ' })
    expect(actor.getSnapshot().value).toEqual({ answering: 'open' })
    actor.send({ type: 'survey.submitted' })
    expect(actor.getSnapshot().value).toBe('sending')
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    // Neither again nor otherwise while they are on their way.
    actor.send({ type: 'survey.submitted' })
    actor.send({ type: 'answer.changed', field: 'insuranceField', value: 'no' })
    expect(actor.getSnapshot().value).toBe('sending')
    await turn()
    expect(sent).toEqual([{ leadId: 'lead-1', answers: { insuranceField: 'yes' } }])
    expect(actor.getSnapshot().value).toBe('thanked')
    expect(actor.getSnapshot().status).toBe('done')
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })

  it('sends nothing when nothing is answered', () => {
    const sent: unknown[] = []
    const actor = answerSurvey(async (input) => void sent.push(input))
    expect(actor.getSnapshot().value).toEqual({ answering: 'open' })
    expect(actor.getSnapshot().hasTag('error')).toBe(false)
    // However often.
    for (const _ of ['once', 'again']) {
      actor.send({ type: 'survey.submitted' })
      expect(actor.getSnapshot().value).toEqual({ answering: 'empty' })
      expect(actor.getSnapshot().hasTag('error')).toBe(true)
    }
    expect(sent).toEqual([])
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: 'Andheri' })
    expect(actor.getSnapshot().value).toEqual({ answering: 'open' })
    expect(actor.getSnapshot().context.answers).toEqual({ FormLocalityField: 'Andheri' })
  })

  it('sends nothing while an answer is too long, and says so until it is edited', () => {
    const sent: unknown[] = []
    const actor = answerSurvey(async (input) => void sent.push(input))
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: 'x'.repeat(300) })
    for (const _ of ['once', 'again']) {
      actor.send({ type: 'survey.submitted' })
      expect(actor.getSnapshot().value).toEqual({ answering: 'invalid' })
      expect(actor.getSnapshot().hasTag('error')).toBe(true)
      expect(actor.getSnapshot().context.errors).toEqual({ FormLocalityField: 'tooLong' })
    }
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: 'Andheri West' })
    expect(actor.getSnapshot().value).toEqual({ answering: 'open' })
    expect(actor.getSnapshot().context.errors).toEqual({})
    expect(sent).toEqual([])
  })

  it('keeps every answer when sending fails, and can send again', async () => {
    let fails = true
    const actor = answerSurvey(() => (fails ? Promise.reject({ kind: 'network' }) : Promise.resolve()))
    actor.send({ type: 'answer.changed', field: 'callNowLaterField', value: 'Now' })
    actor.send({ type: 'survey.submitted' })
    await turn()
    expect(actor.getSnapshot().matches({ answering: 'failed' })).toBe(true)
    expect(actor.getSnapshot().hasTag('error')).toBe(true)
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'network' })
    expect(actor.getSnapshot().context.answers).toEqual({ callNowLaterField: 'Now' })
    fails = false
    actor.send({ type: 'survey.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await turn()
    expect(actor.getSnapshot().value).toBe('thanked')
  })

  it('takes other answers after a failure', async () => {
    const actor = answerSurvey(() => Promise.reject({ kind: 'network' }))
    actor.send({ type: 'answer.changed', field: 'callNowLaterField', value: 'Now' })
    actor.send({ type: 'survey.submitted' })
    await turn()
    actor.send({ type: 'answer.changed', field: 'callNowLaterField', value: 'Tomorrow' })
    expect(actor.getSnapshot().value).toEqual({ answering: 'open' })
    expect(actor.getSnapshot().context).toMatchObject({
      answers: { callNowLaterField: 'Tomorrow' },
      failure: null,
    })
  })
})
