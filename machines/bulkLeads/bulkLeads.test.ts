import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { COLLEAGUE, FIRST_LEAD } from '@/devtools/specimens/sampleLeads'
import { type BulkAnswer, type BulkRequest, MOST_IN_BULK } from '@/model/desk/bulkSteps'
import { bulkLeadsMachine } from './bulkLeads.machine'
import { bulkLeadsTestModel, ONE_GIVEN } from './bulkLeads.testModel'

/** Chosen leads whose requests wait to be answered by hand. */
function choosing() {
  const requests: (BulkRequest | null)[] = []
  const answers: { with: (answer: BulkAnswer) => void; fail: (error: unknown) => void }[] = []
  const logged: unknown[] = []
  const actor = createActor(
    bulkLeadsMachine.provide({
      actors: {
        sendBulk: fromPromise<BulkAnswer, { request: BulkRequest | null }>(({ input }) => {
          requests.push(input.request)
          return new Promise((resolve, reject) => answers.push({ with: resolve, fail: reject }))
        }),
      },
      actions: { logFailure: (_, { error }) => logged.push(error) },
    }),
  ).start()
  return {
    requests,
    logged,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
    answered: (answer: BulkAnswer) => (answers.at(-1)?.with(answer), turn()),
    fails: (error: unknown) => (answers.at(-1)?.fail(error), turn()),
  }
}

const lead = (n: number, version = 1) => ({ id: `lead ${n}`, version })
const step = { type: 'give', to: COLLEAGUE.id } as const

describe('the machine of several leads', () => {
  provesMachine(bulkLeadsMachine, bulkLeadsTestModel)

  it('takes a tick and its removal, and no more leads than one request may have', () => {
    const bulk = choosing()
    bulk.send({ type: 'lead.toggled', lead: lead(1) })
    bulk.send({ type: 'lead.toggled', lead: lead(2) })
    bulk.send({ type: 'lead.toggled', lead: lead(1, 5) })
    expect(bulk.now.context.chosen).toEqual([lead(2)])
    const all = Array.from({ length: MOST_IN_BULK + 1 }, (_, n) => lead(n))
    bulk.send({ type: 'all.chosen', leads: all })
    bulk.send({ type: 'lead.toggled', lead: lead(-1) })
    expect(bulk.now.context.chosen).toEqual(all.slice(0, MOST_IN_BULK))
    bulk.send({ type: 'none.chosen' })
    expect(bulk.now.context.chosen).toEqual([])
  })

  it('sends a step for the leads as they are shown now, and undoes what was done with the versions of the answer', async () => {
    const bulk = choosing()
    bulk.send({ type: 'lead.toggled', lead: lead(1) })
    bulk.send({ type: 'step.chosen', step, leads: [] })
    expect(bulk.requests).toEqual([])
    bulk.send({ type: 'step.chosen', step, leads: [lead(1, 3)] })
    expect(bulk.now.hasTag('busy')).toBe(true)
    await bulk.answered(ONE_GIVEN)
    expect(bulk.now.value).toBe('answered')
    expect(bulk.now.context).toEqual({ chosen: [], request: null, answer: ONE_GIVEN })
    bulk.send({ type: 'undo.pressed' })
    expect(bulk.requests).toEqual([
      { leads: [lead(1, 3)], step },
      { leads: [{ id: FIRST_LEAD, version: 2 }], step: { type: 'undo' } },
    ])
    await bulk.answered({ ...ONE_GIVEN, type: 'undo' })
    // What was undone is not undone again.
    bulk.send({ type: 'undo.pressed' })
    expect(bulk.now.value).toBe('answered')
  })

  it('has nothing to undo where nothing was done', async () => {
    const bulk = choosing()
    bulk.send({ type: 'step.chosen', step, leads: [lead(1)] })
    await bulk.answered({ ...ONE_GIVEN, done: [] })
    bulk.send({ type: 'undo.pressed' })
    expect(bulk.now.value).toBe('answered')
  })

  it('keeps the request when no answer comes, and sends the same one again', async () => {
    const bulk = choosing()
    bulk.send({ type: 'lead.toggled', lead: lead(1) })
    bulk.send({ type: 'step.chosen', step, leads: [lead(1)] })
    await bulk.fails({ kind: 'network' })
    expect(bulk.now.value).toBe('failed')
    expect(bulk.logged).toEqual([{ kind: 'network' }])
    bulk.send({ type: 'retry.pressed' })
    expect(bulk.requests[1]).toEqual(bulk.requests[0])
    await bulk.fails({ kind: 'network' })
    bulk.send({ type: 'answer.closed' })
    expect(bulk.now.value).toBe('choosing')
    expect(bulk.now.context).toEqual({ chosen: [lead(1)], request: null, answer: null })
  })

  it('another tick closes the answer', async () => {
    for (const event of [
      { type: 'lead.toggled', lead: lead(2) },
      { type: 'all.chosen', leads: [lead(2)] },
    ] as const) {
      const bulk = choosing()
      bulk.send({ type: 'step.chosen', step, leads: [lead(1)] })
      await bulk.answered(ONE_GIVEN)
      bulk.send(event)
      expect(bulk.now.value).toBe('choosing')
      expect(bulk.now.context).toEqual({ chosen: [lead(2)], request: null, answer: null })
    }
  })

  it('sends the same again after a login when the session had ended', async () => {
    const bulk = choosing()
    bulk.send({ type: 'step.chosen', step, leads: [lead(1)] })
    await bulk.fails({ kind: 'signedOut' })
    expect(bulk.now.value).toBe('signedOut')
    expect(bulk.logged).toEqual([])
    bulk.send({ type: 'retry.pressed' })
    expect(bulk.requests[1]).toEqual(bulk.requests[0])
  })
})
