import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { WAITING_STATES, type WaitingOffer } from '@/model/appointments/waiting'
import {
  NEW_ENTRY,
  nextWaiting,
  type WaitingEntry,
  waitingEntryMachine,
  type WaitingEvent,
} from './waitingEntry.machine'
import { waitingEntryTestModel } from './waitingEntry.testModel'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 23, 6, 30)
const offer: WaitingOffer = {
  seatId: 'seat',
  place: {
    sessionId: 'morning',
    token: 4,
    startsAt: NOON + 300 * MINUTE,
    endsAt: NOON + 310 * MINUTE,
  },
  until: NOON + 30 * MINUTE,
}
const join = { type: 'join', at: NOON, endsAt: NOON + 1000 * MINUTE } as const
const offered = { type: 'offer', at: NOON, offer } as const

function after(...events: readonly WaitingEvent[]): WaitingEntry {
  return events.reduce((row, event) => {
    const next = nextWaiting(row, event)
    if (!next) throw new Error(`${event.type} does not fit ${row.state}`)
    return next
  }, NEW_ENTRY)
}
const fits = (row: WaitingEntry, event: WaitingEvent) => nextWaiting(row, event) !== undefined

describe('the waitingEntry machine', () => {
  provesMachine(waitingEntryMachine, waitingEntryTestModel)

  it('begins as a new entry, and has the states that are stored', () => {
    const { value, context } = createActor(waitingEntryMachine).getSnapshot()
    expect({ ...context, state: value }).toEqual(NEW_ENTRY)
    expect(Object.keys(waitingEntryMachine.root.states).sort()).toEqual([...WAITING_STATES].sort())
  })

  it('keeps one offer at a time, and counts them', () => {
    const row = after(join, offered)
    expect(row).toMatchObject({ state: 'offered', offer, offers: 1 })
    expect(fits(row, offered)).toBe(false)
    expect(after(join, offered, { type: 'bookOffer', at: NOON }).offer).toEqual(offer)
  })

  it('waits on after a place was declined or withdrawn, and is not offered a declined session again', () => {
    const declined = after(join, offered, { type: 'refuseOffer', at: NOON })
    expect(declined).toMatchObject({ state: 'waiting', offer: null, declined: ['morning'] })
    expect(fits(declined, offered)).toBe(false)
    const other = { ...offer, place: { ...offer.place, sessionId: 'evening' } }
    expect(fits(declined, { ...offered, offer: other })).toBe(true)
    const withdrawn = after(join, offered, { type: 'withdraw', at: NOON })
    expect(withdrawn).toMatchObject({ state: 'waiting', offer: null, declined: [] })
    expect(fits(withdrawn, offered)).toBe(true)
  })

  it('lapses when the time of the offer or of the wanted days is over, and not a moment before', () => {
    const row = after(join, offered)
    expect(fits(row, { type: 'lapse', at: offer.until - 1 })).toBe(false)
    expect(nextWaiting(row, { type: 'lapse', at: offer.until })).toMatchObject({ state: 'lapsed', offer })
    expect(fits(after(join), { type: 'lapse', at: join.endsAt - 1 })).toBe(false)
    expect(fits(after(join), { type: 'lapse', at: join.endsAt })).toBe(true)
    expect(fits(after(join), { ...offered, at: offer.until })).toBe(false)
  })

  it('has no offer once the patient has left', () => {
    expect(after(join, offered, { type: 'leave', at: NOON })).toMatchObject({ state: 'left', offer: null })
  })
})
