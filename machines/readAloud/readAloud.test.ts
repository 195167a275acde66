import { createActor, fromPromise } from 'xstate'
import { turn } from '@/devtools/proof/manualActors'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { readAloudMachine } from './readAloud.machine'
import { readAloudTestModel } from './readAloud.testModel'

describe('the read-aloud machine', () => {
  provesMachine(readAloudMachine, readAloudTestModel)

  it('stops the voice when that is wanted, and reads from the start the next time', async () => {
    const signals: AbortSignal[] = []
    const speak = fromPromise<void>(({ signal }) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const actor = createActor(readAloudMachine.provide({ actors: { speak } })).start()
    actor.send({ type: 'reading.requested' })
    await turn()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    actor.send({ type: 'reading.cancelled' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    actor.send({ type: 'reading.requested' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })
})
