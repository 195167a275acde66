import { followedMachine, grouped, kindOfMoment, machineOfMoment, whatCameOfIt } from './liveEvents'
import { type LiveActor, type LiveMoment, type LivePage, begunPage } from './liveRecord'

const ACTORS: readonly LiveActor[] = [
  { sessionId: 'm', name: 'modals', machineId: 'modals' },
  { sessionId: 'l', name: 'login', machineId: 'otpLogin' },
  { sessionId: 'r', name: 'resendTimer', machineId: 'resendTimer', parentId: 'l' },
  { sessionId: 'c', name: 'verifyOtp', parentId: 'l' },
]
const moment = (sessionId: string, type: string, sourceId?: string): LiveMoment => ({
  sessionId,
  sourceId,
  event: { type },
  at: 0,
  snapshot: {},
  taken: [],
})
const page = (...moments: readonly LiveMoment[]): LivePage => ({
  ...begunPage({ page: 'p', path: '/faq', at: 0 }),
  actors: ACTORS,
  moments,
})

test('the login stays in view when the dialog around it hears of something, and when it has ended', () => {
  const used = [moment('m', 'login.opened'), moment('l', 'mobile.changed')]
  const after = [moment('l', 'xstate.done.actor.verifyOtp', 'c'), moment('m', 'title.changed')]
  expect(followedMachine(page(...used))?.machineId).toBe('otpLogin')
  expect(followedMachine(page(...used, ...after))?.machineId).toBe('otpLogin')
})

test('a machine that began later is followed once a person uses it', () => {
  const later = { sessionId: 'f', name: 'form', machineId: 'leadForm' }
  const both = (...moments: readonly LiveMoment[]) => ({ ...page(...moments), actors: [...ACTORS, later] })
  const used = moment('l', 'mobile.changed')
  expect(followedMachine(both(used, moment('f', 'xstate.init')))?.machineId).toBe('otpLogin')
  expect(followedMachine(both(used, moment('f', 'field.changed')))?.machineId).toBe('leadForm')
})

test('where nothing else runs the dialog itself is looked at', () => {
  const dialog = ACTORS.filter(({ machineId }) => machineId === 'modals')
  expect(followedMachine({ ...page(), actors: dialog })?.machineId).toBe('modals')
  expect(followedMachine({ ...page(), actors: [] })).toBeUndefined()
})

test('an event is shown on the chart of its own machine; a call on that of the machine that made it', () => {
  expect(machineOfMoment(page(), moment('r', 'xstate.init'))?.machineId).toBe('resendTimer')
  expect(machineOfMoment(page(), moment('c', 'xstate.init'))?.machineId).toBe('otpLogin')
  expect(machineOfMoment(page(), moment('unknown', 'xstate.init'))).toBeUndefined()
})

test('kinds of events are told apart by what causes them', () => {
  const kinds = [
    moment('l', 'mobile.changed'),
    moment('l', 'otp.resent', 'l'),
    moment('l', 'xstate.done.actor.verifyOtp', 'c'),
    moment('r', 'xstate.after.second.resendTimer.counting', 'r'),
    moment('l', 'xstate.init'),
    moment('c', 'xstate.promise.resolve'),
  ].map((one) => kindOfMoment(page(), one))
  expect(kinds).toEqual(['person', 'machine', 'outcome', 'time', 'inner', 'inner'])
})

describe('what came of an event', () => {
  const of = (more: Partial<LiveMoment>) =>
    whatCameOfIt({ ...moment('l', 'typed'), snapshot: { value: 'a' }, ...more })
  const failed = { kind: 'failed', name: 'TypeError', message: 'x is not defined', stack: [] } as const
  test.each<[Partial<LiveMoment>, string | undefined]>([
    [{ taken: ['t'] }, undefined],
    [{ event: { type: 'xstate.init' } }, undefined],
    [{}, 'Nothing came of it: it has no transition for it there.'],
    [{ fate: { kind: 'dropped', status: 'done' } }, 'Nothing came of it: it had ended before.'],
    [{ fate: { kind: 'dropped', status: 'error' } }, 'Nothing came of it: it had failed before.'],
    [{ fate: { kind: 'dropped', status: 'stopped' } }, 'Nothing came of it: it had been stopped before.'],
    [{ taken: ['t'], fate: failed }, 'Failed, and the machine stopped: TypeError: x is not defined'],
  ])('%j', (more, words) => expect(of(more)).toBe(words))

  test('what failed is a row of its own among repeats', () => {
    const rows = [{}, {}, { fate: failed }].map((more, index) => ({
      moment: { ...moment('l', 'typed'), taken: ['t'], ...more },
      at: index + 1,
    }))
    expect(grouped(rows)).toHaveLength(3)
    expect(grouped(rows.slice(0, 2).concat(rows[1] ?? []))).toHaveLength(1)
  })
})

describe('repeats', () => {
  const numbered = (types: readonly string[]) =>
    types.map((type, index) => ({ moment: moment('l', type), at: index + 1 }))
  const times = (types: readonly string[]) =>
    grouped(numbered(types)).map((group) => [
      group.moments[0]?.moment.event.type,
      group.times,
      group.moments.length,
    ])

  test('thirty ticks are one row, also where each is heard by the machine around it', () => {
    const ticks = Array.from({ length: 30 }, () => ['second', 'counted']).flat()
    expect(times(['sent', ...ticks, 'typed'])).toEqual([
      ['sent', 1, 1],
      ['second', 30, 60],
      ['typed', 1, 1],
    ])
  })
  test('twice is no repeat, and nothing is lost or moved', () => {
    const types = ['a', 'a', 'b', 'a', 'b', 'c', 'c', 'c']
    expect(grouped(numbered(types)).flatMap(({ moments }) => moments.map(({ at }) => at))).toEqual(
      types.map((_, index) => index + 1),
    )
    expect(times(types).at(-1)).toEqual(['c', 3, 3])
    expect(times(['a', 'a'])).toHaveLength(2)
  })
})
