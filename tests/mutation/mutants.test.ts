import { type Source, mutantsOf } from './mutants'

const source: Source = {
  implementations: { guards: { isLocked: () => true }, delays: { patience: 10 } },
  machine: {
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        description: 'Shut.',
        tags: ['busy'],
        entry: 'ring',
        on: { 'door.opened': [{ guard: 'isLocked', target: 'open', actions: ['lamp', 'bell'] }, 'stuck'] },
        after: { patience: 'stuck' },
        invoke: { id: 'fetchKey', src: 'fetchKey', onDone: 'open', onError: { target: 'stuck' } },
      },
      open: { type: 'final' },
      stuck: {},
    },
  },
}
const mutants = mutantsOf(source)
const namesOf = (part: string) => mutants.map(({ name }) => name).filter((name) => name.includes(part))
const JSON_OF = (one: Source) =>
  JSON.stringify(one, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))

test('every transition, guard, action, tag, delay and beginning gets its faults', () => {
  expect(namesOf('door.opened (1)')).toEqual([
    'door.closed | door.opened (1): taken away',
    'door.closed | door.opened (1): to stuck',
    'door.closed | door.opened (1): stays',
    'door.closed | door.opened (1): without its guard',
    'door.closed | door.opened (1): without action lamp',
    'door.closed | door.opened (1): without action bell',
  ])
  expect(namesOf('fetchKey on')).toHaveLength(6)
  expect(namesOf('patience')).toEqual([
    'door.closed | patience (1): taken away',
    'door.closed | patience (1): to open',
    'door.closed | patience (1): stays',
    'delay patience: three times as long',
  ])
  expect(namesOf('isLocked')).toEqual(['guard isLocked: inverted'])
  expect(namesOf('door: begins')).toEqual(['door: begins in open'])
  expect(namesOf('leads to')).toEqual([
    'door.open | door.opened: leads to closed',
    'door.stuck | door.opened: leads to closed',
  ])
})

test('each is another machine, and the machine itself stays as it was', () => {
  const before = JSON_OF(source)
  const made = mutants.map(({ apply }) => JSON_OF(apply(source)))
  expect(made.filter((one) => one === before)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
  expect(JSON_OF(source)).toBe(before)
})
