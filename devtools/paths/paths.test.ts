import { chartOf } from '@/devtools/proof/chartOf'
import { graphOf } from '@/devtools/proof/machinePaths'
import { innermostStates, statePaths } from '@/devtools/proof/machineShape'
import { IN_BROWSER } from '@/tests/browser/browserTestModels'
import { MACHINES, type MachineId, machineNamed } from '@/devtools/machineCatalogue'
import { statesOf } from '@/machines/chartPlaces'
import { faultRecipe } from './faultRecipes'
import { type Strategy, knowsState, pathCases } from './pathCases'
import { requestedDataCases } from './dataCases'
import { FORMATS, writtenCases } from './pathFormats'
import { testCasesOf } from './testCases'
import { coverageOf, crossedChart, walkedIn } from './pathCoverage'

const leadForm = machineNamed('leadForm')
const casesBy = (strategy: Strategy, to?: string) => pathCases(leadForm, { strategy, to })

test('a state is named with those around it', () => {
  expect(statePaths('idle')).toEqual(['idle'])
  expect(statePaths({ idle: { invalid: 'a' }, side: 'b' })).toEqual([
    'idle',
    'idle.invalid',
    'idle.invalid.a',
    'side',
    'side.b',
  ])
  expect(innermostStates({ idle: { invalid: 'a' }, side: 'b' })).toBe('idle.invalid.a + side.b')
})

