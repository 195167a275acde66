import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import type {
  Hold,
  HoldPlaceInput,
  ReadPlacesInput,
} from '@/machines/bookAppointment/bookAppointment.context'
import { bookedPlace, HOLD } from '@/machines/bookAppointment/bookAppointment.testModel'
import type { ShownSession } from '@/model/appointments/shownPlaces'
import {
  type ChangeInput,
  type OwnAppointmentEvent,
  type OwnChange,
  ownAppointmentMachine,
} from './ownAppointment.machine'
import { ownAppointmentTestModel } from './ownAppointment.testModel'

/** How a call ends; undefined for well. */
interface Answers {
  readonly places?: object
  readonly hold?: object
  readonly change?: object
}

/** An appointment whose calls are answered as said. */
async function after(events: readonly OwnAppointmentEvent[], { places, hold, change }: Answers = {}) {
  const asked: (OwnChange | null)[] = []
  const opened: string[] = []
  const answer = <Output>(failure: object | undefined, output: Output) =>
    failure ? Promise.reject(failure) : Promise.resolve(output)
  const machine = ownAppointmentMachine.provide({
    actors: {
      readPlaces: fromPromise<readonly ShownSession[], ReadPlacesInput>(() => answer(places, [])),
      holdPlace: fromPromise<Hold, HoldPlaceInput>(() => answer(hold, HOLD)),
      change: fromPromise<void, ChangeInput>(({ input }) => {
        asked.push(input.change)
        return answer(change, undefined)
      }),
    },
    actions: { openChanged: () => opened.push('changed'), openOvertaken: () => opened.push('overtaken') },
  })
  const actor = createActor(machine, { input: ownAppointmentTestModel.input }).start()
  for (const event of events) {
    actor.send(event)
    await new Promise((done) => setTimeout(done))
  }
  const { value, context } = actor.getSnapshot()
  return { value, context, asked, opened }
}
const MOVE: OwnAppointmentEvent = { type: 'place.chosen', placeId: bookedPlace(2).place.id }
const CANCEL: OwnAppointmentEvent = { type: 'cancel.confirmed', reason: 'better' }
const near = [bookedPlace(2)]

describe('the own appointment’s machine', () => {
  provesMachine(ownAppointmentMachine, ownAppointmentTestModel)

  it.each<[OwnAppointmentEvent, OwnChange]>([
    [MOVE, { type: 'move', holdId: HOLD.id }],
    [CANCEL, { type: 'cancel', reason: 'better' }],
    [
      { type: 'late.told', minutes: 30 },
      { type: 'late', minutes: 30 },
    ],
    [{ type: 'coming.told' }, { type: 'coming' }],
    [{ type: 'absence.disputed' }, { type: 'dispute' }],
  ])('asks for what is meant by %o, once, and opens what became of it', async (event, change) => {
    const { value, asked, opened } = await after([event])
    expect([value, asked, opened]).toEqual(['changed', [change], ['changed']])
  })

  it('moves nothing without a place that is kept, and offers the nearest', async () => {
    const { value, asked, context } = await after([MOVE], { hold: { kind: 'taken', near } })
    expect([value, asked, context.near]).toEqual([{ viewing: 'taken' }, [], near])
    const gone = await after([MOVE], { hold: { kind: 'gone' } })
    expect([gone.value, gone.context.near]).toEqual([{ viewing: 'taken' }, []])
    const late = await after([MOVE], { change: { kind: 'expired', near } })
    expect([late.value, late.context.near, late.opened]).toEqual([{ viewing: 'taken' }, near, []])
    // Another choice forgets the places that were offered.
    const again = await after([MOVE, MOVE], { hold: { kind: 'gone' } })
    expect(again.context.near).toEqual([])
  })

  it.each([
    [{ kind: 'network' }, 'offline'],
    [{ kind: 'timeout' }, 'offline'],
    [{ kind: 'tooMany' }, 'tooMany'],
    [{ kind: 'unproven' }, 'noCookies'],
    [{ kind: 'away' }, 'away'],
    [{ kind: 'anything' }, 'away'],
  ])('says of a failure %o that it is %s, and another try is possible', async (failure, viewing) => {
    for (const event of [CANCEL, MOVE, { type: 'coming.told' } as const])
      expect((await after([event], { change: failure })).value).toEqual({ viewing })
    expect((await after([MOVE], { hold: failure })).value).toEqual({ viewing })
    expect((await after([CANCEL, CANCEL], { change: failure })).asked).toHaveLength(2)
  })

  it('shows how things are where the clinic or another tab was faster', async () => {
    const { value, opened } = await after([CANCEL], { change: { kind: 'notPossible' } })
    expect([value, opened]).toEqual(['overtaken', ['overtaken']])
  })

  it('reads the places of another day, and keeps the appointment where they do not come', async () => {
    const day = { type: 'day.chosen', day: '2030-03-06' } as const
    const read = await after([day])
    expect([read.value, read.context.day, read.context.sessions]).toEqual([{ viewing: 'open' }, day.day, []])
    expect((await after([day], { places: { kind: 'network' } })).value).toEqual({ viewing: 'offline' })
    expect((await after([day], { places: { kind: 'away' } })).value).toEqual({ viewing: 'away' })
  })
})
