import { createActor } from 'xstate'
import { faultsOf } from '@/devtools/proof/machineShape'
import { walkMachine } from '@/devtools/proof/walk'
import { modalsTestModel } from './modals.testModel'
import { type ModalName, modalsMachine } from './modals.machine'

const NAMES: readonly ModalName[] = [
  'leadForm',
  'login',
  'location',
  'profile',
  'editProfile',
  'logout',
  'selectCity',
  'selfie',
]

const page = () => {
  const actor = createActor(modalsMachine, { input: modalsTestModel.input }).start()
  return {
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

describe('the modals machine', () => {
  it('takes every declared transition', async () => {
    expect((await walkMachine(modalsMachine, modalsTestModel)).unwalked).toEqual([])
  })

  it('is written as the house asks', () => {
    expect(faultsOf(modalsMachine)).toEqual([])
  })

  it.each(NAMES)('opens %s under its own title, and closes it', (name) => {
    const opened = page()
    expect(opened.now.value).toBe('none')
    opened.send({ type: `${name}.asked` })
    expect(opened.now.value).toEqual({ open: name })
    expect(opened.now.context.title).toBe(modalsTestModel.input.titles[name])
    opened.send({ type: 'modal.closed' })
    expect(opened.now.value).toBe('none')
  })

  it.each(NAMES.flatMap((one) => NAMES.map((other) => [one, other] as const)))(
    'puts after %s the modal %s in its place, never two',
    (one, other) => {
      const modals = page()
      modals.send({ type: `${one}.asked` })
      modals.send({ type: `${other}.asked` })
      expect(modals.now.value).toEqual({ open: other })
      modals.send({ type: 'modal.closed' })
      expect(modals.now.value).toBe('none')
    },
  )

  it('takes the title of its opener before the table’s, and the content’s before both', () => {
    const modals = page()
    modals.send({ type: 'leadForm.asked', title: 'Check Insurance Coverage', asks: 'insurance' })
    expect(modals.now.context).toMatchObject({ title: 'Check Insurance Coverage', asks: 'insurance' })
    modals.send({ type: 'location.asked', title: ' ' })
    expect(modals.now.context).toMatchObject({ title: 'Location', asks: '' })
    modals.send({ type: 'title.changed', title: 'Personal Details' })
    expect(modals.now.context.title).toBe('Personal Details')
    modals.send({ type: 'modal.closed' })
    modals.send({ type: 'location.asked' })
    expect(modals.now.context.title).toBe('Location')
  })

  it.each(NAMES)('of a visitor who is not logged in, shows the login where %s is about the user', (name) => {
    const modals = page()
    modals.send({ type: `${name}.asked` })
    const isForUser = modals.now.hasTag('forUser')
    expect(isForUser).toBe(['profile', 'editProfile', 'logout', 'selfie'].includes(name))
    // The location differs for a user, though it is there for everybody.
    expect(modals.now.hasTag('knowsUser')).toBe(isForUser || name === 'location')
    modals.send({ type: 'session.missing' })
    expect(modals.now.value).toEqual({ open: isForUser ? 'login' : name })
    expect(modals.now.context.title).toBe(modalsTestModel.input.titles[isForUser ? 'login' : name])
  })

  it('counts each opening, so that a reopened modal begins anew', () => {
    const modals = page()
    modals.send({ type: 'login.asked' })
    modals.send({ type: 'modal.closed' })
    modals.send({ type: 'login.asked' })
    expect(modals.now.context.visits).toBe(2)
  })
})
