import { machineNamed } from '@/devtools/machineCatalogue'
import { chartOf } from '@/devtools/proof/chartOf'
import { chartHash } from '@/machines/chartPlaces'
import type { LoggedEvent } from '@/model/page/problemReport'
import { reportSpec } from './reportSpec'

const { machine } = machineNamed('leadForm')
const { transitions } = chartOf(machine)
const placeOf = (name: string) => transitions.findIndex(({ id }) => id === `leadForm.${name}`)
const HASH = chartHash(machine)

const report = (events: readonly LoggedEvent[], hash = HASH) => ({
  ...{ id: '0193c000-0000-7000-8000-000000000001', pageType: 'Home', release: 'r-1' },
  log: {
    pageType: 'Home',
    actors: [
      ['leadForm', hash],
      ['session', 'x'],
    ] as const,
    events,
  },
})
const NAMED: LoggedEvent = [0, [placeOf('idle | field.changed')], 'name']
const REFUSED: LoggedEvent = [0, [placeOf('idle | form.submitted'), placeOf('validating | always')]]
const SENT: LoggedEvent = [0, [placeOf('idle | form.submitted'), placeOf('validating | always [isComplete]')]]

test('a report becomes a file for Playwright that says where it comes from', () => {
  const { text, machineId, others, remarks } = reportSpec(report([NAMED, REFUSED]))
  expect([machineId, others]).toEqual(['leadForm', ['session']])
  expect(text).toContain("await walk.step('types a name', 'idle.editing')")
  expect(text).toContain("await walk.step('sends the form', 'idle.invalid')")
  expect(text).toContain('npm run paths -- report 0193c000-0000-7000-8000-000000000001')
  expect(text).toContain('on a page of type Home, release r-1')
  expect(remarks).toEqual(['All 2 events are followed in 2 steps.'])
})

test('it says where it cannot be followed, and why; the last step is what the machine does instead', () => {
  const { text, remarks } = reportSpec(report([NAMED, SENT, [0, [placeOf('submitting | submitLead done')]]]))
  expect(remarks.join(' ')).toMatch(
    /^Event 2 of 3 cannot be followed\. The log says: .*\[isComplete\]\. The machine takes instead/,
  )
  for (const remark of remarks) expect(text).toContain(` * ${remark}`)
  expect(text).toContain("await walk.step('sends the form', 'idle.invalid')")
})

test.each([
  ['without a log', { ...report([]), log: undefined }, undefined, /no log/],
  ['of another chart', report([NAMED], 'another'), undefined, /another chart by now: check out release r-1/],
  ['about another machine', report([NAMED]), 'otpLogin', /the log tells of leadForm, session alone/],
])('a report %s is none', (_, read, requestedId, words) =>
  expect(() => reportSpec(read, requestedId)).toThrow(words),
)

test('what stands in a report ends no comment', () => {
  const { text } = reportSpec({ ...report([NAMED]), release: '*/ process.exit() /*', pageType: '*/x' })
  expect(text.indexOf('*/')).toBe(text.indexOf('*/\nimport'))
})
