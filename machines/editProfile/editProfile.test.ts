import { SimulatedClock, createActor, fromPromise } from 'xstate'
import type { ProfileValues } from '@/model/account/profile'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { editProfileTestModel } from './editProfile.testModel'
import { innermostState } from '@/machines/stateName'
import { EDIT_PROFILE_LABELS } from './editProfile.labels'
import { editProfileMachine } from './editProfile.machine'

function modal(values: ProfileValues, ...stored: (() => Promise<void>)[]) {
  const effects: string[] = []
  const saved: ProfileValues[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    editProfileMachine.provide({
      actors: {
        saveProfile: fromPromise(({ input }) => {
          saved.push(input)
          return stored[saved.length - 1]?.() ?? Promise.resolve()
        }),
      },
      actions: {
        logFailure: (_, { error }) => effects.push(`log ${String(error)}`),
        closeModal: () => effects.push('close'),
        reload: () => effects.push('reload'),
      },
    }),
    { input: { values }, clock },
  ).start()
  return {
    effects,
    saved,
    clock,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

describe('the edit profile machine', () => {
  provesMachine(editProfileMachine, editProfileTestModel)

  it.each([
    [{ name: '', email: '' }, ['name', 'email']],
    [{ name: '  ', email: 'asha@example.com' }, ['name']],
    [{ name: 'Asha', email: 'asha@example' }, ['email']],
  ])('sends nothing while a field is at fault: %j', (values, faulty) => {
    const one = modal(values)
    one.send({ type: 'form.submitted' })
    expect(one.now.context.faulty).toEqual(faulty)
    expect(one.saved).toEqual([])
    one.send({ type: 'field.changed', field: 'name', value: 'A' })
    expect(one.now.context.faulty).toEqual(faulty.filter((field) => field !== 'name'))
  })

  it('says Save, Saving…, Profile Updated; closes and reloads after half a second, not before', async () => {
    const one = modal({ name: ' Asha ', email: ' asha@example.com ' })
    expect(EDIT_PROFILE_LABELS[innermostState(one.now.value)]).toBe('save')
    expect(one.now.hasTag('busy')).toBe(false)
    one.send({ type: 'form.submitted' })
    expect(EDIT_PROFILE_LABELS[innermostState(one.now.value)]).toBe('saving')
    expect(one.now.hasTag('busy')).toBe(true)
    one.send({ type: 'form.submitted' })
    await turn()
    expect(one.saved).toEqual([{ name: 'Asha', email: 'asha@example.com' }])
    expect(EDIT_PROFILE_LABELS[innermostState(one.now.value)]).toBe('updated')
    one.clock.increment(499)
    expect(one.effects).toEqual([])
    one.clock.increment(1)
    expect(one.effects).toEqual(['close', 'reload'])
    expect(one.now.status).toBe('done')
  })

  it('a failure is logged and kept until it is tried again; what was typed stays and can be saved again', async () => {
    const one = modal({ name: 'Asha', email: 'asha@example.com' }, () => Promise.reject(new Error('away')))
    one.send({ type: 'form.submitted' })
    await turn()
    expect(one.effects).toEqual(['log Error: away'])
    expect(one.now.value).toEqual({ editing: 'failed' })
    expect(one.now.hasTag('error')).toBe(true)
    expect(EDIT_PROFILE_LABELS[innermostState(one.now.value)]).toBe('save')
    one.send({ type: 'form.submitted' })
    expect(one.now.hasTag('error')).toBe(false)
    await turn()
    expect(one.now.value).toBe('updated')
    expect(one.saved).toHaveLength(2)
  })
})
