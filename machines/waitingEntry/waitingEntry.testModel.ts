import type { TestModel } from '@/devtools/proof/testModel'
import type { WaitingOffer } from '@/model/appointments/waiting'
import type { WaitingContext, WaitingEvent } from './waitingEntry.machine'

const HOUR = 60 * 60 * 1000
const at = Date.UTC(2026, 10, 23, 6, 30)
const endsAt = at + 7 * 24 * HOUR
const startsAt = at + 24 * HOUR
const offer: WaitingOffer = {
  seatId: 'seat',
  place: { sessionId: 'morning', token: 4, startsAt, endsAt: startsAt + HOUR },
  until: at + HOUR,
}
const evening: WaitingOffer = { ...offer, seatId: 'other', place: { ...offer.place, sessionId: 'evening' } }

export const waitingEntryTestModel: TestModel<WaitingEvent, WaitingContext, undefined> = {
  input: undefined,
  events: [
    { label: 'the patient joins', event: { type: 'join', at, endsAt } },
    { label: 'a place opens', event: { type: 'offer', at, offer } },
    { label: 'a place of another session opens', event: { type: 'offer', at, offer: evening } },
    { label: 'the patient books it', event: { type: 'bookOffer', at } },
    { label: 'the patient does not want it', event: { type: 'refuseOffer', at } },
    { label: 'its session is cancelled', event: { type: 'withdraw', at } },
    { label: 'its time has not run out', event: { type: 'lapse', at } },
    { label: 'the time runs out', event: { type: 'lapse', at: endsAt } },
    { label: 'the patient leaves the list', event: { type: 'leave', at } },
  ],
  stateKey: ({ endsAt: until, offer: kept, offers, declined }) => ({
    until,
    kept: kept?.seatId ?? null,
    offers: Math.min(offers, 1),
    declined: [...new Set(declined)].sort(),
  }),
}
