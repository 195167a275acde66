import { SimulatedClock, createActor } from 'xstate'
import type { Consent } from '@/model/page/analytics'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { trackingTestModel } from './tracking.testModel'
import { trackingMachine } from './tracking.machine'

function openPage(consent: Consent, isPrivate = false) {
  const done: string[] = []
  const noted = (name: string) => () => void done.push(name)
  const clock = new SimulatedClock()
  const machine = trackingMachine.provide({
    actions: {
      push: noted('push'),
      stopPushing: noted('stopPushing'),
      keepConsent: noted('keepConsent'),
      keepRefusal: noted('keepRefusal'),
    },
  })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'page.opened', consent, isPrivate })
  return { actor, clock, done, is: (tag: 'asking' | 'keeps' | 'answered') => actor.getSnapshot().hasTag(tag) }
}

/** A page whose visitor has stayed. */
function pushedPage() {
  const page = openPage('given')
  page.clock.increment(10_000)
  return page
}

describe('the tracking machine', () => {
  provesMachine(trackingMachine, trackingTestModel)

  it('pushes once, after 10 s, when nothing leaves the browser', () => {
    const { actor, clock, done } = openPage('notNeeded')
    clock.increment(9999)
    expect(done).toEqual([])
    clock.increment(1)
    expect(done).toEqual(['push'])
    expect(actor.getSnapshot().matches('pushed')).toBe(true)
  })

  it('pushes nothing before the visitor has agreed, however long it takes', () => {
    const { actor, clock, done, is } = openPage('unknown')
    clock.increment(600_000)
    expect(done).toEqual([])
    expect(is('asking')).toBe(true)
    actor.send({ type: 'consent.given' })
    expect(is('asking')).toBe(false)
    clock.increment(9999)
    expect(done).toEqual(['keepConsent'])
    clock.increment(1)
    expect(done).toEqual(['keepConsent', 'push'])
  })

  it('asks nobody who has refused, and pushes nothing', () => {
    const { clock, done, is } = openPage('refused')
    clock.increment(600_000)
    expect(done).toEqual([])
    expect(is('asking')).toBe(false)
  })

  it('lets a visitor take the consent back while waiting and after the push', () => {
    const waiting = openPage('given')
    waiting.actor.send({ type: 'consent.reopened' })
    waiting.actor.send({ type: 'consent.refused' })
    waiting.clock.increment(600_000)
    expect(waiting.done).toEqual(['keepRefusal'])

    const pushed = openPage('given')
    pushed.clock.increment(10_000)
    pushed.actor.send({ type: 'consent.reopened' })
    expect(pushed.is('asking')).toBe(true)
    pushed.actor.send({ type: 'consent.refused' })
    expect(pushed.done).toEqual(['push', 'keepRefusal', 'stopPushing'])
  })

  it('does not push twice when the consent is confirmed after the push', () => {
    const { actor, clock, done } = openPage('given')
    clock.increment(10_000)
    actor.send({ type: 'consent.reopened' })
    actor.send({ type: 'consent.given' })
    clock.increment(600_000)
    expect(done).toEqual(['push'])
  })

  const TAGS = ['asking', 'keeps', 'answered'] as const
  /** How a visitor comes to each state, what the page shows and keeps there, and where each answer leads. */
  const STATES = {
    'not opened': {
      begin: () => createActor(trackingMachine, { clock: new SimulatedClock() }).start(),
      tags: [],
      leads: {},
    },
    'kept to itself': { begin: () => openPage('given', true).actor, tags: ['keeps'], leads: {} },
    asked: {
      begin: () => openPage('unknown').actor,
      tags: ['asking'],
      leads: { 'consent.given': 'waiting', 'consent.refused': 'refused' },
    },
    refused: {
      begin: () => openPage('refused').actor,
      tags: ['answered'],
      leads: { 'consent.reopened': 'asked' },
    },
    waiting: {
      begin: () => openPage('given').actor,
      tags: ['keeps', 'answered'],
      leads: { 'consent.reopened': 'asked' },
    },
    pushed: {
      begin: () => pushedPage().actor,
      tags: ['answered'],
      leads: { 'consent.reopened': 'thinking', 'consent.refused': 'refused' },
    },
    thinking: {
      begin: () => {
        const { actor } = pushedPage()
        actor.send({ type: 'consent.reopened' })
        return actor
      },
      tags: ['asking'],
      leads: { 'consent.given': 'pushed', 'consent.refused': 'refused' },
    },
  } as const
  const NAMES = Object.keys(STATES) as (keyof typeof STATES)[]
  const ANSWERS = ['consent.given', 'consent.refused', 'consent.reopened'] as const

  it.each(NAMES)('%s: shows what belongs there, and each answer leads where it should', (name) => {
    const { begin, tags, leads } = STATES[name]
    const stands = begin().getSnapshot()
    expect(TAGS.filter((tag) => stands.hasTag(tag))).toEqual(tags)
    for (const type of ANSWERS) {
      const actor = begin()
      actor.send({ type })
      const led: Partial<Record<(typeof ANSWERS)[number], (typeof NAMES)[number]>> = leads
      expect([type, actor.getSnapshot().value]).toEqual([
        type,
        STATES[led[type] ?? name].begin().getSnapshot().value,
      ])
    }
    // A page opens once.
    if (name === 'not opened') return
    const actor = begin()
    actor.send({ type: 'page.opened', consent: 'notNeeded', isPrivate: false })
    expect(actor.getSnapshot().value).toEqual(stands.value)
  })

  it('neither asks nor pushes on a page that may hold what was typed; with consent it keeps its events', () => {
    for (const consent of ['unknown', 'refused', 'given'] as const) {
      const { clock, done, is } = openPage(consent, true)
      clock.increment(600_000)
      expect([done, is('asking'), is('keeps')]).toEqual([[], false, consent === 'given'])
    }
  })
})
