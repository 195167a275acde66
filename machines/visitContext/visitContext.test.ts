import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { type KnownVisit, NOTHING_KNOWN } from '@/model/page/visitContext'
import { PUNE, RAVI, visitContextTestModel } from './visitContext.testModel'
import { visitContextMachine } from './visitContext.machine'

/** A page of a visit, and what it keeps. */
function page() {
  const kept: KnownVisit[] = []
  const actor = createActor(
    visitContextMachine.provide({ actions: { keepVisit: (_, known) => kept.push(known) } }),
  ).start()
  return {
    kept,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

describe('the machine of what a visitor is looking for', () => {
  provesMachine(visitContextMachine, visitContextTestModel)

  it('takes what the tab kept, then what the page is about, and keeps both', () => {
    const visit = page()
    visit.send({
      type: 'page.opened',
      kept: { topics: { treatment: { value: 'Piles Treatment', from: 'page' } }, contact: RAVI },
      topics: { doctor: { value: '7', name: 'Dr Meera Rao' } },
    })
    const known = {
      topics: {
        treatment: { value: 'Piles Treatment', from: 'page' },
        doctor: { value: '7', name: 'Dr Meera Rao', from: 'page' },
      },
      contact: RAVI,
    }
    expect(visit.now.value).toBe('known')
    expect(visit.now.context).toEqual(known)
    expect(visit.kept).toEqual([known])
  })

  it('a page out of the browser’s memory takes what other pages have said meanwhile', () => {
    const visit = page()
    visit.send({ type: 'topic.chosen', topic: 'city', thing: PUNE })
    visit.send({ type: 'page.opened', kept: null, topics: {} })
    expect(visit.now.value).toBe('empty')
    expect(visit.now.context).toEqual(NOTHING_KNOWN)
  })

  it('a number that nobody can call is not kept', () => {
    const visit = page()
    visit.send({ type: 'contact.typed', contact: { ...RAVI, mobile: '123' } })
    expect(visit.now.value).toBe('empty')
    expect(visit.kept).toEqual([])
    visit.send({ type: 'contact.typed', contact: RAVI })
    expect(visit.kept).toEqual([{ topics: {}, contact: RAVI }])
  })

  it('a choice holds against pages and the account, until it is taken back', () => {
    const visit = page()
    visit.send({ type: 'account.read', city: { value: 'Mumbai' } })
    expect(visit.now.context.topics.city).toEqual({ value: 'Mumbai', from: 'account' })
    visit.send({ type: 'topic.chosen', topic: 'city', thing: PUNE })
    visit.send({ type: 'account.read', city: { value: 'Mumbai' } })
    visit.send({ type: 'page.opened', kept: visit.now.context, topics: { city: { value: 'Delhi NCR' } } })
    expect(visit.now.context.topics.city).toEqual({ ...PUNE, from: 'chosen' })
    visit.send({ type: 'topic.chosen', topic: 'city', thing: { value: 'Other' } })
    expect(visit.now.value).toBe('empty')
  })

  it('forgets all of it, and has nothing kept', () => {
    const visit = page()
    visit.send({ type: 'topic.chosen', topic: 'city', thing: PUNE })
    visit.send({ type: 'contact.typed', contact: RAVI })
    visit.send({ type: 'visit.forgotten' })
    expect(visit.now.value).toBe('empty')
    expect(visit.kept.at(-1)).toEqual(NOTHING_KNOWN)
  })
})
