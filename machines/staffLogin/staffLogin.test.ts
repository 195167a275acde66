import { SimulatedClock, createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { staffLoginTestModel } from './staffLogin.testModel'
import { staffLoginMachine, type StaffLoginProof } from './staffLogin.machine'

function form(...answers: (() => Promise<void>)[]) {
  const proofs: StaffLoginProof[] = []
  const clock = new SimulatedClock()
  let wentOn = 0
  let calls = 0
  const answer = () => answers[calls++]?.() ?? Promise.resolve()
  const actor = createActor(
    staffLoginMachine.provide({
      actors: {
        askPasskey: fromPromise(answer),
        checkCode: fromPromise(({ input }) => {
          proofs.push(input)
          return answer()
        }),
      },
      actions: { goOn: () => (wentOn += 1) },
    }),
    { clock },
  ).start()
  return {
    proofs,
    clock,
    wentOn: () => wentOn,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

/** Up to the code. */
function atCode(...answers: (() => Promise<void>)[]) {
  const one = form(...answers)
  one.send({ type: 'name.submitted', text: '  Asha Rao ' })
  one.send({ type: 'password.submitted', text: ' a red lorry ' })
  return one
}
const fails = (error: unknown) => () => Promise.reject(error)

describe('the staff login machine', () => {
  provesMachine(staffLoginMachine, staffLoginTestModel)

  it('asks the server once everything is given, and for everything at once', async () => {
    const one = atCode()
    await turn()
    expect(one.proofs).toEqual([])
    one.send({ type: 'code.submitted', text: '123456' })
    expect(one.now.hasTag('busy')).toBe(true)
    one.send({ type: 'code.submitted', text: '123456' })
    one.send({ type: 'name.edited' })
    await turn()
    expect(one.proofs).toEqual([{ name: 'Asha Rao', password: ' a red lorry ', code: '123456' }])
    expect([one.now.value, one.wentOn()]).toEqual(['signedIn', 1])
    expect(one.now.context).toMatchObject({ password: '', code: '' })
  })

  it('says of a refusal nothing but that, and keeps the name alone', async () => {
    const one = atCode(fails({ kind: 'refused' }))
    one.send({ type: 'code.submitted', text: '123456' })
    await turn()
    expect(one.now.value).toBe('identifying')
    expect(one.now.context).toMatchObject({ name: 'Asha Rao', password: '', code: '', problem: 'refused' })
  })

  it('keeps what was given where no answer came', async () => {
    const one = atCode(fails(new TypeError('away')))
    one.send({ type: 'code.submitted', text: '123456' })
    await turn()
    expect(one.now.value).toEqual({ proving: { timeCode: 'entering' } })
    expect(one.now.context).toMatchObject({ password: ' a red lorry ', problem: 'unanswered' })
    one.send({ type: 'recovery.chosen' })
    expect(one.now.context.problem).toBeNull()
    one.send({ type: 'code.submitted', text: 'k7m2p-x9w4c-tz8hd' })
    await turn()
    expect(one.proofs.map(({ code }) => code)).toEqual(['123456', 'k7m2p-x9w4c-tz8hd'])
    expect(one.now.value).toBe('signedIn')
  })

  it('is locked as long as the server says, and takes a passkey all the same', async () => {
    const one = atCode(fails({ kind: 'locked', seconds: 120 }))
    one.send({ type: 'code.submitted', text: '123456' })
    await turn()
    expect([one.now.value, one.now.context.waitSeconds]).toEqual(['locked', 120])
    one.send({ type: 'name.submitted', text: 'Asha Rao' })
    one.clock.increment(119_999)
    expect(one.now.value).toBe('locked')
    one.clock.increment(1)
    expect(one.now.value).toBe('identifying')

    const other = atCode(fails({ kind: 'locked', seconds: 120 }))
    other.send({ type: 'code.submitted', text: '123456' })
    await turn()
    other.send({ type: 'passkey.chosen' })
    await turn()
    expect([other.now.value, other.wentOn()]).toEqual(['signedIn', 1])
  })

  it.each(['cancelled', 'unsupported', 'refused', 'unanswered'] as const)(
    'a passkey that is %s leads back to where it was chosen',
    async (kind) => {
      const one = form(fails({ kind }))
      one.send({ type: 'passkey.chosen' })
      await turn()
      expect([one.now.value, one.now.context.problem]).toEqual(['identifying', kind])
      one.send({ type: 'name.submitted', text: 'Asha Rao' })
      expect(one.now.context.problem).toBeNull()
    },
  )

  it('nothing that is missing goes on', () => {
    const one = form()
    one.send({ type: 'name.submitted', text: ' ' })
    expect([one.now.value, one.now.context.problem]).toEqual(['identifying', 'nameMissing'])
    one.send({ type: 'name.submitted', text: 'Asha' })
    one.send({ type: 'password.submitted', text: ' ' })
    expect([one.now.value, one.now.context.problem]).toEqual([{ proving: 'password' }, 'passwordMissing'])
    one.send({ type: 'password.submitted', text: 'x' })
    one.send({ type: 'code.submitted', text: '' })
    expect(one.now.context.problem).toBe('codeMissing')
  })
})
