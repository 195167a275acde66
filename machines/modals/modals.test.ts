import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { modalsTestModel } from './modals.testModel'
import { MODAL_NAMES, modalsMachine } from './modals.machine'

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
  provesMachine(modalsMachine, modalsTestModel)

  it.each(MODAL_NAMES)('opens %s under its own title, and closes it', (name) => {
    const opened = page()
    expect(opened.now.value).toBe('none')
    opened.send({ type: `${name}.opened` })
    expect(opened.now.value).toEqual({ open: name })
    expect(opened.now.context.title).toBe(modalsTestModel.input.titles[name])
    opened.send({ type: 'modal.closed' })
    expect(opened.now.value).toBe('none')
  })

  it.each(MODAL_NAMES.flatMap((one) => MODAL_NAMES.map((other) => [one, other] as const)))(
    'puts after %s the modal %s in its place, never two',
    (one, other) => {
      const modals = page()
      modals.send({ type: `${one}.opened` })
      modals.send({ type: `${other}.opened` })
      expect(modals.now.value).toEqual({ open: other })
      modals.send({ type: 'modal.closed' })
      expect(modals.now.value).toBe('none')
    },
  )

  it('takes the title of its opener before the table’s, and the content’s before both', () => {
    const modals = page()
    modals.send({ type: 'leadForm.opened', title: 'Ask our writers' })
    expect(modals.now.context).toMatchObject({ title: 'Ask our writers' })
    modals.send({ type: 'location.opened', title: ' ' })
    expect(modals.now.context).toMatchObject({ title: 'Location' })
    modals.send({ type: 'title.changed', title: 'Personal Details' })
    expect(modals.now.context.title).toBe('Personal Details')
    modals.send({ type: 'modal.closed' })
    modals.send({ type: 'location.opened' })
    expect(modals.now.context.title).toBe('Location')
  })

  it.each(MODAL_NAMES)(
    'of a visitor who is not logged in, shows the login where %s is about the user',
    (name) => {
      const modals = page()
      modals.send({ type: `${name}.opened` })
      const isForUser = modals.now.hasTag('forUser')
      expect(isForUser).toBe(['profile', 'editProfile', 'logout', 'selfie'].includes(name))
      // The location differs for a user, though it is there for everybody.
      expect(modals.now.hasTag('knowsUser')).toBe(isForUser || name === 'location')
      modals.send({ type: 'session.missing' })
      expect(modals.now.value).toEqual({ open: isForUser ? 'login' : name })
      expect(modals.now.context.title).toBe(modalsTestModel.input.titles[isForUser ? 'login' : name])
    },
  )

  it('counts each opening, so that a reopened modal begins anew', () => {
    const modals = page()
    modals.send({ type: 'login.opened' })
    modals.send({ type: 'modal.closed' })
    modals.send({ type: 'login.opened' })
    expect(modals.now.context.openings).toBe(2)
  })
})
