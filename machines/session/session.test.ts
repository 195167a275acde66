import { createActor, fromPromise } from 'xstate'
import type { Me } from '@/model/account/account'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { ASHA, sessionTestModel } from './session.testModel'
import { sessionMachine } from './session.machine'

/** A page's session; `answers` are the server's, one call after the other. */
function visit(...answers: (() => Promise<Me | null>)[]) {
  const effects: string[] = []
  let calls = 0
  const actor = createActor(
    sessionMachine.provide({
      actors: { fetchMe: fromPromise(() => answers[calls++]?.() ?? Promise.resolve(null)) },
      actions: {
        keepInitials: (_, { me }) => effects.push(`keep ${me?.name}`),
        forgetInitials: () => effects.push('forget'),
        logFailure: (_, { error }) => effects.push(`log ${String(error)}`),
      },
    }),
  ).start()
  const looks = (type: 'marker.found' | 'marker.missing') => (actor.send({ type }), turn())
  return {
    effects,
    looks,
    send: actor.send,
    calls: () => calls,
    get now() {
      return actor.getSnapshot()
    },
  }
}
const asha = () => Promise.resolve(ASHA)
const nobody = () => Promise.resolve(null)
const noAnswer = () => Promise.reject(new Error('no answer'))

describe('the session machine', () => {
  provesMachine(sessionMachine, sessionTestModel)

  it('asks nobody without the marker cookie', async () => {
    const page = visit()
    expect(page.now.value).toEqual({ unknown: 'unread' })
    await page.looks('marker.missing')
    expect(page.now.value).toBe('visitor')
    expect(page.calls()).toBe(0)
    expect(page.effects).toEqual(['forget'])
  })

  it('knows a user by the marker and the server’s word, and keeps the initials', async () => {
    const page = visit(asha)
    page.send({ type: 'marker.found' })
    expect(page.now.value).toEqual({ unknown: 'asking' })
    expect(page.now.hasTag('asking')).toBe(true)
    await turn()
    expect(page.now.value).toEqual({ loggedIn: 'known' })
    expect(page.now.hasTag('asking')).toBe(false)
    expect(page.now.context.me).toEqual(ASHA)
    expect(page.effects).toEqual(['keep Asha Rao'])
  })

  it('takes a marker without a session for no login', async () => {
    const page = visit(nobody)
    await page.looks('marker.found')
    expect(page.now.value).toBe('visitor')
  })

  it('without an answer takes nobody for logged in or out, and asks at the next look', async () => {
    const page = visit(noAnswer, asha)
    await page.looks('marker.found')
    expect(page.now.value).toEqual({ unknown: 'unreachable' })
    expect(page.effects).toEqual(['log Error: no answer'])
    await page.looks('marker.found')
    expect(page.now.context.me).toEqual(ASHA)
  })

  it('becomes logged in without a reload', async () => {
    const page = visit(asha)
    await page.looks('marker.missing')
    await page.looks('marker.found')
    expect(page.now.value).toEqual({ loggedIn: 'known' })
  })

  it('shows the known user while it asks again, and takes the new name', async () => {
    const renamed = { ...ASHA, name: 'Asha Iyer' }
    const page = visit(asha, () => Promise.resolve(renamed), noAnswer)
    await page.looks('marker.found')
    page.send({ type: 'marker.found' })
    expect(page.now.value).toEqual({ loggedIn: 'refreshing' })
    expect(page.now.hasTag('asking')).toBe(true)
    expect(page.now.context.me).toEqual(ASHA)
    await turn()
    expect(page.now.value).toEqual({ loggedIn: 'known' })
    expect(page.now.context.me).toEqual(renamed)
    expect(page.effects).toEqual(['keep Asha Rao', 'keep Asha Iyer'])
    await page.looks('marker.found')
    expect(page.now.value).toEqual({ loggedIn: 'known' })
    expect(page.now.context.me).toEqual(renamed)
    expect(page.effects).toContain('log Error: no answer')
  })

  it.each(['marker.missing', 'marker.found'] as const)(
    'forgets the user whose session has ended: %s',
    async (look) => {
      const page = visit(asha, nobody)
      await page.looks('marker.found')
      await page.looks(look)
      expect(page.now.value).toBe('visitor')
      expect(page.now.context.me).toBeNull()
      expect(page.effects.at(-1)).toBe('forget')
    },
  )
})
