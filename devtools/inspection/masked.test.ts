import type { StatelyInspectionEvent } from '@xstate/inspect'
import { pathsOf } from '@/devtools/proof/machinePaths'
import { passiveMachine } from '@/devtools/proof/passiveMachine'
import { type CataloguedMachine, MACHINES } from '@/devtools/machineCatalogue'
import { masked, maskedMessage } from './masked'

describe('what people type, choose and are sent is masked, whatever the member is called', () => {
  test.each([
    [{ name: 'Asha Rao' }, { name: '•••• (8)' }],
    [{ mobileNo: '9876543210' }, { mobileNo: '•••• (10)' }],
    [{ otp: [4, 0, '7'] }, { otp: ['••••', '••••', '•••• (1)'] }],
    [{ place: { latitude: 19.07 } }, { place: { latitude: '••••' } }],
    [
      { type: 'field.changed', field: 'name', value: 'Asha' },
      { type: 'field.changed', field: 'name', value: '•••• (4)' },
    ],
    [{ somethingNew: 'typed' }, { somethingNew: '•••• (5)' }],
    [
      { errors: { otp: { kind: 'refused', message: 'Asha, no' } } },
      { errors: { otp: { kind: 'refused', message: '•••• (8)' } } },
    ],
    [{ error: new TypeError('9876543210 is no name') }, { error: {} }],
    [{ picture: new Blob(['a face']) }, { picture: '[Blob]' }],
  ])('%j', (given, expected) => expect(masked(given)).toEqual(expected))
})

test('what says nothing about a person stays: kinds, counters, empty fields, keys of messages', () => {
  const harmless = {
    type: 'form.submitted',
    kind: 'network',
    attempt: 2,
    name: '',
    errors: { name: 'nameRequired' },
    consent: true,
    me: null,
  }
  expect(masked(harmless)).toEqual(harmless)
})

test.each([
  [{ code: 'wrongOtp' }, 'wrongOtp'],
  [{ error: { code: 'wrongOtp', message: 'Asha' } }, 'wrongOtp'],
  [{ problem: 'tooManyRequests' }, 'tooManyRequests'],
])('the code of a failure stays: %j', (given, code) => {
  expect(JSON.stringify(masked(given))).toContain(code)
  expect(JSON.stringify(masked(given))).not.toContain('Asha')
})

test.each(['654321', 'asha', 'Asha Rao', 'ABCD-EFGH', 'a1B2'])(
  'the code that a visitor types does not: %s',
  (code) => expect(masked({ code })).toEqual({ code: `•••• (${code.length})` }),
)

test('what is masked already stays as it is: the public inspector’s side masks twice', () => {
  const once = masked({ name: 'Asha Rao', rate: 14 })
  expect(masked(once)).toEqual(once)
})

test('a circle ends', () => {
  const circle: Record<string, unknown> = {}
  circle.again = circle
  expect(JSON.stringify(masked(circle))).toContain('…')
})

describe('a message of the protocol', () => {
  const of = (more: object) =>
    // Only what masking reads.
    maskedMessage({
      sessionId: 'x:1',
      rootId: 'x:0',
      createdAt: '0',
      id: '',
      _version: '1',
      ...more,
    } as StatelyInspectionEvent)

  test('keeps the state, masks context, output, error and input', () => {
    const snapshot = {
      status: 'done',
      value: { provingNumber: 'enteringMobile' },
      context: { mobile: '9876543210' },
      output: '654321',
      error: { said: 'Asha' },
      input: { name: 'Asha' },
    }
    expect(
      of({ type: '@xstate.snapshot', event: { type: 'otp.filled', otp: '654321' }, snapshot }),
    ).toMatchObject({
      event: { type: 'otp.filled', otp: '•••• (6)' },
      snapshot: {
        status: 'done',
        value: { provingNumber: 'enteringMobile' },
        context: { mobile: '•••• (10)' },
        output: '•••• (6)',
        error: { said: '•••• (4)' },
        input: { name: '•••• (4)' },
      },
    })
  })

  test('is plain data, so that a channel can carry it', () => {
    const actor = { snapshot: { status: 'active', context: {}, toJSON: () => ({ status: 'active' }) } }
    expect(() => structuredClone(of({ type: '@xstate.actor', name: 'otpLogin', ...actor }))).not.toThrow()
  })
})

/** What people type in the cases of the machines, and what servers and devices say of them. */
const PERSONAL = /Asha|Rao|\d{6,}|@example|Piles|Andheri|\d\d\.\d{2,}/

/** Every event of a machine's cases and every context that its paths lead to. */
function dataOf({ machine, testModel }: CataloguedMachine): unknown[] {
  const start = passiveMachine(machine, testModel)
  const contexts = pathsOf(machine, testModel)
    .slice(0, 80)
    .flatMap((path) => {
      const { actor, stop } = start()
      const seen = path.map(({ event }) => {
        actor.send(event)
        return actor.getSnapshot().context as unknown
      })
      stop()
      return seen
    })
  return [...testModel.events.map(({ event }) => event), ...contexts]
}

describe('nothing personal of any machine’s cases passes', () => {
  const all = MACHINES.map((one) => ({ machine: one.machine, data: dataOf(one) }))

  test('the cases do hold such data', () => {
    expect(all.filter(({ data }) => PERSONAL.test(JSON.stringify(data))).length).toBeGreaterThan(5)
  })
  test.each(all.map(({ machine, data }) => [machine.id, data]))('%s', (_, data) => {
    expect(JSON.stringify(data.map(masked))).not.toMatch(PERSONAL)
  })
})
