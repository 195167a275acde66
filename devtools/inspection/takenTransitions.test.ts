import { type InspectionEvent, createActor, fromPromise, setup } from 'xstate'
import { TakenTransitions } from './takenTransitions'

const door = setup({ actors: { work: fromPromise(() => Promise.resolve()) } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.pushed': 'opening' } },
    opening: { always: 'open' },
    open: { invoke: { id: 'work', src: 'work' }, on: { 'door.pulled': 'shut' } },
  },
})

test('each snapshot comes with the transitions that led to it, as the chart names them', () => {
  const taken = new TakenTransitions()
  const sessions: string[] = []
  const noted: InspectionEvent['type'][] = []
  const actor = createActor(door, {
    inspect: (event) => {
      taken.note(event)
      noted.push(event.type)
      if (event.type === '@xstate.snapshot') sessions.push(event.actorRef.sessionId)
    },
  }).start()
  actor.send({ type: 'door.pushed' })
  actor.send({ type: 'door.unknown' })
  actor.send({ type: 'door.pulled' })
  const own = sessions.filter((one) => one === actor.sessionId).map((one) => taken.next(one))
  expect(own).toEqual([
    [],
    ['door.shut | door.pushed', 'door.opening | always'],
    [],
    ['door.open | door.pulled'],
  ])
  expect(taken.next(actor.sessionId)).toEqual([])
  expect(noted).toContain('@xstate.microstep')
})
