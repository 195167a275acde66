import { expectedTurn, type Queue } from './queueEstimate'

const at = (clock: string): number => Date.parse(`2026-11-26T${clock}:00+05:30`)
const minutes = (count: number): number => count * 60_000
const QUEUE: Queue = {
  now: at('10:52'),
  startsAt: at('10:00'),
  delayMinutes: 0,
  before: 4,
  visits: [6, 7, 8, 9, 40].map(minutes),
  visitMs: minutes(15),
}
const turn = (change: Partial<Queue>) => expectedTurn({ ...QUEUE, ...change })

test('a turn is now plus the median of the last visits for each patient before, in steps of five minutes', () => {
  expect(turn({})).toEqual([at('11:25'), at('11:45')])
  expect(turn({ before: 0 })).toEqual([at('10:50'), at('11:10')])
  expect(turn({ visits: [minutes(8), minutes(10)] })).toEqual([at('11:30'), at('11:50')])
})

test('before the session begins its beginning counts, and its delay', () => {
  expect(turn({ now: at('09:00') })).toEqual([at('10:30'), at('10:50')])
  expect(turn({ now: at('09:00'), delayMinutes: 30 })).toEqual([at('11:00'), at('11:20')])
  // Once it is later than that, the delay is part of now.
  expect(turn({ delayMinutes: 30 })).toEqual([at('11:25'), at('11:45')])
})

test('nobody is expected before the own time', () => {
  expect(turn({ before: 0, bookedFor: at('11:20') })).toEqual([at('11:20'), at('11:40')])
  expect(turn({ bookedFor: at('10:40') })).toEqual([at('11:25'), at('11:45')])
})

test('where nobody has been seen yet, the schedule says how long a visit takes', () => {
  expect(turn({ visits: [] })).toEqual([at('11:50'), at('12:10')])
})
