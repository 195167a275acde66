import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { logoutTestModel } from './logout.testModel'
import { logoutMachine } from './logout.machine'

function modal(...ends: (() => Promise<void>)[]) {
  const effects: string[] = []
  let calls = 0
  const actor = createActor(
    logoutMachine.provide({
      actors: { endSession: fromPromise(() => ends[calls++]?.() ?? Promise.resolve()) },
      actions: {
        logFailure: (_, { error }) => effects.push(`log ${String(error)}`),
        closeModal: () => effects.push('close'),
        reload: () => effects.push('reload'),
      },
    }),
  ).start()
  return {
    effects,
    calls: () => calls,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

describe('the logout machine', () => {
  provesMachine(logoutMachine, logoutTestModel)

  it('ends the session once, then reloads', async () => {
    const one = modal()
    one.send({ type: 'logout.confirmed' })
    one.send({ type: 'logout.confirmed' })
    expect(one.now.hasTag('busy')).toBe(true)
    await turn()
    expect(one.calls()).toBe(1)
    expect(one.effects).toEqual(['reload'])
    expect(one.now.status).toBe('done')
  })

  it('closes and keeps the session when it is cancelled', () => {
    const one = modal()
    one.send({ type: 'logout.cancelled' })
    expect(one.calls()).toBe(0)
    expect(one.effects).toEqual(['close'])
    expect(one.now.status).toBe('done')
  })

  it('says so when the network is away, does not reload, and can be tried again', async () => {
    const one = modal(() => Promise.reject(new Error('away')))
    one.send({ type: 'logout.confirmed' })
    await turn()
    expect(one.now.value).toEqual({ confirming: 'failed' })
    expect(one.now.hasTag('error')).toBe(true)
    expect(one.effects).toEqual(['log Error: away'])
    one.send({ type: 'logout.confirmed' })
    expect(one.now.hasTag('error')).toBe(false)
    await turn()
    expect(one.effects.at(-1)).toBe('reload')
  })
})
