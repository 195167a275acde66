import { createActor, fromPromise } from 'xstate'
import { faultsOf } from '../lib/machineShape'
import { walkMachine } from '../lib/walk'
import { quickSurveyCases } from './quickSurvey.cases'
import { quickSurveyMachine, type SendAnswersInput } from './quickSurvey.machine'

const turn = () => new Promise<void>((done) => setImmediate(done))

function answerSurvey(send: (input: SendAnswersInput) => Promise<void>) {
  const machine = quickSurveyMachine.provide({
    actors: { sendAnswers: fromPromise(({ input }: { input: SendAnswersInput }) => send(input)) },
  })
  const actor = createActor(machine, { input: { leadId: 'lead-1' } })
  actor.subscribe({ error: () => {} })
  return actor.start()
}

describe('the quick survey machine', () => {
  it('takes every declared transition', async () => {
    expect((await walkMachine(quickSurveyMachine, quickSurveyCases)).unwalked).toEqual([])
  })

  it('is written as the house asks', () => {
    expect(faultsOf(quickSurveyMachine)).toEqual([])
  })

  it('sends only the answers that were given, for the lead it belongs to', async () => {
    const sent: SendAnswersInput[] = []
    const actor = answerSurvey(async (input) => void sent.push(input))
    actor.send({ type: 'answer.changed', field: 'insuranceField', value: 'yes' })
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: '  ' })
    actor.send({ type: 'survey.submitted' })
    actor.send({ type: 'survey.submitted' })
    await turn()
    expect(sent).toEqual([{ leadId: 'lead-1', answers: { insuranceField: 'yes' } }])
    expect(actor.getSnapshot().value).toBe('thanked')
  })

  it('sends nothing when nothing is answered', () => {
    const sent: unknown[] = []
    const actor = answerSurvey(async (input) => void sent.push(input))
    actor.send({ type: 'survey.submitted' })
    expect(actor.getSnapshot().matches({ answering: 'empty' })).toBe(true)
    expect(sent).toEqual([])
  })

  it('sends nothing while an answer is too long, and says so until it is edited', () => {
    const sent: unknown[] = []
    const actor = answerSurvey(async (input) => void sent.push(input))
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: 'x'.repeat(300) })
    actor.send({ type: 'survey.submitted' })
    expect(actor.getSnapshot().matches({ answering: 'invalid' })).toBe(true)
    expect(actor.getSnapshot().context.errors).toEqual({ FormLocalityField: 'tooLong' })
    actor.send({ type: 'answer.changed', field: 'FormLocalityField', value: 'Andheri West' })
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
    expect(actor.getSnapshot().context.answers).toEqual({ callNowLaterField: 'Now' })
    fails = false
    actor.send({ type: 'survey.submitted' })
    await turn()
    expect(actor.getSnapshot().value).toBe('thanked')
  })
})
