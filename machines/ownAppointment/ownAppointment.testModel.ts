import type { TestModel } from '@/devtools/proof/testModel'
import {
  bookAppointmentTestModel,
  bookedPlace,
  HOLD,
} from '@/machines/bookAppointment/bookAppointment.testModel'
import type {
  OwnAppointmentContext,
  OwnAppointmentEvent,
  OwnAppointmentInput,
} from './ownAppointment.machine'

const { day, sessions } = bookAppointmentTestModel.input
const near = [bookedPlace(2)]

const failures = [
  { label: 'there is no connection', error: { kind: 'network' } },
  { label: 'it was asked too often', error: { kind: 'tooMany' } },
  { label: 'the browser keeps no cookies', error: { kind: 'unproven' } },
  { label: 'the site cannot do it now', error: { kind: 'away' } },
]

/** An appointment that its booker has open, with the free places of a day. */
export const ownAppointmentTestModel: TestModel<
  OwnAppointmentEvent,
  OwnAppointmentContext,
  OwnAppointmentInput
> = {
  input: { day, sessions },
  events: [
    { label: 'chooses another day', event: { type: 'day.chosen', day: '2030-03-06' } },
    { label: 'chooses a new place', event: { type: 'place.chosen', placeId: bookedPlace(2).place.id } },
    { label: 'cancels after reading the rule', event: { type: 'cancel.confirmed', reason: 'cannotCome' } },
    { label: 'says to be late', event: { type: 'late.told', minutes: 20 } },
    { label: 'says to come', event: { type: 'coming.told' } },
    { label: 'says to have been there', event: { type: 'absence.disputed' } },
  ],
  outcomes: {
    readPlaces: [
      { label: 'the day has free places', output: sessions },
      { label: 'the day is full', output: [] },
      ...failures,
    ],
    holdPlace: [
      { label: 'the place is kept', output: HOLD },
      { label: 'somebody else has it', error: { kind: 'taken', near } },
      { label: 'the schedule has no such place', error: { kind: 'gone' } },
      ...failures,
    ],
    change: [
      { label: 'it is done', output: undefined },
      { label: 'the machine of the appointment takes it no more', error: { kind: 'notPossible' } },
      { label: 'the hold is over', error: { kind: 'expired', near } },
      ...failures,
    ],
  },
  stateKey: ({ near: offered, change, sessions: shown }) => ({
    offers: offered.length,
    change: change?.type ?? null,
    hasPlaces: shown.length > 0,
  }),
}