describe('test cases of the lead form', () => {
  test('the fewest walks take every transition, in people’s words', () => {
    const cases = casesBy('transition-cover')
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    // A case that is asked for in another way is the same case.
    const [found] = cases.filter(({ steps }) => steps.length === 3)
    expect(casesBy('transition-cover').find(({ id }) => id === found?.id)).toEqual(found)
    expect(cases.length).toBeLessThan(casesBy('shortest').length)
    expect(cases.flatMap(({ steps }) => steps).find(({ event }) => event === 'form.submitted')?.does).toBe(
      'sends the form',
    )
  })

  test('the shortest walks lead to every state once', () => {
    const cases = casesBy('shortest')
    const ends = cases.map(({ steps }) => JSON.stringify(steps.map(({ event, does }) => [event, does])))
    expect(new Set(ends).size).toBe(ends.length)
    expect(ends.length).toBeGreaterThan(20)
    const reached = new Set(cases.flatMap(({ steps }) => steps.flatMap(({ states }) => states)))
    const [, ...states] = statesOf(leadForm.machine).map(({ path }) => path.join('.'))
    // It stays in this one only for the moment of a transition.
    expect([...reached].sort()).toEqual(states.filter((state) => state !== 'validating').sort())
  })

  test('simple walks never come to the same place twice, and are bounded', () => {
    const cases = casesBy('simple')
    expect(cases.length).toBe(200)
    const [start] = graphOf(leadForm.machine, leadForm.testModel).keys()
    for (const { steps } of cases) {
      const keys = [start, ...steps.map(({ key }) => key)]
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('those that end in a state end there, and only there', () => {
    for (const strategy of ['shortest', 'transition-cover'] as const)
      for (const { steps } of casesBy(strategy, 'idle.failed')) {
        expect(steps.at(-1)?.states).toContain('idle.failed')
        expect(steps.slice(0, -1).some(({ states }) => states.includes('idle.failed'))).toBe(false)
      }
    expect(casesBy('shortest', 'idle.failed').length).toBeGreaterThan(0)
  })

  test('a state that is none is known as such', () => {
    expect(knowsState(leadForm, 'idle.failed')).toBe(true)
    expect(knowsState(leadForm, 'idle.nowhere')).toBe(false)
  })

  test.each(FORMATS)('written as %s, every step of every case is there', (format) => {
    const walks = casesBy('transition-cover')
    const cases = testCasesOf(leadForm, walks)
    const text = writtenCases(format, { machineId: 'leadForm', description: 'A form.', cases, walks })
    for (const { id, steps } of cases) {
      expect(text).toContain(id)
      for (const { does } of steps) expect(text.toLowerCase()).toContain(does.toLowerCase())
    }
  })
})

test('a step names what is entered, and Gherkin who does it', () => {
  const cases = testCasesOf(leadForm, casesBy('transition-cover'))
  const text = writtenCases('gherkin', { machineId: 'leadForm', description: 'A form.', cases })
  expect(text).toContain('    When the visitor types a name: “Asha Rao”\n')
  expect(text).toContain('    When the visitor sends the form\n')
  expect(text).toContain('    When the lead is stored\n')
})

test('a fault that nobody can make by hand says so, and where it is proven', () => {
  const recipe = (machine: MachineId, does: string, actor: string) =>
    faultRecipe(machineNamed(machine), { does, event: `xstate.error.actor.${actor}` })
  const model = 'bookAppointment'
  expect(recipe(model, 'the countdown breaks', 'resendTimer')).toContain(`machines/${model}/${model}.test.ts`)
  expect(recipe(model, 'the hold is over', 'book')).toBe('Wait until the place was kept for ten minutes.')
  expect(recipe('staffLogin', 'it is refused', 'askPasskey')).toContain('a passkey that was removed')
  expect(recipe('selfieCapture', 'there is no camera', 'holdCamera')).toContain('Disconnect the camera')
  // Each fault of a call has a recipe of its own.
  const kinds = MACHINES.flatMap(({ machine, testModel }) =>
    IN_BROWSER[machine.id] && 'notWalked' in (IN_BROWSER[machine.id] ?? {})
      ? []
      : Object.entries(testModel.outcomes ?? {}).flatMap(([actor, outcomes]) =>
          outcomes.flatMap((one) =>
            'error' in one && !(one.error instanceof Error)
              ? [[machine.id, recipe(machine.id as MachineId, one.label, actor)] as const]
              : [],
          ),
        ),
  )
  expect(kinds.filter(([, text]) => text?.startsWith('Cannot be made by hand'))).toEqual([])
})

describe.each(MACHINES.map((one) => [one.machine.id, one] as const))('the cases of %s', (_, one) => {
  const cases = testCasesOf(one, pathCases(one, { strategy: 'transition-cover' }))

  test('take every transition of its chart, each with a title of its own', () => {
    expect(cases.length).toBeGreaterThan(0)
    const titles = cases.map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('expect another text wherever the state has changed, and none with a place that the page fills in', () => {
    const unchanged = cases.flatMap(({ id, steps }) =>
      steps
        .filter(({ state, expected }, at) => {
          const before = steps[at - 1]
          return before !== undefined && before.state !== state && before.expected === expected
        })
        .map(({ does, expected }) => `${id}: ${does}: ${expected}`),
    )
    expect(unchanged).toEqual([])
    const texts = cases.flatMap(({ steps }) => steps.map(({ expected }) => expected))
    expect(texts.filter((text) => /\{\w+\}/.test(text) || text.trim() === '')).toEqual([])
  })
})

describe('what a run has walked', () => {
  const walk = (ok: boolean, ...ids: string[]) => ({
    title: 'a walk',
    ok,
    tests: [{ annotations: [{ type: 'walked', description: JSON.stringify(ids) }] }],
  })
  const SUBMITTED = 'leadForm.idle | form.submitted'

  test('is counted where the walk passed', () => {
    const report = {
      suites: [{ specs: [walk(true, SUBMITTED), walk(false, 'leadForm.submitting | field.changed')] }],
    }
    expect(walkedIn(report)).toEqual([SUBMITTED])
  })

  test('covers the transitions, and the states they lead to', () => {
    const coverage = coverageOf(chartOf(leadForm.machine), [SUBMITTED])
    expect([...coverage.walked]).toEqual([SUBMITTED])
    expect(coverage.states.filter((id) => coverage.entered.has(id))).toEqual([
      'leadForm.idle',
      'leadForm.idle.editing',
      'leadForm.validating',
    ])
    expect(coverage.transitions).toEqual(chartOf(leadForm.machine).transitions.map(({ id }) => id))
  })

  test('is drawn without a cross, the rest with one', () => {
    const { transitions } = crossedChart(chartOf(leadForm.machine), new Set([SUBMITTED]))
    expect(transitions.find(({ id }) => id === SUBMITTED)?.event).toBe('form.submitted')
    expect(transitions.filter(({ event }) => event.startsWith('✗ '))).toHaveLength(transitions.length - 1)
  })
})

describe('cases of data', () => {
  test('are those of a page’s form, or all that a machine has', () => {
    expect(requestedDataCases('leadForm', {})).toBeUndefined()
    const all = requestedDataCases('leadForm', { data: true }) ?? []
    const ofPage = requestedDataCases('leadForm', { page: 'condition' }) ?? []
    expect(ofPage.length).toBeGreaterThan(0)
    expect(ofPage.length).toBeLessThan(all.length)
  })

  test('are refused where there are none', () => {
    expect(() => requestedDataCases('menu', { data: true })).toThrow('menu has no data tables')
    expect(() => requestedDataCases('menu', { page: 'condition' })).toThrow('name a lead form, not menu')
    expect(() => requestedDataCases('leadForm', { page: 'nowhere' })).toThrow('no page has such a form')
  })
})
